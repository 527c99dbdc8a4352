import { timeOfDay } from '#platform/server/clock.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { isoDay } from '#platform/shared/format.ts';
import { findWaiting, showDueItems, takeTurn } from './list-entries.queries.ts';

/** Looked at this often whatever the plan is: it may have changed on another machine, or the clock may have. */
const longestSleep = 2000;

/** Shows what has come due, and says how long until the next. */
export async function showWhatIsDue(ctx: Ctx): Promise<number | null> {
  const { isDue, milliseconds } = await findWaiting(ctx.db);
  if (isDue) await ctx.transact((tx) => showDue(joining(ctx, tx)));
  return milliseconds;
}

/** The content version first, as in every public change: whoever takes the same locks in the same order never waits in a circle. */
async function showDue(ctx: Ctx): Promise<void> {
  await ctx.transact(async (tx) => {
    if (!(await takeTurn(tx))) return;
    // Whoever had the turn before may have done it since this one looked.
    const { isDue, isSeen } = await findWaiting(tx);
    if (!isDue) return;
    if (isSeen) await ctx.record(tx, { type: 'list.items_appeared', subjectGuid: null, isPublic: true });
    await showDueItems(tx);
  });
}

/** Lists of what is coming begin with another day. */
async function beginDay(ctx: Ctx): Promise<void> {
  await ctx.transact((tx) => ctx.record(tx, { type: 'list.day_began', subjectGuid: null, isPublic: true }));
}

/** Shows list items at their moment, for as long as this process runs. A try that fails is made again. */
export function startScheduledItems(ctx: Ctx): () => Promise<void> {
  let day = isoDay(timeOfDay());
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    let sleep = longestSleep;
    try {
      const milliseconds = await showWhatIsDue(ctx);
      sleep = Math.min(longestSleep, Math.max(1, milliseconds ?? longestSleep));
      const today = isoDay(timeOfDay());
      if (today !== day) await beginDay(ctx);
      day = today;
    } catch (error) {
      ctx.log.warn({ err: error }, 'list items could not be shown at their moment; it is tried again');
    }
    if (!isStopped) timer = setTimeout(start, sleep).unref();
  }

  function start(): void {
    looking = look();
  }

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
