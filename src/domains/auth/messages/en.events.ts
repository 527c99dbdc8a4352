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
    log: ({ who }) => `${who} proved again who they are.`,
    short: 'Proved again who they are',
    own: 'You proved once more who you are.',
  },
  'session.proof_refused': {
    log: ({ who }) => `${who} failed to prove again who they are.`,
    short: 'Proof refused',
    own: 'You could not prove again who you are.',
  },
  'second_factor.reset': {
    log: ({ who, what }) => `${who} switched off two-step sign-in for ${what}.`,
    short: 'Second step switched off',
    own: 'You switched off two-step sign-in for somebody.',
    toOwner: 'An admin switched off two-step sign-in.',
  },
  'user.reset_asked': {
    log: ({ what }) => `A new password was asked for the account of ${what}.`,
    short: 'Asked for a new password',
    own: 'Somebody asked for a new password for your account.',
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
    log: ({ what }) => `${what} asked for another email address.`,
    short: 'Asked for another email address',
    own: 'You asked for another email address.',
  },
  'user.email_changed': {
    log: ({ what }) => `${what} got another email address.`,
    short: 'Email address changed',
    own: 'Your email address was changed.',
  },
  'user.recovered': {
    log: ({ what }) => `${what} reported that somebody else was in the account and got it back.`,
    short: 'Account given back',
    own: 'You reported that somebody else was in your account. Everybody was signed out.',
  },
  'user.email_reverted': {
    log: ({ what }) => `${what} got their previous email address back.`,
    short: 'Previous email address put back',
    own: 'Your previous email address was put back. Everybody was signed out.',
  },
};
