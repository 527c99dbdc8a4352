import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { listItemEvents } from '../model/list-item.events.ts';

export const nl = {
  'listitem.created': {
    log: ({ who, what, isKnown }: Told) => `${who} maakte ${isKnown ? `het bericht ${what}` : what}.`,
  },
  'list.items_appeared': {
    log: ({ who }: Told) => `${who} liet berichten zien waarvan de dag was gekomen.`,
  },
  'list.day_began': {
    log: ({ who }: Told) => `${who} werkte lijsten bij omdat er een nieuwe dag begon.`,
  },
} satisfies WordsOf<typeof listItemEvents>;
