import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const signInOfPerson: PersonalData = {
  collect: {
    'sign-in-methods': findPasswordOf,
  },
  async erase(tx, { guid, emailKey }) {
    await tx.deleteFrom('userPassword').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('signInDelay').where('accountKey', '=', emailKey).execute();
  },
};

async function findPasswordOf(db: Db, { guid }: Person) {
  const row = await db.selectFrom('userPassword').select('changedOn').where('userGuid', '=', guid).executeTakeFirst();
  return { passwordChangedOn: row?.changedOn ?? null };
}
