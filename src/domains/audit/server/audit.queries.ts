import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import type { DB } from '#platform/server/db/schema.ts';
import { timeZone, type Language } from '#platform/shared/language.ts';
import { countedAtMost, type AuditFilter, type AuditObject, type AuditQuery } from '../model/audit.ts';

export async function insertAudit(db: Db, row: Insertable<DB['audit']>): Promise<void> {
  await db.insertInto('audit').values(row).execute();
}

/** What is kept for how long stands in the database, which refuses to remove anything else; docs/decisions/0024 says why. */
export async function deleteExpiredAudit(db: Db): Promise<void> {
  await sql`select delete_expired_audit()`.execute(db);
}

/** The people that a few letters mean. Log rows hold no names, so their names are sought where they are. */
const peopleLike = (words: string) => {
  const pattern = likePattern(words);
  return sql`(select guid from app_user where email ilike ${pattern}
    or concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, '')) ilike ${pattern}
    or concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) ilike ${pattern})`;
};

const dayBegins = (day: string) => sql`${day}::date::timestamp at time zone ${timeZone}`;

/** What is asked for, with the events of a kind by their nouns and beside these by their types. */
export interface RowFilter extends Omit<AuditFilter, 'kind'>, Pick<AuditQuery, 'doneBy'> {
  kind?: { nouns: readonly string[]; types: readonly string[] } | undefined;
}

function matching({ q, person, object, kind, result, from, to, doneBy }: RowFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (q) conditions.push(sql`(actor_guid in ${peopleLike(q)} or subject_guid in ${peopleLike(q)})`);
  if (person) conditions.push(sql`(actor_guid = ${person} or subject_guid = ${person})`);
  if (object) conditions.push(sql`subject_guid = ${object}`);
  if (kind) conditions.push(isOfKind(kind));
  if (doneBy) conditions.push(sql`actor_kind = 'user'`);
  if (result) conditions.push(sql`result = ${result}`);
  if (from) conditions.push(sql`happened_on >= ${dayBegins(from)}`);
  if (to) conditions.push(sql`happened_on < ${dayBegins(to)} + interval '1 day'`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

function isOfKind({ nouns, types }: NonNullable<RowFilter['kind']>): RawBuilder<unknown> {
  const hasNoun = sql`split_part(type, '.', 1) = any(${nouns})`;
  return types.length === 0 ? hasNoun : sql`(${hasNoun} or type = any(${types}))`;
}

export async function hasEntry(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('type')
    .where(sql<boolean>`id = ${id}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where an entry stands among the others: the moment may be shared, the number is not. */
const placeOf = (id: number) => sql`(select happened_on, id from audit where id = ${id})`;

export interface AuditPlace {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Everything that a sentence about a row is made of. */
export const rowColumns = [
  sql<number>`id::float8`.as('id'),
  'happenedOn',
  'type',
  'result',
  sql<'anonymous' | 'user' | 'system'>`actor_kind`.as('actorKind'),
  'actorGuid',
  'subjectGuid',
  'network',
  'correlationId',
  sql<unknown>`details`.as('details'),
] as const;

/** Those after a place come oldest first, because they are the nearest to it. */
export function auditRows(db: Db, filter: RowFilter, { before, after, limit }: AuditPlace) {
  const isUpwards = after !== undefined;
  return db
    .selectFrom('audit')
    .select(rowColumns)
    .where(matching(filter))
    .$if(before !== undefined, (rows) => rows.where(sql<boolean>`(happened_on, id) < ${placeOf(before ?? 0)}`))
    .$if(isUpwards, (rows) => rows.where(sql<boolean>`(happened_on, id) > ${placeOf(after ?? 0)}`))
    .orderBy('happenedOn', isUpwards ? 'asc' : 'desc')
    .orderBy(sql`audit.id`, isUpwards ? 'asc' : 'desc')
    .limit(limit);
}

export function findAuditRow(db: Db, id: number) {
  return db
    .selectFrom('audit')
    .select(rowColumns)
    .where(sql<boolean>`id = ${id}`)
    .executeTakeFirst();
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number];

/** No further than somebody would leaf: counting all of a long log takes longer than reading a page of it. */
export async function countAuditRows(db: Db, filter: RowFilter): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('audit')
        .select(sql<number>`1`.as('one'))
        .where(matching(filter))
        .limit(countedAtMost + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What all these are called now, or were when they were deleted. A block is called by the document that it stands in. */
export async function listObjectsOf(db: Db, guids: readonly string[], language: Language): Promise<AuditObject[]> {
  if (guids.length === 0) return [];
  const title = sql`(select title from document_language where document_guid = document.guid and title is not null
    order by language = ${language} desc, language = 'nl' desc limit 1)`;
  const { rows } = await sql<AuditObject>`
    select guid, 'user' as kind,
        coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, '')), ''), email) as name
      from app_user where guid = any(${guids}::uuid[])
    union all select guid, 'role', ${sql.ref(language === 'nl' ? 'nameNl' : 'nameEn')} from role where guid = any(${guids}::uuid[])
    union all select guid, kind, coalesce(${title}, '') from document where guid = any(${guids}::uuid[])
    union all select block.guid, document.kind, coalesce(${title}, '')
      from block join document on document.guid = block.document_guid where block.guid = any(${guids}::uuid[])
    union all select guid, 'invitation', email from invitation where guid = any(${guids}::uuid[])
    union all select guid, 'asset', file_name from asset where guid = any(${guids}::uuid[])
    union all select guid, 'mail', subject from mail where guid = any(${guids}::uuid[])`.execute(db);
  const known = new Set(rows.map(({ guid }) => guid));
  const missing = guids.filter((guid) => !known.has(guid));
  return missing.length === 0 ? rows : [...rows, ...(await listDeletedRoles(db, missing, language))];
}

/** The last event of a role keeps what it was called. */
async function listDeletedRoles(db: Db, guids: readonly string[], language: Language): Promise<AuditObject[]> {
  const rows = await db
    .selectFrom('audit')
    .select([sql<string>`subject_guid`.as('guid'), sql<string>`coalesce(details -> 'name' ->> ${language}, '')`.as('name')])
    .where('subjectGuid', 'in', guids)
    .where('type', '=', 'role.deleted')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'role', isGone: true }));
}

/** Told to its owner: what happened to the ways in to an account, whoever did it. */
export function listSecurityRows(db: Db, userGuid: string, types: readonly string[], limit: number) {
  return db
    .selectFrom('audit')
    .select([
      sql<number>`id::float8`.as('id'),
      'happenedOn',
      'type',
      'network',
      // The log keeps no browsers. The session that began at that moment knows its own, as long as it lasts; a session that was
      // continued knows the moment to the millisecond.
      sql<string | null>`case when type = 'session.started' then (
        select user_agent from session where user_guid = audit.subject_guid
          and date_trunc('milliseconds', coalesce(signed_in_on, created_on)) = date_trunc('milliseconds', audit.happened_on) limit 1
      ) end`.as('userAgent'),
    ])
    .where('subjectGuid', '=', userGuid)
    .where('type', 'in', types)
    .orderBy('happenedOn', 'desc')
    .orderBy(sql`audit.id`, 'desc')
    .limit(limit)
    .execute();
}

export async function findNewestId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select(sql<number>`coalesce(max(id), 0)::float8`.as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}
