import { event } from '#platform/shared/events.ts';
import type { namedIn } from './property.ts';

/** What can be removed leaves its own name behind. */
type Named = ReturnType<typeof namedIn>;

export const propertyEvents = {
  'property.defined': event<Named>(),
  'property.redefined': event<Named>(),
  'property.removed': event<Named>(),
  'property.activated': event<Named>(),
  'property.deactivated': event<Named>(),
  'property.ordered': event<{ keys: readonly string[] }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    properties: typeof propertyEvents;
  }
}
