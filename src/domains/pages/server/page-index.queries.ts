import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import type { Language } from '#platform/shared/language.ts';

type States = Partial<Record<Language, { title: string; isPublished: boolean; hasChanges: boolean }>>;

interface Wanted {
  q: string;
  /** The pages whose address holds what is sought: where a page stands is not asked of the database. */
  atAddress: readonly string[];
  language: Language;
  limit: number;
  offset: number;
}

/** Which pages stand on this part of the index, and how many there are in all: by title in the asked language, or in the other one. */
export async function listPageGuids(
  db: Db,
  { q, atAddress, language, limit, offset }: Wanted,
): Promise<{ guids: string[]; total: number }> {
  const title = language === 'nl' ? sql`coalesce(dutch.title, english.title)` : sql`coalesce(english.title, dutch.title)`;
  const pattern = likePattern(q);
  const isSought = sql`(dutch.title ilike ${pattern} or english.title ilike ${pattern} or document.guid = any(${atAddress}::uuid[])
    or '/g/' || document.guid ilike ${pattern})`;
  const { rows } = await sql<{ guid: string; total: number }>`
    select document.guid, count(*) over ()::int as total
    from document
    left join document_language dutch on dutch.document_guid = document.guid and dutch.language = 'nl'
    left join document_language english on english.document_guid = document.guid and english.language = 'en'
    where document.kind = 'page' and document.deleted_on is null ${q === '' ? sql`` : sql`and ${isSought}`}
    order by ${title} collate "nl-x-icu", document.guid
    limit ${limit} offset ${offset}`.execute(db);
  return { guids: rows.map(({ guid }) => guid), total: rows[0]?.total ?? 0 };
}

export function listPageStates(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      'document.guid',
      'document.updatedOn',
      sql<States>`json_object_agg(language, json_build_object('title', title, 'isPublished', is_published,
        'hasChanges', is_published and document.updated_on > published_on))`.as('states'),
    ])
    .where('document.guid', 'in', guids)
    .groupBy('document.guid')
    .execute();
}
