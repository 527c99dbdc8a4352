import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.provider.ts';

export const en: Translation<typeof nl> = {
  'openid.cancelled': 'You stopped signing in at the other organisation. Nothing has changed.',
  'openid.login_expired': 'This attempt has expired or was used already. Start again.',
  'openid.answer_refused':
    'We could not be sure that it is you, so nothing has changed. Start again. If it fails once more, contact the administrator.',
  'openid.provider_unavailable': 'The other organisation does not answer. Try again in a few minutes.',
  'openid.identity_taken': 'This account belongs to somebody on this website already. Choose another account.',
  'openid.email_missing': 'The other organisation does not tell us your email address. Ask them to allow it, and then start again.',
  'openid.email_taken': 'There is already an account with your email address on this website. Choose another account.',
  'openid.other_person': 'You signed in as somebody else. Use the account that you linked here.',
  'openid.other_session': 'You have signed in again in the meantime. Start again.',
  other: 'That did not work. Nothing has changed. Try again in a few minutes.',
};
