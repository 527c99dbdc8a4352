import { defineErrors } from '#platform/shared/errors.ts';

export const listItemErrors = defineErrors('listitem', {
  not_found: 'notFound',
  sign_in_needed: 'unauthenticated',
  see_forbidden: 'forbidden',
  edit_forbidden: 'forbidden',
});

export const listErrors = defineErrors('list', { not_found: 'notFound', query_unreadable: 'unreadable', too_many: 'unreadable' });
