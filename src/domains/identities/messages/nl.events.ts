import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { identityEvents } from '../model/identity.events.ts';

export const nl = {
  'user.identity_linked': {
    log: ({ what }: Told) => `Een ander account is gekoppeld aan dat van ${what}.`,
    own: 'U heeft een andere manier van inloggen gekoppeld.',
  },
  'user.identity_unlinked': {
    log: ({ what }: Told) => `Een ander account is losgekoppeld van dat van ${what}.`,
    own: 'U heeft een andere manier van inloggen losgekoppeld.',
  },
} satisfies WordsOf<typeof identityEvents>;
