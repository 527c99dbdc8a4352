import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SettingKey, SettingValue } from './settings.ts';

export const listSettingValues = endpoint({
  method: 'GET',
  path: '/api/platformsettingvalues',
  summary: 'Platform settings: the public ones, or for admins all',
  access: 'public',
  query: z.strictObject({
    /** Comma-separated; absent means every key the caller may see. */
    keys: z
      .string()
      .max(2000)
      .transform((text) => text.split(','))
      .pipe(z.array(SettingKey))
      .optional(),
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
