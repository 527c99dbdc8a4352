import { defineErrors } from '#platform/shared/errors.ts';

export const propertyErrors = defineErrors('property', {
  not_found: 'notFound',
  key_taken: 'conflict',
  /** The product itself works with it. */
  built_in: 'conflict',
  options_missing: 'invalid',
  default_refused: 'invalid',
  define_forbidden: 'forbidden',
});
