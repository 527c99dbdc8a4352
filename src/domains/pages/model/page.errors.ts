import { defineErrors } from '#platform/shared/errors.ts';

export const pageErrors = defineErrors('page', {
  not_found: 'notFound',
  sign_in_needed: 'unauthenticated',
  see_forbidden: 'forbidden',
  edit_forbidden: 'forbidden',
});
