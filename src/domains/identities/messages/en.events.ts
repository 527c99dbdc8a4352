import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'user.identity_linked': {
    log: ({ what }) => `Another account was linked to that of ${what}.`,
    short: 'Other way of signing in linked',
    own: 'You linked another way to sign in.',
  },
  'user.identity_unlinked': {
    log: ({ what }) => `Another account was unlinked from that of ${what}.`,
    short: 'Other way of signing in unlinked',
    own: 'You unlinked another way to sign in.',
  },
};
