import type { z } from 'zod';
import type { Ctx } from '#platform/server/context.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import type { Db } from '#platform/server/db/database.ts';
import { requestErrors, type FieldError } from '#platform/shared/errors.ts';
import { refusedBecause, settingErrors } from '../model/settings.errors.ts';
import type { RecordedChange } from '../model/settings.events.ts';
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
import { detailsOf } from './recorded-changes.ts';
import { findPictureGuids, findSettingRow, listChangeRows, listSettingRows, lockSettings, saveSetting } from './settings.queries.ts';

/** Before anyone changed it, a setting stands at this version. */
const firstVersion = 0;

export async function getSettings({ db }: Pick<Ctx, 'db'>): Promise<Settings> {
  const rows = await listSettingRows(db);
  const known = rows.filter((row) => row.key in settingDefinitions);
  return { ...initialSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

/** Somebody chose colours or a logo for this platform. */
export async function hasOwnLook({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return (await listSettingRows(db)).some(({ key }) => key === 'colorScheme' || key === 'headerLogo');
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
  const [saved] = await save(ctx, [{ key: requireKey(key), value, version }], () => 'value');
  if (!saved) throw settingErrors.unknown_key();
  return saved;
}

/** All of them or none, and one line in the log. What is refused stands at the key that it is about. */
export function updateSettings(ctx: Ctx, changes: readonly ValueToSave[]): Promise<SettingValue[]> {
  return save(ctx, changes, ({ key }) => key);
}

interface ValueToSave {
  key: SettingKey;
  value: unknown;
  version: number | undefined;
}

/** Where the value stands in the body of the call. */
type PathOf = (change: ValueToSave) => string;

async function save(ctx: Ctx, changes: readonly ValueToSave[], pathOf: PathOf): Promise<SettingValue[]> {
  if (!canChangeSettings(ctx.actor)) throw requestErrors.forbidden();
  const accepted = parseValues(changes, pathOf);
  return ctx.transact(async (tx) => {
    await lockSettings(tx);
    const saved: SettingValue[] = [];
    const recorded: RecordedChange[] = [];
    for (const change of accepted) {
      const { key, value, version } = change;
      const row = await findSettingRow(tx, key);
      const before = { value: row?.value ?? initialSettings[key], version: row?.version ?? firstVersion };
      if (version !== undefined && version !== before.version) throw requestErrors.stale({ key, ...before });
      if (!(await arePicturesThere(tx, key, value))) throw refused([{ path: pathOf(change), code: refusedBecause.noPicture }]);
      const after = { key, value, version: before.version + 1 };
      await saveSetting(tx, { ...after, userGuid: ctx.actor.guid });
      saved.push(after);
      recorded.push({ key, ...recordedChange(key, before.value, value) });
    }
    await ctx.record(tx, { type: 'settings.changed', subjectGuid: null, details: detailsOf(recorded), isPublic: true });
    return saved;
  });
}

const longestInAudit = 2000;

/** What changed, for who looks back. Of pages of text, and of how to reach somebody, the audit log only says that it changed. */
function recordedChange(key: SettingKey, from: unknown, to: unknown): { from: unknown; to: unknown } | undefined {
  const isTold = !settingDefinitions[key].isContactDetail && JSON.stringify([from, to]).length <= longestInAudit;
  return isTold ? { from, to } : undefined;
}

async function arePicturesThere(db: Db, key: SettingKey, value: unknown): Promise<boolean> {
  const wanted = picturesIn(key, value);
  if (wanted.length === 0) return true;
  const known = await findPictureGuids(db, wanted);
  return wanted.every((guid) => known.includes(guid));
}

const changesShown = 20;

/** The last changes of these settings, with what was there before. */
export async function listSettingChanges(ctx: Ctx, keys: readonly SettingKey[]): Promise<SettingChange[]> {
  if (!canChangeSettings(ctx.actor)) throw requestErrors.forbidden();
  const rows = await listChangeRows(ctx.db, keys, changesShown);
  return rows.map(({ id, happenedOn, actorKind, change, firstName, middleName, lastName }) => {
    // Only `save` writes them.
    const { key, from, to } = change as { key: SettingKey; from: unknown; to: unknown };
    const changedBy = actorKind === 'user' ? [firstName, middleName, lastName].filter(Boolean).join(' ') : null;
    return { id: Number(id), key, from, to, changedOn: happenedOn.toISOString(), changedBy };
  });
}

function requireKey(key: string): SettingKey {
  const parsed = SettingKey.safeParse(key);
  if (!parsed.success) throw settingErrors.unknown_key();
  return parsed.data;
}

/** Everything that is wrong is said at once. */
function parseValues(changes: readonly ValueToSave[], pathOf: PathOf): ValueToSave[] {
  const problems: FieldError[] = [];
  const accepted = changes.map((change) => {
    const schema: z.ZodType = settingDefinitions[change.key].schema;
    const parsed = schema.safeParse(change.value, { reportInput: true });
    for (const field of (parsed.error?.issues ?? []).flatMap(fieldErrorsOf)) {
      problems.push({ ...field, path: [pathOf(change), field.path].filter(Boolean).join('.') });
    }
    return { ...change, value: parsed.data };
  });
  if (problems.length > 0) throw refused(problems);
  return accepted;
}

function refused(fields: FieldError[]) {
  return settingErrors.value_refused(undefined, { fields });
}
