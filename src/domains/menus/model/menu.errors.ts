import { defineErrors } from '#platform/shared/errors.ts';

export const menuErrors = defineErrors('menu', { not_found: 'notFound' });
