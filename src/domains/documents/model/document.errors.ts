import { defineErrors } from '#platform/shared/errors.ts';

export const documentErrors = defineErrors('document', { not_found: 'notFound', too_large: 'invalid' });
