import { defineErrors } from '#platform/shared/errors.ts';

export const settingErrors = defineErrors('settings', { unknown_key: 'unreadable', value_refused: 'invalid' });

/** Why a value is refused that has the right shape. */
export const refusedBecause = { contrast: 'settings.contrast_too_low', noPicture: 'settings.no_picture' } as const;
