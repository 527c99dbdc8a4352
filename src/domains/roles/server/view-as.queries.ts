import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

export async function startViewingIn(db: Db, session: string, roleGuid: string | null): Promise<void> {
  await db
    .updateTable('session')
    .set({ viewAsSince: sql`now()`, viewAsRole: roleGuid })
    .where('guid', '=', session)
    .execute();
}

/** Gives what was looked as; undefined when that was over already. */
export async function stopViewingIn(db: Db, session: string): Promise<{ roleGuid: string | null } | undefined> {
  const { rows } = await sql<{ roleGuid: string | null }>`with before as
      (select guid, view_as_role from session where guid = ${session} and view_as_since is not null for update)
    update session set view_as_since = null, view_as_role = null from before where session.guid = before.guid
    returning before.view_as_role as "roleGuid"`.execute(db);
  return rows[0];
}

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
