import { event } from '#platform/shared/events.ts';

export const identityEvents = {
  'user.identity_linked': event<{ issuer: string }>({ isSecurity: true }),
  'user.identity_unlinked': event<{ issuer: string }>({ isSecurity: true }),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    identities: typeof identityEvents;
  }
}
