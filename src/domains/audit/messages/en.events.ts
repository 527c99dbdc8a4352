import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'access.denied': {
    log: ({ who, refused, mustProve }) =>
      `${who} ${refused ? `tried to ${refused}` : 'tried something'}, but ${mustProve ? 'had to confirm their identity first' : 'had no access'}.`,
    short: 'Access refused',
    own: 'You tried to do something you do not have access to.',
  },
  'audit.exported': {
    log: ({ who }) => `${who} downloaded the log.`,
    short: 'Log downloaded',
    own: 'You downloaded the log.',
  },
};
