import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

/** Where an address that is no more leads to. */
export function findRedirect(db: Db, language: Language, path: string) {
  return db
    .selectFrom('redirect')
    .select(['toPageGuid', 'toHref'])
    .where('language', '=', language)
    .where('fromPath', '=', path)
    .executeTakeFirst();
}
