import { sql } from 'kysely';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import type { Db } from '#platform/server/db/database.ts';
import { languages, type Language } from '#platform/shared/language.ts';

type MenuTexts = Partial<Record<Language, { name: string; urlSegment: string }>>;

export function listMenuItemRows(db: Db) {
  return db
    .selectFrom('menuItem')
    .innerJoin('menuItemLanguage', 'menuItemLanguage.menuItemGuid', 'menuItem.guid')
    .select([
      'menuItem.guid',
      'menuItem.parentGuid',
      'menuItem.pageGuid',
      'menuItem.externalUrl',
      sql<MenuTexts>`json_object_agg(language, json_build_object('name', name, 'urlSegment', url_segment))`.as('texts'),
    ])
    .groupBy('menuItem.guid')
    .orderBy('menuItem.position')
    .orderBy('menuItem.guid')
    .execute();
}

export interface NewMenuItem {
  parentGuid: string | null;
  position: number;
  pageGuid?: string | null;
  externalUrl?: string | null;
  texts: MenuTexts;
}

export async function insertMenuItem(db: Db, { texts, ...item }: NewMenuItem): Promise<string> {
  const { guid } = await db.insertInto('menuItem').values(item).returning('guid').executeTakeFirstOrThrow();
  const rows = languages.flatMap((language) => (texts[language] ? [{ menuItemGuid: guid, language, ...texts[language] }] : []));
  await db.insertInto('menuItemLanguage').values(rows).execute();
  // Where a page stands is its address, so everything that names it is old.
  await raiseContentVersion(db, { type: 'menu.item_added', subjectGuid: guid });
  return guid;
}
