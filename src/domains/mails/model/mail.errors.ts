import { defineErrors } from '#platform/shared/errors.ts';

export const mailErrors = defineErrors('mail', {
  not_found: 'notFound',
  still_waiting: 'conflict',
  content_gone: 'conflict',
});
