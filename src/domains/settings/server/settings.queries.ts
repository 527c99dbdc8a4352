import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export function listSettingRows(db: Db) {
  return db.selectFrom('platformSetting').select(['key', 'value', 'version']).execute();
}

export function findSettingRow(db: Db, key: string) {
  return db.selectFrom('platformSetting').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
}

interface NewValue {
  key: string;
  value: unknown;
  version: number;
  userGuid: string | null;
}

export async function saveSetting(db: Db, { key, value, version, userGuid }: NewValue): Promise<void> {
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

/** Of these, the ones that are pictures for the site. The photo of a person is not. */
export async function findPictureGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('asset')
    .select('guid')
    .where('guid', 'in', guids)
    .where('kind', '=', 'image')
    .where('profileOf', 'is', null)
    .execute();
  return rows.map(({ guid }) => guid);
}

/** One change of an event, which may hold several. Rows from before the values were written down have none, and are left out. */
export function listChangeRows(db: Db, keys: readonly string[], limit: number) {
  return db
    .selectFrom('audit')
    .leftJoin('appUser', 'appUser.guid', 'audit.actorGuid')
    .innerJoinLateral(
      sql<{ change: unknown }>`jsonb_array_elements(coalesce(audit.details -> 'changes', jsonb_build_array(audit.details)))`.as<'each'>(
        sql`each(change)`,
      ),
      (join) => join.onTrue(),
    )
    .select([
      'audit.id',
      'audit.happenedOn',
      'audit.actorKind',
      'each.change',
      'appUser.firstName',
      'appUser.middleName',
      'appUser.lastName',
    ])
    .where('audit.type', '=', 'settings.changed')
    .where(sql`each.change ->> 'key'`, 'in', keys)
    .where(sql<boolean>`each.change ? 'to'`)
    .orderBy('audit.id', 'desc')
    .orderBy(sql`each.change ->> 'key'`)
    .limit(limit)
    .execute();
}
