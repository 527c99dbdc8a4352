import { event } from '#platform/shared/events.ts';

export const auditEvents = {
  'audit.exported': event<{ fields: readonly string[] }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    audit: typeof auditEvents;
  }
}
