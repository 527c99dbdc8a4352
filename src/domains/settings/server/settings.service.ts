import type { z } from 'zod';
import type { Ctx } from '#platform/server/context.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import type { Db } from '#platform/server/db/database.ts';
import { requestErrors, type FieldError } from '#platform/shared/errors.ts';
import { refusedBecause, settingErrors } from '../model/settings.errors.ts';
import { canChangeSettings, canSeeSetting, picturesIn } from '../model/settings.rules.ts';
import {
  initialSettings,
  SettingKey,
  settingDefinitions,
  settingKeys,
  type SettingChange,
  type Settings,
  type SettingValue,
} from '../model/settings.ts';
import { findPictureGuids, findSettingRow, listChangeRows, listSettingRows, lockSettings, saveSetting } from './settings.queries.ts';

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
    const row = await findSettingRow(tx, knownKey);
    const before = { value: row?.value ?? initialSettings[knownKey], version: row?.version ?? firstVersion };
    if (version !== undefined && version !== before.version) throw requestErrors.stale(before);
    await requirePictures(tx, knownKey, accepted);
    const after = { key: knownKey, value: accepted, version: before.version + 1 };
    await saveSetting(tx, { ...after, userGuid: ctx.actor.guid });
    const details = { key: knownKey, ...recordedChange(knownKey, before.value, accepted) };
    await ctx.record(tx, { type: 'settings.changed', subjectGuid: null, details, isPublic: true });
    return after;
  });
}

const longestInAudit = 2000;

/** What changed, for who looks back. Of pages of text, and of how to reach somebody, the audit log only says that it changed. */
function recordedChange(key: SettingKey, from: unknown, to: unknown): { from: unknown; to: unknown } | undefined {
  const isTold = !settingDefinitions[key].isContactDetail && JSON.stringify([from, to]).length <= longestInAudit;
  return isTold ? { from, to } : undefined;
}

async function requirePictures(db: Db, key: SettingKey, value: unknown): Promise<void> {
  const wanted = picturesIn(key, value);
  if (wanted.length === 0) return;
  const known = await findPictureGuids(db, wanted);
  if (wanted.some((guid) => !known.includes(guid))) throw refused([{ path: '', code: refusedBecause.noPicture }]);
}

const changesShown = 20;

/** The last changes of these settings, with what was there before. */
export async function listSettingChanges(ctx: Ctx, keys: readonly SettingKey[]): Promise<SettingChange[]> {
  if (!canChangeSettings(ctx.actor)) throw requestErrors.forbidden();
  const rows = await listChangeRows(ctx.db, keys, changesShown);
  return rows.map(({ id, happenedOn, actorKind, details, firstName, middleName, lastName }) => {
    // Only `updateSetting` writes them.
    const { key, from, to } = details as { key: SettingKey; from: unknown; to: unknown };
    const changedBy = actorKind === 'user' ? [firstName, middleName, lastName].filter(Boolean).join(' ') : null;
    return { id: Number(id), key, from, to, changedOn: happenedOn.toISOString(), changedBy };
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
  throw refused(parsed.error.issues.flatMap(fieldErrorsOf));
}

/** Named as they stand in the body of the call. */
function refused(fields: FieldError[]) {
  return settingErrors.value_refused(undefined, {
    fields: fields.map((field) => ({ ...field, path: field.path ? `value.${field.path}` : 'value' })),
  });
}
