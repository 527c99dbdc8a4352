import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Present } from '../../model/document-event.ts';
import { nameOfUser } from '../counters.queries.ts';
import { togetherChannel } from './events.queries.ts';

/** Three times as long as a browser waits before it tells again that somebody is there. */
const gone = sql`now() - interval '30 seconds'`;

interface Place {
  documentGuid: string;
  tab: string;
  userGuid: string;
  language: Language;
  block: string | null;
}

/** Tells others when it is different from what they know. A block of another document is none. */
export async function savePlace(db: Db, { documentGuid, tab, userGuid, language, block }: Place): Promise<void> {
  await sql`
    with place as (
      select (select guid from block where guid = ${block}::uuid and document_guid = ${documentGuid}) as block_guid
    ), before as (
      select block_guid, language from document_presence
      where document_guid = ${documentGuid} and tab = ${tab} and user_guid = ${userGuid} and seen_on > ${gone}
    ), saved as (
      insert into document_presence (document_guid, tab, user_guid, language, block_guid)
      select ${documentGuid}, ${tab}, ${userGuid}, ${language}, block_guid from place
      on conflict (document_guid, tab) do update set
        block_guid = excluded.block_guid, language = excluded.language, seen_on = now(),
        since = case when document_presence.block_guid is distinct from excluded.block_guid then now() else document_presence.since end
        where document_presence.user_guid = excluded.user_guid
    )
    select pg_notify(${togetherChannel}, ${documentGuid}::text) from place left join before on true
    where (before.block_guid, before.language) is distinct from (place.block_guid, ${language}) or before.language is null`.execute(db);
}

export async function deletePlace(
  db: Db,
  { documentGuid, tab, userGuid }: Pick<Place, 'documentGuid' | 'tab' | 'userGuid'>,
): Promise<void> {
  await sql`
    with left_place as (
      delete from document_presence where document_guid = ${documentGuid} and tab = ${tab} and user_guid = ${userGuid} returning tab
    )
    select pg_notify(${togetherChannel}, ${documentGuid}::text) from left_place`.execute(db);
}

/** Each person once: where they did something last. Who came first stands first. */
export async function listPresent(db: Db, documentGuid: string): Promise<Present[]> {
  const { rows } = await sql<Omit<Present, 'since'> & { since: Date }>`
    select guid, name, block, language, since from (
      select distinct on (app_user.guid) app_user.guid, ${nameOfUser} as name, place.block_guid as block, place.language, place.since,
        min(place.since) over (partition by app_user.guid) as came_on
      from document_presence place join app_user on app_user.guid = place.user_guid
      where place.document_guid = ${documentGuid} and place.seen_on > ${gone}
      order by app_user.guid, place.block_guid is null, place.since desc
    ) present order by came_on, guid limit 50`.execute(db);
  return rows.map(({ since, ...present }) => ({ ...present, since: since.toISOString() }));
}

export async function deleteOldPlaces(db: Db): Promise<void> {
  await sql`delete from document_presence where seen_on < now() - interval '10 minutes'`.execute(db);
}
