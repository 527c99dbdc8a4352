import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { invitationEvents } from '../model/invitation.events.ts';

export const nl = {
  'invitation.sent': {
    log: ({ who, what }: Told) => `${who} nodigde ${what} uit.`,
    short: 'Iemand uitgenodigd',
    own: 'U heeft iemand uitgenodigd.',
  },
  'invitation.resent': {
    log: ({ who, what }: Told) => `${who} stuurde de uitnodiging voor ${what} opnieuw.`,
    short: 'Uitnodiging opnieuw gestuurd',
    own: 'U heeft een uitnodiging opnieuw gestuurd.',
  },
  'invitation.link_made': {
    log: ({ who, what }: Told) => `${who} kopieerde de link van de uitnodiging van ${what}.`,
    short: 'Link van een uitnodiging gekopieerd',
    own: 'U heeft de link van een uitnodiging gekopieerd.',
  },
  'invitation.revoked': {
    log: ({ who, what }: Told) => `${who} trok de uitnodiging voor ${what} in.`,
    short: 'Uitnodiging ingetrokken',
    own: 'U heeft een uitnodiging ingetrokken.',
  },
  'invitation.accepted': {
    log: ({ what }: Told) => `De uitnodiging voor ${what} is geaccepteerd.`,
    short: 'Uitnodiging aangenomen',
    own: 'U heeft een uitnodiging aangenomen.',
  },
  'invitation.declined': {
    log: ({ what }: Told) => `De uitnodiging voor ${what} is geweigerd.`,
    short: 'Uitnodiging geweigerd',
    own: 'U heeft een uitnodiging geweigerd.',
  },
  'invitation.asked': {
    log: ({ what }: Told) => `Iemand vroeg om een nieuwe uitnodiging voor ${what}.`,
    short: 'Om een nieuwe uitnodiging gevraagd',
    own: 'U heeft om een nieuwe uitnodiging gevraagd.',
  },
} satisfies WordsOf<typeof invitationEvents>;
