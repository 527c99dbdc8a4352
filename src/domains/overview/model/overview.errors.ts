import { defineErrors } from '#platform/shared/errors.ts';

export const overviewErrors = defineErrors('overview', { matter_not_found: 'notFound' });
