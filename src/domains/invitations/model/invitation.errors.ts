import { defineErrors } from '#platform/shared/errors.ts';

export const invitationErrors = defineErrors('invitation', {
  not_found: 'notFound',
  invite_forbidden: 'forbidden',
  role_not_grantable: 'forbidden',
  /** Accepted, declined, revoked or too late; `state` says which. */
  closed: 'conflict',
  /** Its link cannot be shown again; sending it anew gives a new one. */
  link_unknown: 'conflict',
  account_exists: 'conflict',
  password_login_off: 'invalid',
  not_acceptable: 'invalid',
  nobody_to_ask: 'conflict',
});
