import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'user.created': {
    log: ({ who, what }) => `${who} created the account of ${what}.`,
    short: 'Account created',
    own: 'You created an account.',
  },
  'user.changed': {
    log: ({ who, what }) => `${who} changed the account of ${what}.`,
    short: 'Account changed by an admin',
    own: 'You changed an account.',
  },
  'user.profile_changed': {
    log: ({ who }) => `${who} changed their own profile.`,
    short: 'Profile changed',
    own: 'You changed your profile or preferences.',
  },
  'user.activated': {
    log: ({ who, what }) => `${who} activated the account of ${what}.`,
    short: 'Account activated',
    own: 'You activated an account.',
  },
  'user.deactivated': {
    log: ({ who, what }) => `${who} deactivated the account of ${what}.`,
    short: 'Account deactivated',
    own: 'You deactivated an account.',
  },
  'user.exported': {
    log: ({ who, count }) => `${who} downloaded a list of ${count} ${count === 1 ? 'user' : 'users'}.`,
    short: 'List of users downloaded',
    own: 'You downloaded a list of accounts.',
  },
  'user.deletion_asked': {
    log: ({ who }) => `${who} asked to delete their own account.`,
    short: 'Asked to delete the account',
    own: 'You asked to delete your account.',
  },
  'user.deletion_withdrawn': {
    log: ({ who }) => `${who} decided to keep their own account.`,
    short: 'Decided to keep the account',
    own: 'You decided to keep your account.',
  },
  'user.deletion_planned': {
    log: ({ who, what }) => `${who} is having the account of ${what} deleted.`,
    short: 'Deletion of the account planned',
    own: 'You are having an account deleted.',
  },
  'user.deletion_cancelled': {
    log: ({ who, what }) => `${who} decided to keep the account of ${what} after all.`,
    short: 'Account kept',
    own: 'You decided to keep an account after all.',
  },
  'user.erased': {
    log: ({ who }) => `${who} erased an account, as requested.`,
  },
};
