import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

type States = Partial<Record<Language, { title: string; isPublished: boolean; hasChanges: boolean }>>;

export function listPageStates(db: Db) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      'document.guid',
      'document.updatedOn',
      sql<States>`json_object_agg(language, json_build_object('title', title, 'isPublished', is_published,
        'hasChanges', is_published and document.updated_on > published_on))`.as('states'),
    ])
    .where('document.kind', '=', 'page')
    .where('document.deletedOn', 'is', null)
    .groupBy('document.guid')
    .execute();
}
