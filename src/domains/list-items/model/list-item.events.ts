import { event } from '#platform/shared/events.ts';

export const listItemEvents = {
  'listitem.created': event<{ type: string; parentGuids: readonly string[] }>(),
  'list.items_appeared': event({ by: 'platform' }),
  'list.day_began': event({ by: 'platform' }),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    'list-items': typeof listItemEvents;
  }
}
