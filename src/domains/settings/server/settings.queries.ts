import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export function listSettingRows(db: Db) {
  return db.selectFrom('platformSetting').select(['key', 'value', 'version']).execute();
}

export function findSettingRow(db: Db, key: string) {
  return db.selectFrom('platformSetting').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
}

interface SettingChange {
  key: string;
  value: unknown;
  version: number;
  userGuid: string | null;
}

export async function saveSetting(db: Db, { key, value, version, userGuid }: SettingChange): Promise<void> {
  const columns = { value: JSON.stringify(value), version, updatedBy: userGuid };
  await db
    .insertInto('platformSetting')
    .values({ key, ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...columns, updatedOn: sql`now()` }))
    .execute();
}

/** One change of settings at a time. A row cannot be locked for it: a key that was never changed has none. */
export async function lockSettings(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('platform_setting'))`.execute(db);
}
