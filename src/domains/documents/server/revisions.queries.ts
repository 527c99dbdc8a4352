import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import type { Colleague } from '../model/draft.ts';
import type { RevisionKind } from '../model/revision.ts';
import type { StoredSnapshot } from '../model/snapshot.ts';
import type { WholeDraft } from '../model/whole-draft.ts';
import { nameOfUser, type Writer } from './counters.queries.ts';

/** The counters of all languages at once, as a revision keeps them. */
interface AllCounters {
  structureVersion: number;
  draftVersions: Partial<Record<Language, number>>;
}

export interface LastWork extends AllCounters {
  /** Who last changed something of the draft. */
  by: Writer;
  secondsAgo: number;
  /** Since a revision was last kept; null when there is none. */
  secondsSinceKept: number | null;
  /** A revision holds the draft as it is. */
  isKept: boolean;
}

export async function findLastWork(db: Db, guid: string): Promise<LastWork> {
  const { rows } = await sql<LastWork>`
    with words as (
      select json_object_agg(language, draft_version) as versions from document_language where document_guid = ${guid}
    ), latest as (
      (select structure_changed_on as moment, structure_changed_by as by from document where guid = ${guid})
      union all
      (select draft_changed_on, draft_changed_by from document_language where document_guid = ${guid})
      order by moment desc limit 1
    ), kept as (
      select structure_version, draft_versions, made_on from revision where document_guid = ${guid} and kind <> 'set_aside' order by number desc limit 1
    )
    select structure_version as "structureVersion", coalesce(words.versions, '{}') as "draftVersions", latest.by,
      extract(epoch from clock_timestamp() - latest.moment)::float as "secondsAgo",
      (select extract(epoch from clock_timestamp() - made_on)::float from kept) as "secondsSinceKept",
      exists (
        select from kept where kept.structure_version = document.structure_version and kept.draft_versions = words.versions::jsonb
      ) as "isKept"
    from document cross join words cross join latest where guid = ${guid}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no document ${guid}`);
  return row;
}

interface NewRevision extends AllCounters {
  documentGuid: string;
  kind: RevisionKind;
  language: Language | null;
  draft: WholeDraft;
  by: Writer;
}

/** Its caller has locked the document, so no number is given twice. */
export async function insertRevision(db: Db, { by, draft, draftVersions, ...revision }: NewRevision): Promise<number> {
  const { number } = await db
    .insertInto('revision')
    .values({
      ...revision,
      number: sql<number>`coalesce((select max(number) from revision where document_guid = ${revision.documentGuid}), 0) + 1`,
      draftVersions: JSON.stringify(draftVersions),
      draft: JSON.stringify(draft),
      madeBy: by,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

const madeBy = sql<Colleague | null>`
  case when app_user.guid is not null then json_build_object('guid', app_user.guid, 'name', ${nameOfUser}) end`;

/** A revision that its language is published from now. A publication that was taken back has none of it. */
const isLive = sql<boolean>`revision.kind = 'published' and exists (
  select from document_language live
  where live.document_guid = revision.document_guid and live.language = revision.language and live.is_published
    and live.published_structure_version = revision.structure_version
    and live.published_draft_version = (revision.draft_versions ->> revision.language)::integer)`;

export async function listRevisions(db: Db, guid: string, { before, limit }: { before?: number | undefined; limit: number }) {
  const rows = await db
    .selectFrom('revision')
    .leftJoin('appUser', 'appUser.guid', 'revision.madeBy')
    .select(['number', 'kind', 'language', 'madeOn', isLive.as('isLive')])
    .select(madeBy.as('madeBy'))
    .where('documentGuid', '=', guid)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as RevisionKind,
    language: row.language as Language | null,
    madeOn: row.madeOn.toISOString(),
  }));
}

export async function countRevisions(db: Db, guid: string): Promise<number> {
  const count = db
    .selectFrom('revision')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('documentGuid', '=', guid);
  return Number((await count.executeTakeFirstOrThrow()).count);
}

export async function findRevision(db: Db, guid: string, number: number) {
  const row = await db
    .selectFrom('revision')
    .leftJoin('appUser', 'appUser.guid', 'revision.madeBy')
    .select(['number', 'kind', 'language', 'madeOn', isLive.as('isLive'), sql<WholeDraft>`draft`.as('draft')])
    .select(madeBy.as('madeBy'))
    .where('documentGuid', '=', guid)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as RevisionKind, language: row.language as Language | null, madeOn: row.madeOn.toISOString() };
}

/** The draft that a language is published from, when that was since revisions are kept. */
export async function findPublishedDraft(db: Db, guid: string, language: Language): Promise<WholeDraft | undefined> {
  const row = await db
    .selectFrom('revision')
    .select(sql<WholeDraft>`draft`.as('draft'))
    .where('documentGuid', '=', guid)
    .where(isLive)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.draft;
}

export interface Publication {
  language: Language;
  snapshot: StoredSnapshot;
}

/** What a document is published with now, the newest first. */
export async function listPublications(db: Db, guid: string): Promise<Publication[]> {
  return db
    .selectFrom('documentLanguage')
    .select(['language', sql<StoredSnapshot>`snapshot`.as('snapshot')])
    .where('documentGuid', '=', guid)
    .where('isPublished', '=', true)
    .where('language', 'in', languages)
    .orderBy('publishedOn', 'desc')
    .execute();
}

/** Documents that somebody changed and then left alone, whose draft no revision holds. */
export async function listPausedDocuments(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select document.guid from document
    where deleted_on is null and updated_on between now() - interval '1 day' and now() - interval '5 minutes' and not exists (
      select from revision
      where document_guid = document.guid and kind <> 'set_aside' and structure_version = document.structure_version and draft_versions = (
        select coalesce(jsonb_object_agg(language, draft_version), '{}') from document_language where document_guid = document.guid))
    order by updated_on limit ${limit}`.execute(db);
  return rows.map(({ guid }) => guid);
}

/** What was published is kept. Of the rest, after a month, the last of each day. */
export async function thinRevisions(db: Db): Promise<void> {
  await sql`
    delete from revision where guid in (
      select guid from revision older
      where kind <> 'published' and made_on < now() - interval '30 days' and exists (
        select from revision later
        where later.document_guid = older.document_guid and later.number > older.number and later.made_on::date = older.made_on::date)
      order by made_on limit 1000)`.execute(db);
}
