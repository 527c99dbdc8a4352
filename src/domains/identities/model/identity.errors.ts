import { defineErrors } from '#platform/shared/errors.ts';

/** What can go wrong between somebody and the provider. The words are with the sign-in page, and with the account's settings. */
export const openidErrors = defineErrors('openid', {
  /** No provider is set up here. */
  not_configured: 'notFound',
  /** Not begun in this browser, begun too long ago, or finished already. */
  login_expired: 'unreadable',
  cancelled: 'forbidden',
  /** What the provider said cannot be trusted. */
  answer_refused: 'forbidden',
  provider_unavailable: 'unavailable',
  /** Nobody here has this identity, and people cannot make an account by themselves. */
  unknown_identity: 'forbidden',
  email_unverified: 'forbidden',
  /** The provider told no address to write to. */
  email_missing: 'forbidden',
  email_taken: 'conflict',
  identity_taken: 'conflict',
  already_linked: 'conflict',
  /** Linking was begun in a session that is not there any more. */
  other_session: 'forbidden',
  /** Somebody signed in at the provider, and is not whose session this is. */
  other_person: 'forbidden',
  last_way_in: 'conflict',
  identity_not_found: 'notFound',
});
