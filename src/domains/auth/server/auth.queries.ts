import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export function findCredentials(db: Db, accountKey: string) {
  return db
    .selectFrom('appUser')
    .leftJoin('userPassword', 'userPassword.userGuid', 'appUser.guid')
    .select(['appUser.guid', 'appUser.isActive', 'appUser.isAdmin', 'appUser.isContentManager', 'userPassword.hash'])
    .select('userPassword.changedOn as passwordSetOn')
    .where('appUser.emailKey', '=', accountKey)
    .executeTakeFirst();
}

export async function savePasswordHash(db: Db, userGuid: string, hash: string): Promise<void> {
  await db
    .insertInto('userPassword')
    .values({ userGuid, hash })
    .onConflict((conflict) => conflict.column('userGuid').doUpdateSet({ hash, changedOn: sql`now()` }))
    .execute();
}

/** The same password, hashed anew. Not when it was changed in the meantime. */
export async function replacePasswordHash(db: Db, userGuid: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('userPassword').set({ hash: to }).where('userGuid', '=', userGuid).where('hash', '=', from).execute();
}

/** Changes nothing but takes the row's lock, also of a row that was not there: of two tries at the same moment, the second sees the first. */
export function lockSignInDelay(db: Db, accountKey: string) {
  return db
    .insertInto('signInDelay')
    .values({ accountKey, failures: 0, failedOn: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('accountKey').doUpdateSet({ accountKey }))
    .returning(['failures', sql<number>`extract(epoch from now() - failed_on)::float8`.as('secondsSince')])
    .executeTakeFirstOrThrow();
}

/** Failures are forgotten after a quiet hour. */
export async function countSignInFailure(db: Db, accountKey: string): Promise<void> {
  await db
    .insertInto('signInDelay')
    .values({ accountKey, failures: 1, failedOn: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('accountKey').doUpdateSet({
        failures: sql`case when sign_in_delay.failed_on < now() - interval '1 hour' then 1 else sign_in_delay.failures + 1 end`,
        failedOn: sql`now()`,
      }),
    )
    .execute();
}

/** Who was guessed at is nobody's business longer than it matters. */
export async function deleteOldSignInDelays(db: Db): Promise<void> {
  await db
    .deleteFrom('signInDelay')
    .where('failedOn', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** Takes back a try that was counted and then not made. */
export async function forgetOneSignInFailure(db: Db, accountKey: string): Promise<void> {
  await db
    .updateTable('signInDelay')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('accountKey', '=', accountKey)
    .execute();
}

export async function forgetSignInFailures(db: Db, accountKey: string): Promise<void> {
  await db.deleteFrom('signInDelay').where('accountKey', '=', accountKey).execute();
}
