import { sql } from 'kysely';
import { requestErrors } from '#platform/shared/errors.ts';
import { ticks } from './clock.ts';
import type { Ctx } from './context.ts';
import type { Db } from './db/database.ts';

export interface RateLimit {
  /** What is counted, for instance `login`. */
  name: string;
  times: number;
  seconds: number;
}

/** Counts in PostgreSQL, so that the limit holds over all workers and machines. Throws when used up. */
export async function takeFromLimit(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  { name, times, seconds }: RateLimit,
  key: string,
): Promise<void> {
  // With an Idempotency-Key the whole call is one transaction. Its contract says `limit`, to be counted before that begins, or `everyTryCounts`.
  if (db.isTransaction) throw new Error(`${name}: counted inside a transaction, a call that fails would take its count back`);
  if (!config.rateLimits) return;
  const endsOn = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const row = await db
    .insertInto('rateLimit')
    .values({ key: `${name}:${key}`, used: 1, endsOn })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when rate_limit.ends_on <= now() then 1 else rate_limit.used + 1 end`,
        endsOn: sql`case when rate_limit.ends_on <= now() then excluded.ends_on else rate_limit.ends_on end`,
      }),
    )
    .returning(['used', sql<number>`ceil(extract(epoch from ends_on - now()))::int`.as('secondsLeft')])
    .executeTakeFirstOrThrow();
  if (row.used > times) throw requestErrors.rate_limited(undefined, { retryAfter: Math.max(1, row.secondsLeft) });
}

/** Takes back a turn that turned out not to count, such as a sign-in that succeeded. */
export async function returnToLimit({ db }: Pick<Ctx, 'db'>, { name }: RateLimit, key: string): Promise<void> {
  await db
    .updateTable('rateLimit')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('key', '=', `${name}:${key}`)
    .execute();
}

export async function deleteEndedLimits(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('endsOn', '<', sql<Date>`now()`)
    .execute();
}

/** What was counted under an address. */
export async function forgetLimitsOf(db: Db, emailKey: string): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where(sql<boolean>`position(${emailKey} in key) > 0`)
    .execute();
}

/**
 * Counts in this process alone: for limits that guard the process itself, where a database call would cost more than the request.
 * The window of each key begins with its first turn, as in PostgreSQL: of a window that all share, who comes at its end gets twice as much.
 */
export class ProcessLimiter {
  readonly #limit: RateLimit;
  readonly #windows = new Map<string, { used: number; endsAt: number }>();
  #nextCleaningAt = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Takes a turn and throws when there was none left. */
  take(key: string, now = ticks()): void {
    const { used, endsAt } = this.#count(key, now);
    if (used <= this.#limit.times) return;
    throw requestErrors.rate_limited(undefined, { retryAfter: Math.ceil((endsAt - now) / 1000) });
  }

  /** Takes a turn and tells whether there was one. */
  tryTake(key: string, now = ticks()): boolean {
    return this.#count(key, now).used <= this.#limit.times;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  #count(key: string, now: number) {
    this.#forgetEnded(now);
    let window = this.#windows.get(key);
    if (!window || now >= window.endsAt) {
      window = { used: 0, endsAt: now + this.#limit.seconds * 1000 };
      this.#windows.set(key, window);
    }
    window.used++;
    return window;
  }

  /** Once in the length of a window, so that looking at all of them costs each turn next to nothing. */
  #forgetEnded(now: number): void {
    if (now < this.#nextCleaningAt) return;
    this.#nextCleaningAt = now + this.#limit.seconds * 1000;
    for (const [key, { endsAt }] of this.#windows) if (now >= endsAt) this.#windows.delete(key);
  }
}
