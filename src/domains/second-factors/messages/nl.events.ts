import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { secondFactorEvents } from '../model/second-factor.events.ts';

export const nl = {
  'second_factor.authenticator_added': {
    log: ({ who }: Told) => `${who} voegde een code-app toe.`,
    own: 'U heeft een code-app toegevoegd.',
  },
  'second_factor.authenticator_removed': {
    log: ({ who }: Told) => `${who} zette de code-app uit.`,
    own: 'U heeft de code-app uitgezet.',
  },
  'second_factor.passkey_added': {
    log: ({ who }: Told) => `${who} voegde een passkey toe.`,
    own: 'U heeft een passkey toegevoegd.',
  },
  'second_factor.passkey_renamed': {
    log: ({ who }: Told) => `${who} gaf een passkey een andere naam.`,
    own: 'U heeft een passkey een andere naam gegeven.',
  },
  'second_factor.passkey_removed': {
    log: ({ who }: Told) => `${who} verwijderde een passkey.`,
    own: 'U heeft een passkey verwijderd.',
  },
  'second_factor.codes_renewed': {
    log: ({ who }: Told) => `${who} maakte nieuwe herstelcodes.`,
    own: 'U heeft nieuwe herstelcodes gemaakt.',
  },
  'second_factor.recovery_code_used': {
    log: ({ what }: Told) => `${what} gebruikte een herstelcode.`,
    own: 'U heeft ingelogd met een herstelcode.',
  },
} satisfies WordsOf<typeof secondFactorEvents>;
