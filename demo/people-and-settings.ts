/** An invented municipality at the water, and the people to try the platform as. */
export const demoSettings = {
  platformName: { nl: 'Noorderhaven', en: 'Noorderhaven' },
  platformDescription: { nl: 'Gemeente aan het water', en: 'Municipality on the waterfront' },
  organisationName: { nl: 'de gemeente Noorderhaven', en: 'the municipality of Noorderhaven' },
  contactEmail: 'info@noorderhaven.test',
  contactPhone: '14 0299',
  contactAddress: 'Havenkade 1, 1234 AB Noorderhaven',
  dataProtectionEmail: 'privacy@noorderhaven.test',
  showAutoTranslate: true,
};

const nothing = {
  isAdmin: false,
  isContentManager: false,
  isMett: false,
  isDeveloper: false,
  isVerified: true,
  termsOfUseVersionAccepted: 1,
};

/** Staff are administrators too: only who is both gives others the flags of staff and developers. */
export const demoAccounts = [
  { ...nothing, email: 'admin@plein.test', firstName: 'Jan', middleName: '', lastName: 'Boersma', isAdmin: true },
  { ...nothing, email: 'editor@plein.test', firstName: 'Sanne', middleName: 'de', lastName: 'Vries', isContentManager: true },
  { ...nothing, email: 'user@plein.test', firstName: 'Fatima', middleName: '', lastName: 'Aziz' },
  { ...nothing, email: 'staff@plein.test', firstName: 'Ruben', middleName: '', lastName: 'Maas', isAdmin: true, isMett: true },
];
