import { event } from '#platform/shared/events.ts';

/** A setting in an event: what it was and what it became, or only that it changed. */
export interface RecordedChange {
  key: string;
  from?: unknown;
  to?: unknown;
}

export const settingsEvents = {
  'settings.changed': event<RecordedChange | { changes: readonly RecordedChange[] }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    settings: typeof settingsEvents;
  }
}
