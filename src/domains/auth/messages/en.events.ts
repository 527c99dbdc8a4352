import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'session.started': {
    log: ({ what }) => `${what} signed in.`,
    own: 'You signed in.',
  },
  'session.refused': {
    log: ({ what, isKnown }) =>
      isKnown ? `Somebody failed to sign in as ${what}.` : 'Somebody failed to sign in: there is no such account.',
    own: 'Signing in with your email address failed.',
  },
  'session.ended': {
    log: ({ what }) => `${what} signed out on one device.`,
    own: 'You signed out on a device.',
  },
  'session.others_ended': {
    log: ({ who }) => `${who} signed out on all other devices.`,
    own: 'You signed out your other devices.',
  },
  'session.all_ended': {
    log: ({ who, what, isKnown }) => (isKnown ? `${who} signed ${what} out everywhere.` : `${who} signed everybody out.`),
    toOwner: 'You were signed out everywhere.',
  },
  'session.proved': {
    log: ({ who }) => `${who} confirmed their identity again.`,
    own: 'You confirmed your identity again.',
  },
  'session.proof_refused': {
    log: ({ who }) => `${who} failed to confirm their identity again.`,
    own: 'You could not confirm your identity.',
  },
  'second_factor.reset': {
    log: ({ who, what }) => `${who} switched off two-step sign-in for ${what}.`,
    toOwner: 'An admin switched off two-step sign-in.',
  },
  'user.reset_asked': {
    log: ({ what }) => `A new password was requested for the account of ${what}.`,
    own: 'Somebody requested a new password for your account.',
  },
  'user.reset_sent': {
    log: ({ who, what }) => `${who} sent ${what} a link to choose a new password.`,
    toOwner: 'An admin sent you a link to choose a new password.',
  },
  'user.password_set': {
    log: ({ what }) => `${what} chose a password.`,
    own: 'You chose a password.',
  },
  'user.password_changed': {
    log: ({ what }) => `${what} changed their password.`,
    own: 'You changed your password.',
  },
  'user.password_reset': {
    log: ({ what }) => `${what} chose a new password with a link from an email.`,
    own: 'You chose a new password with a link from an email.',
  },
  'user.email_verified': {
    log: ({ what }) => `${what} confirmed their email address.`,
    own: 'You confirmed your email address.',
  },
  'user.email_change_asked': {
    log: ({ what }) => `${what} asked to change their email address.`,
    own: 'You asked to change your email address.',
  },
  'user.email_change_cancelled': {
    log: ({ what }) => `${what} cancelled the change of email address.`,
    own: 'You cancelled the change of your email address.',
  },
  'user.email_changed': {
    log: ({ what }) => `${what} has a new email address.`,
    own: 'Your email address was changed.',
  },
  'user.recovered': {
    log: ({ what }) => `${what} reported that somebody else had access to the account, and recovered it.`,
    own: 'You reported that somebody else had access to your account. Everybody was signed out.',
  },
  'user.email_reverted': {
    log: ({ what }) => `${what} got their previous email address back.`,
    own: 'Your previous email address was restored. Everybody was signed out.',
  },
};
