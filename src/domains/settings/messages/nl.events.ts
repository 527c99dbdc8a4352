import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { settingsEvents } from '../model/settings.events.ts';

export const nl = {
  'settings.changed': {
    log: ({ who, names, nameCount }: Told) =>
      nameCount > 1
        ? `${who} wijzigde ${nameCount} instellingen: ${names}.`
        : `${who} wijzigde ${names ? `de instelling ${names}` : 'een instelling'}.`,
  },
} satisfies WordsOf<typeof settingsEvents>;
