import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { rowColumns } from './audit.queries.ts';

/** What somebody did, newest first. Signing in counts too, though at that moment nobody is known yet. */
export async function listActivityOf(db: Db, userGuid: string, { limit, offset }: { limit: number; offset: number }) {
  const own = db
    .selectFrom('audit')
    .where((row) =>
      row.or([row('actorGuid', '=', userGuid), row.and([row('subjectGuid', '=', userGuid), row('actorKind', '=', 'anonymous')])]),
    );
  const items = await own.select(rowColumns).orderBy('happenedOn', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** When somebody last changed this field of their own profile. */
export async function findLastChangeOf(db: Db, userGuid: string, field: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('audit')
    .select('happenedOn')
    .where('actorGuid', '=', userGuid)
    .where('type', '=', 'user.profile_changed')
    .where(sql<boolean>`details -> 'fields' ? ${field}`)
    .orderBy('happenedOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.happenedOn;
}

/** What somebody did something to last, the newest first, among things of these nouns. */
export async function listSubjectsOf(
  db: Db,
  actorGuid: string,
  { nouns, limit }: { nouns: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('subjectGuid')
    .where('actorGuid', '=', actorGuid)
    .where('result', '=', 'done')
    .where('subjectGuid', 'is not', null)
    .where(sql<string>`split_part(type, '.', 1)`, 'in', nouns)
    .groupBy('subjectGuid')
    .orderBy(({ fn }) => fn.max('happenedOn'), 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ subjectGuid }) => subjectGuid ?? []);
}
