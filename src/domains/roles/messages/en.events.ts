import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'role.created': {
    log: ({ who, what, isKnown }) => `${who} created ${isKnown ? `the role ${what}` : what}.`,
  },
  'role.changed': {
    log: ({ who, what, isKnown }) => `${who} changed ${isKnown ? `the role ${what}` : what}.`,
  },
  'role.deleted': {
    log: ({ who, what, isKnown }) => `${who} deleted ${isKnown ? `the role ${what}` : 'a role'}.`,
  },
  'session.view_started': {
    log: ({ who }) => `${who} started viewing the site with another role.`,
    own: 'You started viewing the site with another role.',
  },
  'session.view_stopped': {
    log: ({ who }) => `${who} went back to viewing the site with their own rights.`,
    own: 'You went back to viewing the site with your own rights.',
  },
};
