import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

/** Where an address that is no more leads to, whatever capitals it had or is asked for with. The nearest spelling wins. */
export function findRedirect(db: Db, language: Language, path: string) {
  return db
    .selectFrom('redirect')
    .select(['toPageGuid', 'toHref'])
    .where('language', '=', language)
    .where(sql`lower(from_path)`, '=', path.toLowerCase())
    .orderBy((of) => of('fromPath', '=', path), 'desc')
    .orderBy((of) => of('fromPath', '=', path.toLowerCase()), 'desc')
    .orderBy('fromPath')
    .executeTakeFirst();
}
