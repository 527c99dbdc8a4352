import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'access.denied': {
    log: ({ who, refused, mustProve }) =>
      `${who} ${refused ? `tried to ${refused}` : 'tried something'}, but ${mustProve ? 'first had to prove who they are' : 'had no access'}.`,
    short: 'Access refused',
    own: 'You wanted to do something that you have no access to.',
  },
  'audit.exported': {
    log: ({ who }) => `${who} downloaded the log.`,
    short: 'Log downloaded',
    own: 'You downloaded the log.',
  },
};
