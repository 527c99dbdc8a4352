import { sql } from 'kysely';
import { requestErrors } from '#platform/shared/errors.ts';
import { joining, type Ctx } from './context.ts';
import type { Db } from './db/database.ts';

interface OnceInput {
  scope: string;
  key: string;
  requestHash: string;
}

/**
 * Does the work once per key, in one transaction with the note that it was done. A repeat gets the first answer again,
 * so a client that lost an answer may simply ask once more.
 */
export async function once(ctx: Ctx, input: OnceInput, work: (inside: Ctx) => Promise<unknown>): Promise<unknown> {
  return ctx.transact(async (tx) => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${input.scope}\n${input.key}`}, 0)) as taken`.execute(tx);
    if (!lock.rows[0]?.taken) throw requestErrors.in_progress(undefined, { retryAfter: 1 });

    const earlier = await tx
      .selectFrom('idempotency')
      .select(['requestHash', 'body'])
      .where('scope', '=', input.scope)
      .where('key', '=', input.key)
      .executeTakeFirst();
    if (earlier && earlier.requestHash !== input.requestHash) throw requestErrors.idempotency_mismatch();
    if (earlier) return earlier.body;

    const answer = await work(joining(ctx, tx));
    await tx
      .insertInto('idempotency')
      .values({ scope: input.scope, key: input.key, requestHash: input.requestHash, body: JSON.stringify(answer ?? null) })
      .execute();
    return answer;
  });
}

/** Answers are repeated for a day. */
export async function deleteOldAnswers(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdOn', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}

/** Those they got, and those that others got after changing something of theirs: their scope has the address that names the person. */
export async function forgetAnswersAbout(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('idempotency').where('scope', 'like', `%${userGuid}%`).execute();
}
