import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'user.identity_linked': {
    log: ({ what }) => `Another account was linked to that of ${what}.`,
    own: 'You linked another sign-in method.',
  },
  'user.identity_unlinked': {
    log: ({ what }) => `Another account was unlinked from that of ${what}.`,
    own: 'You unlinked another sign-in method.',
  },
};
