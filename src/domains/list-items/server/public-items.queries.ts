import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

export interface PublicItem {
  guid: string;
  parentGuids: string[];
  published: Partial<Record<Language, { title: string; publishedOn: string }>>;
}

/** Every item that everybody may see now, newest first, with its titles in the languages in which it is published. */
export async function listPublicItems(db: Db): Promise<PublicItem[]> {
  const { rows } = await sql<PublicItem>`
    select document.guid,
           array(select list_guid from list_membership where item_guid = document.guid order by ordinal, list_guid) as parent_guids,
           json_object_agg(language, json_build_object('title', card ->> 'title', 'publishedOn', document_language.published_on)) as published
    from document
    join list_item on list_item.document_guid = document.guid and list_item.published_on <= now()
    join document_language on document_language.document_guid = document.guid and document_language.is_published
    where document.deleted_on is null and document.role_ids = '{}'
    group by document.guid, list_item.published_on
    order by list_item.published_on desc, document.guid`.execute(db);
  return rows;
}
