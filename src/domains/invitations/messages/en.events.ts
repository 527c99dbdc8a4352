import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'invitation.sent': {
    log: ({ who, what }) => `${who} invited ${what}.`,
  },
  'invitation.resent': {
    log: ({ who, what }) => `${who} sent the invitation for ${what} again.`,
  },
  'invitation.link_made': {
    log: ({ who, what }) => `${who} copied the link of the invitation for ${what}.`,
  },
  'invitation.revoked': {
    log: ({ who, what }) => `${who} withdrew the invitation for ${what}.`,
  },
  'invitation.accepted': {
    log: ({ what }) => `The invitation for ${what} was accepted.`,
    own: 'You accepted an invitation.',
  },
  'invitation.declined': {
    log: ({ what }) => `The invitation for ${what} was declined.`,
    own: 'You declined an invitation.',
  },
  'invitation.asked': {
    log: ({ what }) => `Somebody asked for a new invitation for ${what}.`,
    own: 'You asked for a new invitation.',
  },
};
