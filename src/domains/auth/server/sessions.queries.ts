import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { SessionLifetime } from '../model/session.rules.ts';

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

/** Ends every session of a person, or all but one. It holds everywhere at the next request. Gives how many there were. */
export async function endSessionsOf(db: Db, userGuid: string, { except }: { except?: string } = {}): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ endedOn: sql`now()` })
    .where('userGuid', '=', userGuid)
    .where('endedOn', 'is', null)
    .$if(except !== undefined, (query) => query.where('guid', '!=', except ?? ''))
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
