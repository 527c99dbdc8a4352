import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'session.started': {
    log: ({ what }) => `${what} signed in.`,
    short: 'Signed in',
    own: 'You signed in.',
  },
  'session.refused': {
    log: ({ what, isKnown }) =>
      isKnown ? `Somebody failed to sign in as ${what}.` : 'Somebody failed to sign in: there is no such account.',
    short: 'Sign-in refused',
    own: 'Signing in with your email address failed.',
  },
  'session.ended': {
    log: ({ what }) => `${what} signed out on one device.`,
    short: 'Signed out',
    own: 'You signed out on a device.',
  },
  'session.others_ended': {
    log: ({ who }) => `${who} signed out on all other devices.`,
    short: 'Other devices signed out',
    own: 'You signed out your other devices.',
  },
  'session.all_ended': {
    log: ({ who, what, isKnown }) => (isKnown ? `${who} signed ${what} out everywhere.` : `${who} signed everybody out.`),
    short: 'Signed out everywhere by an admin',
    own: 'You signed somebody out everywhere.',
    toOwner: 'You were signed out everywhere.',
  },
  'session.proved': {
    log: ({ who }) => `${who} confirmed their identity again.`,
    short: 'Identity confirmed again',
    own: 'You confirmed your identity again.',
  },
  'session.proof_refused': {
    log: ({ who }) => `${who} failed to confirm their identity again.`,
    short: 'Identity not confirmed',
    own: 'You could not confirm your identity.',
  },
  'second_factor.reset': {
    log: ({ who, what }) => `${who} switched off two-step sign-in for ${what}.`,
    short: 'Second step switched off',
    own: 'You switched off two-step sign-in for somebody.',
    toOwner: 'An admin switched off two-step sign-in.',
  },
  'user.reset_asked': {
    log: ({ what }) => `A new password was requested for the account of ${what}.`,
    short: 'New password requested',
    own: 'Somebody requested a new password for your account.',
  },
  'user.reset_sent': {
    log: ({ who, what }) => `${who} sent ${what} a link to choose a new password.`,
    short: 'Link for a new password sent',
    own: 'You sent somebody a link to choose a new password.',
    toOwner: 'An admin sent you a link to choose a new password.',
  },
  'user.password_set': {
    log: ({ what }) => `${what} chose a password.`,
    short: 'Password chosen',
    own: 'You chose a password.',
  },
  'user.password_changed': {
    log: ({ what }) => `${what} changed their password.`,
    short: 'Password changed',
    own: 'You changed your password.',
  },
  'user.password_reset': {
    log: ({ what }) => `${what} chose a new password with a link from an email.`,
    short: 'New password chosen',
    own: 'You chose a new password with a link from an email.',
  },
  'user.email_verified': {
    log: ({ what }) => `${what} confirmed their email address.`,
    short: 'Email address confirmed',
    own: 'You confirmed your email address.',
  },
  'user.email_change_asked': {
    log: ({ what }) => `${what} asked to change their email address.`,
    short: 'Change of email address requested',
    own: 'You asked to change your email address.',
  },
  'user.email_change_cancelled': {
    log: ({ what }) => `${what} cancelled the change of email address.`,
    short: 'Change of email address cancelled',
    own: 'You cancelled the change of your email address.',
  },
  'user.email_changed': {
    log: ({ what }) => `${what} has a new email address.`,
    short: 'Email address changed',
    own: 'Your email address was changed.',
  },
  'user.recovered': {
    log: ({ what }) => `${what} reported that somebody else had access to the account, and recovered it.`,
    short: 'Account recovered',
    own: 'You reported that somebody else had access to your account. Everybody was signed out.',
  },
  'user.email_reverted': {
    log: ({ what }) => `${what} got their previous email address back.`,
    short: 'Previous email address restored',
    own: 'Your previous email address was restored. Everybody was signed out.',
  },
};
