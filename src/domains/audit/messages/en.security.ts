import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.security.ts';

export const en: Translation<typeof nl> = {
  title: 'Recent events',
  intro:
    'What last happened around signing in to your account. Is there something you do not recognise? Change your password and sign out everywhere.',
  none: 'Nothing has happened yet.',
  loadFailed: 'The recent events cannot be loaded right now.',
  network: (network) => `network ${network}`,
  device: (browser, system) => `${browser} on ${system}`,
  events: {
    'session.started': 'You signed in.',
    'session.refused': 'Signing in with your email address failed.',
    'session.ended': 'You signed out on a device.',
    'session.others_ended': 'You signed out on all other devices.',
    'session.all_ended': 'You were signed out everywhere.',
    'session.proof_refused': 'You could not prove again who you are.',
    'user.reset_asked': 'A new password was asked for.',
    'user.reset_sent': 'An admin sent you a link to choose a new password.',
    'user.password_set': 'You chose a password.',
    'user.password_changed': 'You changed your password.',
    'user.password_reset': 'You chose a new password with a link from an email.',
    'user.email_change_asked': 'You asked for another email address.',
    'user.email_changed': 'Your email address was changed.',
    'user.email_reverted': 'Your previous email address was put back. Everybody was signed out.',
    'user.identity_linked': 'You linked another way to sign in.',
    'user.identity_unlinked': 'You unlinked another way to sign in.',
    'second_factor.authenticator_added': 'You added a code app.',
    'second_factor.authenticator_removed': 'You switched off the code app.',
    'second_factor.passkey_added': 'You added a passkey.',
    'second_factor.passkey_removed': 'You removed a passkey.',
    'second_factor.codes_renewed': 'You made new recovery codes.',
    'second_factor.recovery_code_used': 'You signed in with a recovery code.',
    'second_factor.reset': 'An admin switched off two-step sign-in.',
  },
};
