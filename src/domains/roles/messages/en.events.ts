import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'role.created': {
    log: ({ who, what, isKnown }) => `${who} created ${isKnown ? `the role ${what}` : what}.`,
    short: 'Role created',
    own: 'You created a role.',
  },
  'role.changed': {
    log: ({ who, what, isKnown }) => `${who} changed ${isKnown ? `the role ${what}` : what}.`,
    short: 'Role changed',
    own: 'You changed a role.',
  },
  'role.deleted': {
    log: ({ who, what, isKnown }) => `${who} deleted ${isKnown ? `the role ${what}` : 'a role'}.`,
    short: 'Role deleted',
    own: 'You deleted a role.',
  },
  'session.view_started': {
    log: ({ who }) => `${who} started viewing the site with another role.`,
    short: 'Viewed the site with another role',
    own: 'You started viewing the site with another role.',
  },
  'session.view_stopped': {
    log: ({ who }) => `${who} went back to viewing the site with their own rights.`,
    short: 'Back to their own rights',
    own: 'You went back to viewing the site with your own rights.',
  },
};
