import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { userEvents } from '../model/user.events.ts';

export const nl = {
  'user.created': {
    log: ({ who, what }: Told) => `${who} maakte het account van ${what}.`,
    short: 'Account gemaakt',
    own: 'U heeft een account gemaakt.',
  },
  'user.changed': {
    log: ({ who, what }: Told) => `${who} wijzigde het account van ${what}.`,
    short: 'Account gewijzigd door een beheerder',
    own: 'U heeft een account gewijzigd.',
  },
  'user.profile_changed': {
    log: ({ who }: Told) => `${who} wijzigde het eigen profiel.`,
    short: 'Profiel gewijzigd',
    own: 'U heeft uw profiel of voorkeuren gewijzigd.',
  },
  'user.activated': {
    log: ({ who, what }: Told) => `${who} activeerde het account van ${what}.`,
    short: 'Account geactiveerd',
    own: 'U heeft een account geactiveerd.',
  },
  'user.deactivated': {
    log: ({ who, what }: Told) => `${who} deactiveerde het account van ${what}.`,
    short: 'Account gedeactiveerd',
    own: 'U heeft een account gedeactiveerd.',
  },
  'user.exported': {
    log: ({ who, count }: Told) => `${who} downloadde een lijst van ${count} ${count === 1 ? 'gebruiker' : 'gebruikers'}.`,
    short: 'Lijst met gebruikers gedownload',
    own: 'U heeft een lijst van accounts gedownload.',
  },
  'user.deletion_asked': {
    log: ({ who }: Told) => `${who} vroeg om het eigen account te verwijderen.`,
    short: 'Gevraagd om het account te verwijderen',
    own: 'U heeft gevraagd om uw account te verwijderen.',
  },
  'user.deletion_withdrawn': {
    log: ({ who }: Told) => `${who} wil het eigen account toch houden.`,
    short: 'Besloten het account te houden',
    own: 'U heeft besloten uw account te houden.',
  },
  'user.deletion_planned': {
    log: ({ who, what }: Told) => `${who} laat het account van ${what} verwijderen.`,
    short: 'Verwijderen van het account gepland',
    own: 'U laat een account verwijderen.',
  },
  'user.deletion_cancelled': {
    log: ({ who, what }: Told) => `${who} laat het account van ${what} toch bestaan.`,
    short: 'Account bewaard',
    own: 'U laat een account toch bestaan.',
  },
  'user.erased': {
    log: ({ who }: Told) => `${who} maakte een account leeg, omdat daarom was gevraagd.`,
  },
} satisfies WordsOf<typeof userEvents>;
