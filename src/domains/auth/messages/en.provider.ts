import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.provider.ts';

export const en: Translation<typeof nl> = {
  'openid.cancelled': 'You cancelled signing in with the other organisation. Nothing has changed.',
  'openid.login_expired': 'This attempt has expired or has already been used. Start again.',
  'openid.answer_refused':
    'We could not be sure that it is you, so nothing has changed. Start again. If it fails once more, contact the administrator.',
  'openid.provider_unavailable': 'The other organisation is not responding. Try again in a few minutes.',
  'openid.identity_taken': 'This account already belongs to somebody on this website. Choose another account.',
  'openid.email_missing': 'The other organisation does not share your email address with us. Ask them to allow this, then start again.',
  'openid.email_taken': 'There is already an account with your email address on this website. Choose another account.',
  'openid.other_person': 'You signed in as somebody else. Use the account you linked here.',
  'openid.other_session': 'You have signed in again in the meantime. Start again.',
  other: 'That did not work. Nothing has changed. Try again in a few minutes.',
};
