import { sql } from 'kysely';
import { isEditableBy, isVisibleTo, type Reader } from '#domains/documents/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';

interface Wanted {
  /** Any title when it is empty. */
  words: string;
  /** Found whatever they are called, and first. */
  guids: readonly string[];
  /** Nothing but those. */
  isOnlyThese: boolean;
  language: Language;
  limit: number;
}

interface Row {
  guid: string;
  kind: 'page' | 'list-item';
  title: string;
  titleLanguage: Language;
  parentGuids: string[];
  isPublished: boolean;
  isForEveryone: boolean;
}

/**
 * Pages and list items by a part of their title. Its editors know a document by the title of its draft; everybody else by that of its
 * publications, if they may see those.
 */
export async function findDocumentsToLink(db: Db, reader: Reader, wanted: Wanted): Promise<Row[]> {
  const { words, guids, isOnlyThese, language, limit } = wanted;
  const isThis = sql<boolean>`document.guid = any(${guids}::uuid[])`;
  const isFound = isOnlyThese ? isThis : sql<boolean>`(own.is_found or ${isThis})`;
  const order =
    words === ''
      ? sql`document.updated_on desc`
      : sql`${isThis} desc, own.title ilike ${likePattern(words).slice(1)} desc, own.title collate "nl-x-icu"`;
  const { rows } = await sql<Row>`
    select document.guid, document.kind, own.title, own.language as "titleLanguage",
      array(select list_guid from list_membership where item_guid = document.guid order by ordinal, list_guid) as "parentGuids",
      own.is_published and coalesce(list_item.is_due, true) as "isPublished", document.role_ids = '{}' as "isForEveryone"
    from document
    left join list_item on list_item.document_guid = document.guid
    cross join lateral (
      select (array_agg(title order by language = ${language} desc))[1] as title,
        (array_agg(language order by language = ${language} desc))[1] as language,
        bool_or(title ilike ${likePattern(words)}) as is_found,
        bool_or(is_published and language in (${language}, ${defaultLanguage})) as is_published
      from (
        select language, is_published, case when ${isEditableBy(reader)} then title when not coalesce(card -> 'fallback' ? 'title', false) then card ->> 'title' end as title
        from document_language where document_guid = document.guid and (${isEditableBy(reader)} or is_published)
      ) as known
      where title is not null
    ) as own
    where document.deleted_on is null and document.kind in ('page', 'list-item') and own.title is not null
      and (${isEditableBy(reader)} or (${isVisibleTo(reader, 'document')} and coalesce(list_item.is_due, true))) and ${isFound}
    order by ${order}, document.guid limit ${limit}`.execute(db);
  return rows;
}
