import { defineErrors } from '#platform/shared/errors.ts';

export const dataExportErrors = defineErrors('data_export', { not_found: 'notFound', no_such_person: 'notFound' });
