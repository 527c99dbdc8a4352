import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SettingKey, SettingValue } from './settings.ts';

export const listSettingValues = endpoint({
  method: 'GET',
  path: '/api/platformsettingvalues',
  summary: 'Platform settings: the public ones, some by their keys, or all that the caller may see',
  access: 'public',
  query: z.strictObject({
    /** Comma-separated; of these, the ones that the caller may see. Absent means the public ones. */
    keys: z
      .string()
      .max(2000)
      .transform((text) => text.split(','))
      .pipe(z.array(SettingKey))
      .optional(),
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
