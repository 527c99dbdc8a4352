import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'asset.created': {
    log: ({ who, what, isKnown }) => `${who} uploaded ${isKnown ? `the file ${what}` : what}.`,
  },
};
