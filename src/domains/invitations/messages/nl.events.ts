import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { invitationEvents } from '../model/invitation.events.ts';

export const nl = {
  'invitation.sent': {
    log: ({ who, what }: Told) => `${who} nodigde ${what} uit.`,
  },
  'invitation.resent': {
    log: ({ who, what }: Told) => `${who} stuurde de uitnodiging voor ${what} opnieuw.`,
  },
  'invitation.link_made': {
    log: ({ who, what }: Told) => `${who} kopieerde de link van de uitnodiging van ${what}.`,
  },
  'invitation.revoked': {
    log: ({ who, what }: Told) => `${who} trok de uitnodiging voor ${what} in.`,
  },
  'invitation.accepted': {
    log: ({ what }: Told) => `De uitnodiging voor ${what} is geaccepteerd.`,
    own: 'U heeft een uitnodiging aangenomen.',
  },
  'invitation.declined': {
    log: ({ what }: Told) => `De uitnodiging voor ${what} is geweigerd.`,
    own: 'U heeft een uitnodiging geweigerd.',
  },
  'invitation.asked': {
    log: ({ what }: Told) => `Iemand vroeg om een nieuwe uitnodiging voor ${what}.`,
    own: 'U heeft om een nieuwe uitnodiging gevraagd.',
  },
} satisfies WordsOf<typeof invitationEvents>;
