import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.security.ts';

export const en: Translation<typeof nl> = {
  title: 'Recent events',
  intro:
    'What last happened around signing in to your account. Is there something you do not recognise? Change your password and sign out everywhere.',
  none: 'Nothing has happened yet.',
  loadFailed: 'The recent events cannot be loaded right now.',
  network: (network) => `network ${network}`,
  events: {
    'session.started': 'Somebody signed in.',
    'session.refused': 'Somebody tried to sign in, and failed.',
    'session.ended': 'A device was signed out.',
    'session.others_ended': 'All other devices were signed out.',
    'session.all_ended': 'You were signed out everywhere.',
    'session.proof_refused': 'Somebody failed to prove to be you.',
    'user.reset_asked': 'A new password was asked for.',
    'user.password_set': 'A password was chosen.',
    'user.password_changed': 'The password was changed.',
    'user.password_reset': 'A new password was chosen with a link from an email.',
    'user.email_change_asked': 'Another email address was asked for.',
    'user.email_changed': 'The email address was changed.',
    'user.email_reverted': 'The previous email address was put back.',
    'user.identity_linked': 'Another account was linked.',
    'user.identity_unlinked': 'Another account was unlinked.',
    'second_factor.authenticator_added': 'A code app was added.',
    'second_factor.authenticator_removed': 'The code app was switched off.',
    'second_factor.passkey_added': 'A passkey was added.',
    'second_factor.passkey_removed': 'A passkey was removed.',
    'second_factor.codes_renewed': 'New recovery codes were made.',
    'second_factor.recovery_code_used': 'A recovery code was used.',
    'second_factor.reset': 'An admin switched off two-step sign-in.',
  },
};
