import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Sign in through another organisation',
  intro: 'Link an account you already have elsewhere. You can then use it to sign in here as well.',
  none: 'You have not linked an account yet.',
  loadFailed: 'Your linked accounts cannot be shown at the moment.',
  linkedOn: (date) => `Linked on ${date}`,
  lastUsed: (date) => `Last used on ${date}`,
  link: (provider) => `Link with ${provider}`,
  unlink: (provider) => `Unlink from ${provider}`,
  unlinkNote: 'After unlinking you stay signed in here. On other devices you have to sign in again.',
  onlyWayIn: 'This is your only way to sign in. To unlink it, set up a password or a passkey first.',
  onlyWayThere: 'On this website, everybody signs in through this organisation, so you cannot unlink this account.',
  errors: {
    'openid.cancelled': 'You cancelled linking. Nothing has changed.',
    'openid.identity_taken': 'This account is already linked to somebody else on this website. Choose another account.',
    'openid.already_linked': 'You have already linked an account from this organisation. Unlink that one first.',
    'openid.login_expired': 'This attempt to link has expired or has already been used. Start again.',
    'openid.other_session': 'You have signed in again in the meantime. Start linking again.',
    'openid.provider_unavailable': 'The other organisation is not responding. Try again in a few minutes.',
    'openid.last_way_in': 'This is your only way to sign in, so it cannot be unlinked.',
    'auth.second_factor_needed': 'Set up a second step first. You can then do this.',
    other: 'That did not work. Nothing has changed. Try again.',
  },
};
