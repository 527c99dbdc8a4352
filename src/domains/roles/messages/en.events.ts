import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'role.created': {
    log: ({ who, what, isKnown }) => `${who} made ${isKnown ? `the role ${what}` : what}.`,
    short: 'Role created',
    own: 'You made a role.',
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
    log: ({ who }) => `${who} began to look at the site with another role.`,
    short: 'Looked at the site with another role',
    own: 'You began to look at the site with another role.',
  },
  'session.view_stopped': {
    log: ({ who }) => `${who} looks at the site with their own rights again.`,
    short: 'Went on with their own rights',
    own: 'You look at the site with your own rights again.',
  },
};
