import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

export interface PublicItem {
  guid: string;
  parentGuids: string[];
  published: Partial<Record<Language, { title: string; publishedOn: string }>>;
}

/** What everybody may see now. */
const publicItems = sql`
  list_item
  join document on document.guid = list_item.document_guid and document.deleted_on is null and document.role_ids = '{}'
  join document_language on document_language.document_guid = document.guid and document_language.is_published`;
const isDue = sql<boolean>`list_item.is_due and list_item.published_on <= now()`;

/**
 * The items of one part of the sitemap that everybody may see now, with their titles in the languages in which they are published. Item by
 * item: a thousand are found by their keys before the texts of a hundred thousand are read to find them.
 */
export async function listPublicItems(db: Db, part: number): Promise<PublicItem[]> {
  const { rows } = await sql<PublicItem>`
    select list_item.document_guid as guid,
           array(select list_guid from list_membership where item_guid = list_item.document_guid order by ordinal, list_guid) as parent_guids,
           shown.published
    from list_item
    cross join lateral (
      select json_object_agg(language, json_build_object('title', card ->> 'title', 'publishedOn', document_language.published_on)) as published
      from document
      join document_language on document_language.document_guid = document.guid and document_language.is_published
      where document.guid = list_item.document_guid and document.deleted_on is null and document.role_ids = '{}'
    ) as shown
    where list_item.sitemap_part = ${part} and ${isDue} and shown.published is not null
    order by list_item.number`.execute(db);
  return rows;
}

export interface SitemapPart {
  part: number;
  changedOn: Date;
}

/** Every part with something in it. */
export async function listSitemapParts(db: Db): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select part, changed_on from sitemap_part
    where exists (select from ${publicItems} where list_item.sitemap_part = sitemap_part.part and ${isDue})
    order by part`.execute(db);
  return rows;
}

/** Another one after every change of what everybody may see of its items. Undefined when there is no such part. */
export async function findSitemapPartState(db: Db, part: number): Promise<string | undefined> {
  const row = await db.selectFrom('sitemapPart').select('changedIn').where('part', '=', part).executeTakeFirst();
  return row && String(row.changedIn);
}
