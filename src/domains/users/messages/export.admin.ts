/** The words in a list of users that was taken out as a file. The server alone writes them. */
const nl = {
  fileName: 'gebruikers',
  active: 'Actief',
  inactive: 'Inactief',
  columns: [
    'Naam',
    'Achternaam',
    'E-mailadres',
    'Soort account',
    'Rollen',
    'Status',
    'Voorwaarden',
    'Gemaakt op',
    'Laatst actief',
  ] as string[],
  kinds: {
    Admin: 'Beheerder',
    Mett: 'Productmedewerker',
    ContentManager: 'Contentmanager',
    Developer: 'Ontwikkelaar',
    Standard: 'Standaard',
  },
};

const en: typeof nl = {
  fileName: 'users',
  active: 'Active',
  inactive: 'Inactive',
  columns: ['Name', 'Last name', 'Email address', 'Account kind', 'Roles', 'Status', 'Terms', 'Created on', 'Last active'],
  kinds: { Admin: 'Admin', Mett: 'Product staff', ContentManager: 'Content manager', Developer: 'Developer', Standard: 'Standard' },
};

export const exportMessages = { nl, en };
