import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const identitiesOfPerson: PersonalData = {
  collect: {
    identities: listIdentitiesOf,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('userIdentity').where('userGuid', '=', guid).execute();
  },
};

function listIdentitiesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('userIdentity')
    .select(['issuer', 'subject', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
