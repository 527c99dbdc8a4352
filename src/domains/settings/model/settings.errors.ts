import { defineErrors } from '#platform/shared/errors.ts';

export const settingErrors = defineErrors('settings', { unknown_key: 'unreadable', value_refused: 'invalid' });
