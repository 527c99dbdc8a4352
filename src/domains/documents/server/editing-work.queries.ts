import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

/** Words of a language, or what is the same in all of them. */
type WorkLanguage = Language | '';

interface Work {
  documentGuid: string;
  userGuid: string;
  language: WorkLanguage;
}

/** Notes that somebody saved something; whether that begins a new piece of work, because they paused for half an hour or had published. */
export async function beginsWork(db: Db, { documentGuid, userGuid, language }: Work): Promise<boolean> {
  const { rows } = await sql<{ begins: boolean }>`
    with before as (
      select saved_on from editing_work where (document_guid, user_guid, language) = (${documentGuid}, ${userGuid}, ${language})
    ), noted as (
      insert into editing_work (document_guid, user_guid, language) values (${documentGuid}, ${userGuid}, ${language})
      on conflict (document_guid, user_guid, language) do update set saved_on = excluded.saved_on
    )
    select coalesce((select saved_on from before) < now() - interval '30 minutes', true) as begins`.execute(db);
  return rows[0]?.begins ?? true;
}

/** What was worked on is published: who goes on begins anew. */
export async function endWork(db: Db, documentGuid: string, language: Language): Promise<void> {
  await db.deleteFrom('editingWork').where('documentGuid', '=', documentGuid).where('language', 'in', [language, '']).execute();
}

export async function deleteOldWork(db: Db): Promise<void> {
  await db
    .deleteFrom('editingWork')
    .where('savedOn', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
