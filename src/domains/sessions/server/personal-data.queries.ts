import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const sessionsOfPerson: PersonalData = {
  collect: {
    sessions: listSessionsOf,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('session').where('userGuid', '=', guid).execute();
  },
};

function listSessionsOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('session')
    .select(['createdOn', 'lastSeenOn', 'expiresOn', 'endedOn', 'method', 'hasSecondFactor', 'userAgent', 'network'])
    .select(sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn'))
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
