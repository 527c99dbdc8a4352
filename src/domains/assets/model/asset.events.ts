import { event } from '#platform/shared/events.ts';

export const assetEvents = {
  'asset.created': event<{ kind: string; bytes: number }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    assets: typeof assetEvents;
  }
}
