import { defineErrors } from '#platform/shared/errors.ts';

export const userErrors = defineErrors('user', {
  not_found: 'notFound',
  change_forbidden: 'forbidden',
  email_taken: 'conflict',
  terms_version_unknown: 'invalid',
});
