import { defineErrors } from '#platform/shared/errors.ts';

export const roleErrors = defineErrors('role', {
  not_found: 'notFound',
  built_in: 'conflict',
  name_taken: 'conflict',
  replacement_unknown: 'invalid',
  copy_unknown: 'invalid',
  view_unknown: 'invalid',
});
