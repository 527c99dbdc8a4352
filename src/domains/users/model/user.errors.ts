import { defineErrors } from '#platform/shared/errors.ts';

export const userErrors = defineErrors('user', {
  not_found: 'notFound',
  email_taken: 'conflict',
  terms_version_unknown: 'invalid',
});
