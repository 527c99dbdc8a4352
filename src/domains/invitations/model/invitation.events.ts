import { event } from '#platform/shared/events.ts';

export const invitationEvents = {
  'invitation.sent': event(),
  'invitation.resent': event(),
  'invitation.link_made': event(),
  'invitation.revoked': event(),
  'invitation.accepted': event<{ user: string; isNew: boolean }>(),
  'invitation.declined': event(),
  'invitation.asked': event(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    invitations: typeof invitationEvents;
  }
}
