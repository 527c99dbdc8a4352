import type { z } from 'zod';
import type { Ctx } from '#platform/server/context.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { settingErrors } from '../model/settings.errors.ts';
import { canChangeSettings, canSeeSetting } from '../model/settings.rules.ts';
import { initialSettings, SettingKey, settingDefinitions, settingKeys, type Settings, type SettingValue } from '../model/settings.ts';
import { findSettingRow, listSettingRows, lockSettings, saveSetting } from './settings.queries.ts';

/** Before anyone changed it, a setting stands at this version. */
const firstVersion = 0;

export async function getSettings({ db }: Pick<Ctx, 'db'>): Promise<Settings> {
  const rows = await listSettingRows(db);
  const known = rows.filter((row) => row.key in settingDefinitions);
  return { ...initialSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

interface SettingsQuery {
  keys?: SettingKey[] | undefined;
  includeAll?: 'true' | 'false' | undefined;
}

const publicKeys = settingKeys.filter((key) => settingDefinitions[key].isPublic);

export async function listSettingValues(ctx: Ctx, query: SettingsQuery = {}): Promise<SettingValue[]> {
  const keys = query.keys ?? (query.includeAll === 'true' ? settingKeys : publicKeys);
  const rows = new Map((await listSettingRows(ctx.db)).map((row) => [row.key, row]));
  return keys
    .filter((key) => canSeeSetting(ctx.actor, key))
    .map((key) => ({ key, value: rows.get(key)?.value ?? initialSettings[key], version: rows.get(key)?.version ?? firstVersion }));
}

export async function getSetting(ctx: Ctx, key: string): Promise<SettingValue> {
  const [setting] = await listSettingValues(ctx, { keys: [requireKey(key)] });
  if (!setting) throw settingErrors.unknown_key();
  return setting;
}

/** Without a version the change is made from whatever stands now: for the command line, where nobody looked at a form before. */
export async function updateSetting(ctx: Ctx, key: string, value: unknown, version?: number): Promise<SettingValue> {
  if (!canChangeSettings(ctx.actor)) throw requestErrors.forbidden();
  const knownKey = requireKey(key);
  const accepted = parseValue(knownKey, value);
  return ctx.transact(async (tx) => {
    await lockSettings(tx);
    const before = await findSettingRow(tx, knownKey);
    const current = before?.version ?? firstVersion;
    if (version !== undefined && version !== current) {
      throw requestErrors.stale({ version: current, value: before?.value ?? initialSettings[knownKey] });
    }
    await saveSetting(tx, { key: knownKey, value: accepted, version: current + 1, userGuid: ctx.actor.guid });
    await ctx.record(tx, { type: 'settings.changed', subjectGuid: null, details: { key: knownKey }, isPublic: true });
    return { key: knownKey, value: accepted, version: current + 1 };
  });
}

function requireKey(key: string): SettingKey {
  const parsed = SettingKey.safeParse(key);
  if (!parsed.success) throw settingErrors.unknown_key();
  return parsed.data;
}

function parseValue(key: SettingKey, value: unknown): unknown {
  const schema: z.ZodType = settingDefinitions[key].schema;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw settingErrors.value_refused(undefined, {
    fields: parsed.error.issues.flatMap(fieldErrorsOf).map((field) => ({ ...field, path: field.path ? `value.${field.path}` : 'value' })),
  });
}
