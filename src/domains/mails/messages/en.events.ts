import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'mail.resent': {
    log: ({ who, what }) => `${who} sent an email again: ${what}.`,
  },
};
