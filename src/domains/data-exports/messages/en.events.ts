import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'data_export.asked': {
    log: ({ who, what }) => `${who} asked for the data of ${what}.`,
    short: 'Asked for a copy of the data',
    own: 'You asked for a copy of your data.',
  },
  'data_export.made': {
    log: ({ what }) => `The data of ${what} is ready to download.`,
    short: 'Copy of the data made',
  },
  'data_export.downloaded': {
    log: ({ who, what }) => `${who} downloaded the data of ${what}.`,
    short: 'Copy of the data downloaded',
    own: 'You downloaded a copy of your data.',
  },
};
