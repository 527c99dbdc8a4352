import { defineErrors } from '#platform/shared/errors.ts';

export const userErrors = defineErrors('user', {
  not_found: 'notFound',
  change_forbidden: 'forbidden',
  property_forbidden: 'forbidden',
  email_taken: 'conflict',
  terms_version_unknown: 'invalid',
  last_admin: 'conflict',
  confirmation_differs: 'invalid',
  own_account: 'conflict',
  staff_flag: 'forbidden',
  role_unknown: 'invalid',
});
