import { sql } from 'kysely';
import { initialSettings } from '#domains/settings/model/settings.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { SessionLifetime } from '../model/session.rules.ts';

export interface NewSession {
  tokenHash: Buffer;
  userGuid: string;
  userAgent: string;
  network: string;
  lifetime: Pick<SessionLifetime, 'absolute'>;
  /** How its owner proved who they are. */
  method: 'password' | 'passkey' | 'openid' | 'invitation' | 'set-up';
  hasSecondFactor: boolean;
  /** When they did, if not now. */
  provenOn?: Date;
  /** When they signed in, if this session goes on from an earlier one. */
  signedInOn?: Date;
}

export async function insertSession(db: Db, { lifetime, ...session }: NewSession): Promise<string> {
  const row = await db
    .insertInto('session')
    .values({ ...session, expiresOn: sql<Date>`now() + make_interval(secs => ${lifetime.absolute})` })
    .returning('guid')
    .executeTakeFirstOrThrow();
  return row.guid;
}

/** The session and its person, when neither lifetime is over by the database's clock. */
export function findLivingSession(db: Db, tokenHash: Buffer, lifetimes: Record<'staff' | 'others', SessionLifetime>) {
  const { staff, others } = lifetimes;
  // By what the person is today: who was made admin since signing in signs in again as one.
  const isStaff = sql<boolean>`(app_user.is_admin or app_user.is_content_manager)`;
  const idleEnd = sql<Date>`session.last_seen_on + make_interval(secs => case when ${isStaff} then ${staff.idle}::int else ${others.idle}::int end)`;
  const absoluteEnd = sql<Date>`case when ${isStaff}
    then least(session.expires_on, session.created_on + make_interval(secs => ${staff.absolute}::int)) else session.expires_on end`;
  const secondsUntil = (end: typeof idleEnd) => sql<number>`floor(extract(epoch from ${end} - now()))::int`;
  // In the same question: it is asked with every request of who is signed in.
  const termsInForce = sql<number>`coalesce((select (value #>> '{}')::int from platform_setting where key = 'termsOfUseVersion'),
    ${initialSettings.termsOfUseVersion}::int)`;
  return db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.guid', 'session.userGuid')
    .select((row) => [
      'session.guid as sessionGuid',
      'session.provenOn',
      'session.hasSecondFactor',
      'session.viewAsSince',
      'session.viewAsRole',
      'appUser.guid',
      'appUser.isAdmin',
      'appUser.isContentManager',
      'appUser.isMett',
      'appUser.isDeveloper',
      'appUser.isActive',
      sql<boolean>`email_verified_on is not null`.as('isVerified'),
      sql<boolean>`terms_of_use_version_accepted is not distinct from ${termsInForce}`.as('hasAcceptedTerms'),
      sql<boolean>`session.last_seen_on < now() - interval '1 minute'`.as('isSeenLongAgo'),
      secondsUntil(idleEnd).as('idleLeft'),
      secondsUntil(absoluteEnd).as('absoluteLeft'),
      row
        .selectFrom('userRole')
        .whereRef('userRole.userGuid', '=', 'appUser.guid')
        .select(sql<string[]>`coalesce(array_agg(role_guid), '{}')`.as('ids'))
        .as('roleIds'),
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.endedOn', 'is', null)
    .where(sql<boolean>`${idleEnd} > now()`)
    .where(sql<boolean>`${absoluteEnd} > now()`)
    .executeTakeFirst();
}

export async function touchSession(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
}

export async function endSession(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('guid', '=', guid)
    .where('endedOn', 'is', null)
    .execute();
}

/** Ends what a person has beyond the number allowed, the one unused for longest first. */
export async function endSessionsBeyond(db: Db, userGuid: string, allowed: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('guid', 'in', (row) =>
      row
        .selectFrom('session')
        .select('guid')
        .where('userGuid', '=', userGuid)
        .where('endedOn', 'is', null)
        .orderBy('lastSeenOn', 'desc')
        .orderBy('createdOn', 'desc')
        .offset(allowed),
    )
    .execute();
}

/** Kept a while after their end, for the list of recent sessions. When somebody was last here outlives them. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('session')
        .where(sql<boolean>`coalesce(ended_on, expires_on) < now() - interval '30 days'`)
        .returning(['userGuid', 'lastSeenOn']),
    )
    .updateTable('appUser')
    .from((query) =>
      query
        .selectFrom('gone')
        .select(['userGuid', sql<Date>`max(last_seen_on)`.as('seenOn')])
        .groupBy('userGuid')
        .as('last'),
    )
    .set({ lastSeenOn: sql<Date>`greatest(app_user.last_seen_on, last.seen_on)` })
    .whereRef('appUser.guid', '=', 'last.userGuid')
    .where('appUser.deletedOn', 'is', null)
    .execute();
}

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

/** Did this person use the site from this network before? Then a stranger's guesses do not keep them waiting. */
export async function isKnownNetwork(db: Db, userGuid: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('guid')
    .where('userGuid', '=', userGuid)
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
