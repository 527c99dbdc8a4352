import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import { hasChangesSql, isEditableBy, type Reader } from '#domains/documents/server/index.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import type { PageLanguageState, StateCounts } from '../model/page-index.contract.ts';

type States = Partial<Record<Language, { title: string | null; isPublished: boolean; hasChanges: boolean }>>;

interface Wanted {
  q: string;
  /** The pages whose address holds what is sought: where a page stands is not asked of the database. */
  atAddress: readonly string[];
  state?: PageLanguageState | undefined;
  language: Language;
  limit: number;
  offset: number;
}

/** Of the pages that somebody may edit, which stand on this part of the index, and how many there are in all: by title in the asked language, or in the other one. */
export async function listPageGuids(
  db: Db,
  reader: Reader,
  { q, atAddress, state, language, limit, offset }: Wanted,
): Promise<{ guids: string[]; total: number }> {
  const title = language === 'nl' ? sql`title_nl` : sql`title_en`;
  const isPage = isPageOf(reader);
  const isSought = q === '' ? sql`` : sql`and (${hasInTitleOrAddress(q, atAddress)})`;
  const isSoFar = state === undefined ? sql`` : sql`and ${isSomewhere(state)}`;
  // All of them are counted in the index; those that are sought have been read to find them.
  const isAll = q === '' && state === undefined;
  const total = isAll ? sql`(select count(*) from document where ${isPage})` : sql`count(*) over ()`;
  const { rows } = await sql<{ guid: string; total: number }>`
    select guid, ${total}::int as total from document where ${isPage} ${isSought} ${isSoFar}
    order by ${title} collate "nl-x-icu", guid limit ${limit} offset ${offset}`.execute(db);
  return { guids: rows.map(({ guid }) => guid), total: rows[0]?.total ?? 0 };
}

/** Of the sought pages that somebody may edit, how many are found by each state; `isSomewhere` finds the same ones. */
export async function countPageStates(db: Db, reader: Reader, { q, atAddress }: Pick<Wanted, 'q' | 'atAddress'>): Promise<StateCounts> {
  const isSought = q === '' ? sql`` : sql`and (${hasInTitleOrAddress(q, atAddress)})`;
  const { rows } = await sql<StateCounts>`
    select count(*) filter (where published)::int as published, count(*) filter (where changed)::int as changed,
      count(*) filter (where draft)::int as draft, count(*) filter (where missing)::int as missing
    from (
      select bool_or(is_published and not ${hasChangesSql}) as published, bool_or(${hasChangesSql}) as changed,
        bool_or(not is_published) as draft, count(language) < ${languages.length} as missing
      from document left join document_language on document_guid = document.guid
      where document.guid in (select guid from document where ${isPageOf(reader)} ${isSought})
      group by document.guid) as state`.execute(db);
  return rows[0] ?? { published: 0, changed: 0, draft: 0, missing: 0 };
}

/** When something of a draft of any page was last changed, exactly. */
export async function lastChangeOfPages(db: Db): Promise<string> {
  const { rows } = await sql<{ moment: string | null }>`
    select max(updated_on)::text as moment from document where kind = 'page' and deleted_on is null`.execute(db);
  return rows[0]?.moment ?? '';
}

function isPageOf(reader: Reader): RawBuilder<boolean> {
  return sql`kind = 'page' and deleted_on is null and ${isEditableBy(reader)}`;
}

function hasInTitleOrAddress(q: string, atAddress: readonly string[]): RawBuilder<boolean> {
  const pattern = likePattern(q);
  const inTitle = sql<boolean>`title_nl ilike ${pattern} or title_en ilike ${pattern} or guid = any(${atAddress}::uuid[])`;
  // A page that is not in the menu has this address, which holds nothing but these characters.
  return /^[/g0-9a-f-]*$/i.test(q) ? sql<boolean>`${inTitle} or '/g/' || guid ilike ${pattern}` : inTitle;
}

/** `stateOf` as SQL, for either language. */
function isSomewhere(state: PageLanguageState): RawBuilder<boolean> {
  if (state === 'missing') {
    return sql`(select count(*) from document_language where document_guid = document.guid) < ${languages.length}`;
  }
  const isSo = { published: sql`is_published and not ${hasChangesSql}`, changed: hasChangesSql, draft: sql`not is_published` }[state];
  return sql`exists (select from document_language where document_guid = document.guid and ${isSo})`;
}

export function listPageStates(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      'document.guid',
      'document.updatedOn',
      sql<States>`json_object_agg(language, json_build_object('title', title, 'isPublished', is_published,
        'hasChanges', ${hasChangesSql}))`.as('states'),
    ])
    .where('document.guid', 'in', guids)
    .groupBy('document.guid')
    .execute();
}

/** Of the pages that somebody may edit, these in their order, or those that changed last. */
export async function listEditableGuids(
  db: Db,
  reader: Reader,
  { guids, limit }: { guids?: readonly string[]; limit: number },
): Promise<string[]> {
  const isAsked = guids === undefined ? sql`` : sql`and guid = any(${guids}::uuid[])`;
  const order = guids === undefined ? sql`updated_on desc, guid` : sql`array_position(${guids}::uuid[], guid)`;
  const { rows } = await sql<{ guid: string }>`
    select guid from document
    where kind = 'page' and deleted_on is null ${isAsked} and ${isEditableBy(reader)}
    order by ${order} limit ${limit}`.execute(db);
  return rows.map(({ guid }) => guid);
}
