import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const factorsOfPerson: PersonalData = {
  collect: {
    'sign-in-attempts': listSignInAttemptsOf,
    'sign-in-methods': findSecondFactorsOf,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('totp').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('recoveryCode').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('passkey').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('loginAttempt').where('userGuid', '=', guid).execute();
  },
};

function listSignInAttemptsOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('loginAttempt')
    .select(['method', 'createdOn', 'expiresOn', 'usedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

async function findSecondFactorsOf(db: Db, { guid }: Person) {
  const authenticator = await db.selectFrom('totp').select(['createdOn', 'confirmedOn']).where('userGuid', '=', guid).executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'transports', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
  const codes = await db.selectFrom('recoveryCode').select('usedOn').where('userGuid', '=', guid).execute();
  return {
    authenticator: authenticator ?? null,
    passkeys,
    recoveryCodes: { total: codes.length, used: codes.filter(({ usedOn }) => usedOn !== null).length },
  };
}
