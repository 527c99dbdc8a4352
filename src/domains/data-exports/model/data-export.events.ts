import { event } from '#platform/shared/events.ts';

export const dataExportEvents = {
  'data_export.asked': event(),
  'data_export.made': event<{ bytes?: number }>({ by: 'platform' }),
  'data_export.downloaded': event(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    'data-exports': typeof dataExportEvents;
  }
}
