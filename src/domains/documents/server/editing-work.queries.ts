import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { documentEvents } from '../model/document.events.ts';

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

export interface LastEditor {
  guid: string;
  firstName: string;
  name: string;
}

/** By document, who saved something of it last. The log notes when a piece of work began, the work itself when it was last saved. */
export async function listLastEditors(db: Db, documentGuids: readonly string[]): Promise<ReadonlyMap<string, LastEditor>> {
  const { rows } = await sql<LastEditor & { documentGuid: string }>`
    select edited.guid as document_guid, app_user.guid, first_name,
      coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, '')), ''), email) as name
    from unnest(${documentGuids}::uuid[]) edited (guid)
    cross join lateral (
      (select user_guid, saved_on as moment from editing_work where document_guid = edited.guid)
      union all
      (select actor_guid, happened_on from audit
       where subject_guid = edited.guid and actor_guid is not null and type = any(${saves})
       order by happened_on desc limit 1)
      order by moment desc limit 1
    ) latest
    join app_user on app_user.guid = latest.user_guid`.execute(db);
  return new Map(rows.map(({ documentGuid, ...editor }) => [documentGuid, editor]));
}

const saves = [
  'block.content_saved',
  'block.options_saved',
  'document.words_saved',
  'document.structure_changed',
] satisfies (keyof typeof documentEvents)[];
