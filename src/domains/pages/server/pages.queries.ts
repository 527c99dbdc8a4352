import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

/** Where an address that is no more leads to, also when it is asked for in capitals. */
export function findRedirect(db: Db, language: Language, path: string) {
  return db
    .selectFrom('redirect')
    .select(['toPageGuid', 'toHref'])
    .where('language', '=', language)
    .where('fromPath', 'in', [path, path.toLowerCase()])
    .orderBy((of) => of('fromPath', '=', path), 'desc')
    .executeTakeFirst();
}
