import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'listitem.created': {
    log: ({ who, what, isKnown }) => `${who} created ${isKnown ? `the item ${what}` : what}.`,
  },
  'list.items_appeared': {
    log: ({ who }) => `${who} published items whose date had arrived.`,
  },
  'list.day_began': {
    log: ({ who }) => `${who} updated lists because a new day began.`,
  },
};
