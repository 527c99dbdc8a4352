import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const linksOfPerson: PersonalData = {
  collect: {
    'mailed-links': listMailedLinksOf,
  },
  async erase(tx, { guid, emailKey }) {
    await tx.deleteFrom('oneTimeToken').where('userGuid', '=', guid).execute();
    await tx
      .deleteFrom('oneTimeToken')
      .where(sql`lower(email)`, '=', emailKey)
      .execute();
  },
};

function listMailedLinksOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('oneTimeToken')
    .select(['purpose', 'email', 'createdOn', 'expiresOn', 'usedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
