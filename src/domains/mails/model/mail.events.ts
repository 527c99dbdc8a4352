import { event } from '#platform/shared/events.ts';

export const mailEvents = {
  'mail.resent': event<{ kind: string; copyGuid: string }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    mails: typeof mailEvents;
  }
}
