import { defineErrors } from '#platform/shared/errors.ts';

export const documentErrors = defineErrors('document', {
  not_found: 'notFound',
  edit_forbidden: 'forbidden',
  too_large: 'invalid',
  block_refused: 'invalid',
  unknown_block_type: 'invalid',
});
