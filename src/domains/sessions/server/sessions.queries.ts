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
      // One at a time: the token before this one has its minute, and the next change waits for the end of it.
      sql<boolean>`session.token_hash <> ${tokenHash}
        or (session.is_token_due and coalesce(session.former_token_until <= now(), true))`.as('isTokenDue'),
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
    .where(
      sql<boolean>`(session.token_hash = ${tokenHash} or (session.former_token_hash = ${tokenHash} and session.former_token_until > now()))`,
    )
    .where('session.endedOn', 'is', null)
    .where(sql<boolean>`${idleEnd} > now()`)
    .where(sql<boolean>`${absoluteEnd} > now()`)
    .executeTakeFirst();
}

/** Nobody who acts is interrupted: their sessions go on, each under another token from its next request. */
export async function renewTokensOf(db: Db, userGuids: string | readonly string[]): Promise<void> {
  await db
    .updateTable('session')
    .set({ isTokenDue: true })
    .where('userGuid', '=', sql<string>`any(${[userGuids].flat()}::uuid[])`)
    .where('endedOn', 'is', null)
    .execute();
}

/** Seconds for the requests that were under way when the answer with the new token went out. */
const formerTokenSeconds = 60;

/** Of requests at the same moment one replaces it, and the others find that done. */
export async function replaceToken(db: Db, guid: string, { former, next }: { former: Buffer; next: Buffer }): Promise<void> {
  await db
    .updateTable('session')
    .set({
      tokenHash: next,
      isTokenDue: false,
      formerTokenHash: former,
      formerTokenUntil: sql`now() + make_interval(secs => ${formerTokenSeconds})`,
    })
    .where('guid', '=', guid)
    .where('tokenHash', '=', former)
    .where('isTokenDue', '=', true)
    .execute();
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

/** How somebody came into a session that was not ended meanwhile. */
export function findLivingMethod(db: Db, guid: string) {
  return db
    .selectFrom('session')
    .select(['method', 'hasSecondFactor', sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn')])
    .where('guid', '=', guid)
    .where('endedOn', 'is', null)
    .executeTakeFirst();
}

export async function setHasSecondFactor(db: Db, guid: string, hasSecondFactor: boolean): Promise<void> {
  await db.updateTable('session').set({ hasSecondFactor }).where('guid', '=', guid).execute();
}

export async function startViewingIn(db: Db, session: string, roleGuid: string | null): Promise<void> {
  await db
    .updateTable('session')
    .set({ viewAsSince: sql`now()`, viewAsRole: roleGuid })
    .where('guid', '=', session)
    .execute();
}

/** Gives what was looked as; undefined when that was over already. */
export async function stopViewingIn(db: Db, session: string): Promise<{ roleGuid: string | null } | undefined> {
  const { rows } = await sql<{ roleGuid: string | null }>`with before as
      (select guid, view_as_role from session where guid = ${session} and view_as_since is not null for update)
    update session set view_as_since = null, view_as_role = null from before where session.guid = before.guid
    returning before.view_as_role as "roleGuid"`.execute(db);
  return rows[0];
}

/** The sessions of a person that still open something, the one used last first. */
export function listSessionRows(db: Db, userGuid: string, lifetime: SessionLifetime) {
  return db
    .selectFrom('session')
    .select(['guid', 'userAgent', 'network', sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn'), 'lastSeenOn'])
    .where('userGuid', '=', userGuid)
    .where('endedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .where('lastSeenOn', '>', sql<Date>`now() - make_interval(secs => ${lifetime.idle})`)
    .where('createdOn', '>', sql<Date>`now() - make_interval(secs => ${lifetime.absolute})`)
    .orderBy('lastSeenOn', 'desc')
    .orderBy('guid')
    .execute();
}

/** Tells whether this person had such a session. */
export async function endSessionOf(db: Db, userGuid: string, guid: string): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('guid', '=', guid)
    .where('userGuid', '=', userGuid)
    .where('endedOn', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends every session of these people, or all but one. It holds everywhere at the next request. Gives how many there were. */
export async function endSessionsOf(db: Db, userGuids: string | readonly string[], except: string | null = null): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('userGuid', '=', sql<string>`any(${[userGuids].flat()}::uuid[])`)
    .where('endedOn', 'is', null)
    .$if(except !== null, (query) => query.where('guid', '<>', except))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

export async function endAllSessions(db: Db): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('endedOn', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
