import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'settings.changed': {
    log: ({ who, names, nameCount }) =>
      nameCount > 1 ? `${who} changed ${nameCount} settings: ${names}.` : `${who} changed ${names ? `the setting ${names}` : 'a setting'}.`,
  },
};
