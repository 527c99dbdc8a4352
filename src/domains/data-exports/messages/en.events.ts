import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'data_export.asked': {
    log: ({ who, what }) => `${who} asked for the data of ${what}.`,
    own: ({ what, isOwn }) => `You asked for a copy of ${isOwn ? 'your data' : `the data of ${what}`}.`,
  },
  'data_export.made': {
    log: ({ what }) => `The data of ${what} is ready to download.`,
  },
  'data_export.downloaded': {
    log: ({ who, what }) => `${who} downloaded the data of ${what}.`,
    own: ({ what, isOwn }) => `You downloaded a copy of ${isOwn ? 'your data' : `the data of ${what}`}.`,
  },
};
