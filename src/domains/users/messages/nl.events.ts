import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { userEvents } from '../model/user.events.ts';

const rights: Partial<Record<string, string>> = {
  isAdmin: 'beheerder',
  isContentManager: 'contentmanager',
  isMett: 'productmedewerker',
  isDeveloper: 'ontwikkelaar',
};

const roles = ({ names, count }: Told['rolesGiven']) => `${count === 1 ? 'de rol' : 'de rollen'} ${names}`;

/** Each thing that an admin can change of somebody in its own words; what is left is told by its name. */
function changed({ what, fields, rights: changes, rolesGiven, rolesTaken }: Told): string {
  const parts = changes.map(({ right, isGiven }) => {
    const name = rights[right] ?? right;
    return isGiven ? `maakte ${what} ${name}` : `nam ${what} de rechten van ${name} af`;
  });
  if (rolesGiven.count > 0) parts.push(`gaf ${what} ${roles(rolesGiven)}`);
  if (rolesTaken.count > 0) parts.push(`nam ${what} ${roles(rolesTaken)} af`);
  if (fields || parts.length === 0) parts.push(`wijzigde ${fields ? `van het account van ${what}: ${fields}` : `het account van ${what}`}`);
  return new Intl.ListFormat('nl').format(parts);
}

function received({ rights: changes, rolesGiven }: Pick<Told, 'rights' | 'rolesGiven'>): string {
  const parts = changes.map(({ right }) => `werd ${rights[right] ?? right}`);
  if (rolesGiven.count > 0 || parts.length === 0) parts.push(rolesGiven.count > 0 ? `kreeg ${roles(rolesGiven)}` : 'kreeg rechten');
  return new Intl.ListFormat('nl').format(parts);
}

export const nl = {
  'user.created': {
    log: ({ who, what }: Told) => `${who} maakte het account van ${what}.`,
    own: ({ what, isOwn }: Told) => (isOwn ? 'U heeft uw account gemaakt.' : `U maakte het account van ${what}.`),
  },
  'user.changed': {
    log: (told: Told) => `${told.who} ${changed(told)}.`,
  },
  'user.rights_received': {
    log: ({ what, ...told }: Told) => `${what} ${received(told)} door een uitnodiging.`,
    own: 'U kreeg rechten door een uitnodiging.',
  },
  'user.profile_changed': {
    log: ({ who, fields }: Told) => `${who} wijzigde ${fields ? `in het eigen profiel: ${fields}` : 'het eigen profiel'}.`,
    own: ({ fields }: Told) => (fields ? `U wijzigde in uw profiel of voorkeuren: ${fields}.` : 'U wijzigde uw profiel of voorkeuren.'),
  },
  'user.activated': {
    log: ({ who, what }: Told) => `${who} activeerde het account van ${what}.`,
  },
  'user.deactivated': {
    log: ({ who, what }: Told) => `${who} deactiveerde het account van ${what}.`,
  },
  'user.exported': {
    log: ({ who, count }: Told) => `${who} downloadde een lijst van ${count} ${count === 1 ? 'gebruiker' : 'gebruikers'}.`,
  },
  'user.deletion_asked': {
    log: ({ who }: Told) => `${who} vroeg om het eigen account te verwijderen.`,
    own: 'U heeft gevraagd om uw account te verwijderen.',
  },
  'user.deletion_withdrawn': {
    log: ({ who }: Told) => `${who} wil het eigen account toch houden.`,
    own: 'U heeft besloten uw account te houden.',
  },
  'user.deletion_planned': {
    log: ({ who, what }: Told) => `${who} laat het account van ${what} verwijderen.`,
  },
  'user.deletion_cancelled': {
    log: ({ who, what }: Told) => `${who} laat het account van ${what} toch bestaan.`,
  },
  'user.erased': {
    log: ({ who }: Told) => `${who} maakte een account leeg, omdat daarom was gevraagd.`,
  },
} satisfies WordsOf<typeof userEvents>;
