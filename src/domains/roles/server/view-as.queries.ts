import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

export function findRoleNames(db: Db, guid: string): Promise<{ nameNl: string; nameEn: string } | undefined> {
  return db.selectFrom('role').select(['nameNl', 'nameEn']).where('guid', '=', guid).executeTakeFirst();
}

/** The built-in ones in the order of their rights, then the others by their name. */
export function listRoleNames(db: Db, language: Language) {
  return db
    .selectFrom('role')
    .select(['guid', 'nameNl', 'nameEn', 'description'])
    .orderBy('isBuiltIn', 'desc')
    .orderBy(sql`case when is_built_in then guid end`)
    .orderBy(sql`${sql.ref(language === 'nl' ? 'nameNl' : 'nameEn')} collate "nl-x-icu"`)
    .execute();
}
