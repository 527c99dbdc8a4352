import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Sign in through another organisation',
  intro: 'Link an account that you already have elsewhere. After that you can use it to sign in here as well.',
  none: 'You have not linked an account yet.',
  loadFailed: 'Your linked accounts cannot be shown now.',
  linkedOn: (date) => `Linked on ${date}`,
  lastUsed: (date) => `Last used on ${date}`,
  link: (provider) => `Link with ${provider}`,
  unlink: (provider) => `Unlink from ${provider}`,
  unlinkNote: 'After unlinking you stay signed in here. On other devices you have to sign in again.',
  onlyWayIn: 'This is your only way to sign in. Set a password or a passkey first if you want to unlink it.',
  onlyWayThere: 'On this website everybody signs in through this organisation. That is why you cannot unlink this account.',
  errors: {
    'openid.cancelled': 'You stopped linking. Nothing has changed.',
    'openid.identity_taken': 'This account is already linked to somebody else on this website. Choose another account.',
    'openid.already_linked': 'You have already linked an account of this organisation. Unlink that one first.',
    'openid.login_expired': 'This attempt to link has expired or was already used. Start again.',
    'openid.other_session': 'You have signed in again in the meantime. Start linking again.',
    'openid.provider_unavailable': 'The other organisation does not answer. Try again in a few minutes.',
    'openid.last_way_in': 'This is your only way to sign in, so it cannot be unlinked.',
    'auth.second_factor_needed': 'Set up a second step first. After that you can do this.',
    other: 'That did not work. Nothing has changed. Try again.',
  },
};
