import { defineErrors } from '#platform/shared/errors.ts';

export const propertyErrors = defineErrors('property', {
  not_found: 'notFound',
  key_taken: 'conflict',
  /** The product itself works with it. */
  built_in: 'conflict',
  options_missing: 'invalid',
  roles_missing: 'invalid',
  default_refused: 'invalid',
  /** What people answered would no longer fit. */
  has_answers: 'conflict',
  /** They do not stand in one place. */
  order_unclear: 'invalid',
  define_forbidden: 'forbidden',
});
