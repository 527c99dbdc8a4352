import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'invitation.sent': {
    log: ({ who, what }) => `${who} invited ${what}.`,
    short: 'Invitation sent',
    own: 'You invited somebody.',
  },
  'invitation.resent': {
    log: ({ who, what }) => `${who} sent the invitation for ${what} again.`,
    short: 'Invitation sent again',
    own: 'You sent an invitation again.',
  },
  'invitation.link_made': {
    log: ({ who, what }) => `${who} copied the link of the invitation for ${what}.`,
    short: 'Invitation link copied',
    own: 'You copied the link of an invitation.',
  },
  'invitation.revoked': {
    log: ({ who, what }) => `${who} withdrew the invitation for ${what}.`,
    short: 'Invitation withdrawn',
    own: 'You withdrew an invitation.',
  },
  'invitation.accepted': {
    log: ({ what }) => `The invitation for ${what} was accepted.`,
    short: 'Invitation accepted',
    own: 'You accepted an invitation.',
  },
  'invitation.declined': {
    log: ({ what }) => `The invitation for ${what} was declined.`,
    short: 'Invitation declined',
    own: 'You declined an invitation.',
  },
  'invitation.asked': {
    log: ({ what }) => `Somebody asked for a new invitation for ${what}.`,
    short: 'New invitation requested',
    own: 'You asked for a new invitation.',
  },
};
