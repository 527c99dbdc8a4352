import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'access.denied': {
    log: ({ who, refused, mustProve }) =>
      `${who} ${refused ? `tried to ${refused}` : 'tried something'}, but ${mustProve ? 'had to confirm their identity first' : 'had no access'}.`,
    own: ({ refused, mustProve }) =>
      mustProve
        ? `You wanted to ${refused || 'do something'}. You were asked to confirm your identity first.`
        : `You tried to ${refused || 'do something'}, but you do not have access.`,
  },
  'audit.exported': {
    log: ({ who }) => `${who} downloaded the log.`,
  },
};
