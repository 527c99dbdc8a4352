import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { eachRow } from '#platform/server/db/each-row.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

/** What happened stays: it is about the platform, and names people by a guid that is nobody’s any more. */
export const auditOfPerson: PersonalData = {
  collect: {
    activity: eachAuditEntryOf,
  },
};

/** What they did, and what was done to their account. Of others it says that there was one, not who, nor from where. */
function eachAuditEntryOf(db: Db, { guid }: Person) {
  return eachRow((after, limit) =>
    db
      .selectFrom('audit')
      .select(['id', 'happenedOn', 'type', 'result'])
      .select([
        sql<string>`case when actor_guid = ${guid}::uuid or type = 'session.started' then 'you' when actor_kind = 'user' then 'somebody else'
          when actor_kind = 'system' then 'the platform' else 'a visitor' end`.as('by'),
        sql<string | null>`case
          when subject_guid = ${guid}::uuid then 'you'
          when exists (select from app_user where app_user.guid = subject_guid) then 'somebody else'
          else subject_guid::text end`.as('about'),
        // From where somebody else asked is theirs; a sign-in that succeeded was their own.
        sql<string | null>`case when actor_guid = ${guid}::uuid or type = 'session.started' then network end`.as('network'),
      ])
      .where((row) => row.or([row('actorGuid', '=', guid), row('subjectGuid', '=', guid)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}
