import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SettingChange, SettingKey, settingKeys, SettingValue } from './settings.ts';

/** As they stand in an address: `keys=platformName,colorScheme`. */
const KeyList = z
  .string()
  .max(2000)
  .transform((text) => text.split(','))
  .pipe(z.array(SettingKey));

export const listSettingValues = endpoint({
  method: 'GET',
  path: '/api/platformsettingvalues',
  summary: 'Platform settings: the public ones, some by their keys, or all that the caller may see',
  access: 'public',
  query: z.strictObject({
    /** Comma-separated; of these, the ones that the caller may see. Absent means the public ones. */
    keys: KeyList.optional(),
    /** Without keys: every setting that the caller may see, for admins also those that visitors may not know. */
    includeAll: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(SettingValue),
});

export const updateSettingValue = endpoint({
  method: 'PUT',
  path: '/api/platformsettingvalues/:key',
  summary: 'Changes one platform setting',
  access: 'admin',
  versioned: true,
  params: z.object({ key: SettingKey }),
  body: z.strictObject({ value: z.unknown() }),
  response: SettingValue,
});

/** Each with the version that it was made from: what a form saves at once is one change. */
export const updateSettingValues = endpoint({
  method: 'PUT',
  path: '/api/platformsettingvalues',
  summary: 'Changes several platform settings together, or none of them',
  access: 'admin',
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ key: SettingKey, value: z.unknown(), version: z.number().int().min(0) }))
      .min(1)
      .max(settingKeys.length)
      .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length),
  }),
  response: z.array(SettingValue),
});

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/api/platformsettingvalues:history',
  summary: 'The last changes of some platform settings, newest first, with what was there before',
  access: 'admin',
  query: z.strictObject({ keys: KeyList }),
  response: z.array(SettingChange),
});
