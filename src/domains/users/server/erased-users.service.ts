import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { emptyAccount, lockPerson, listErasedUsers } from './deletion.queries.ts';

/** Beside the database: a backup that is put back knows nothing of who was erased after it (docs/decisions/0013-erased-people-stay-erased.md). */
const marks = 'erased/';

/** Everything that is only about this person goes. Every domain takes its own away. */
export async function eraseUser(tx: Tx, kept: readonly PersonalData[], guid: string): Promise<void> {
  const person = await lockPerson(tx, guid);
  if (person) for (const { erase } of kept) await erase?.(tx, person);
  await emptyAccount(tx, guid);
}

/** What of an erased person is not in the database. The mark comes last: without it, all this is done once more. */
export async function finishErasing(
  { db, storage }: Pick<Ctx, 'db' | 'storage'>,
  kept: readonly PersonalData[],
  guid: string,
): Promise<void> {
  for (const { eraseFiles } of kept) await eraseFiles?.({ db, storage }, guid);
  await storage.put(marks + guid, Buffer.from(`${timeOfDay().toISOString()}\n`));
}

/**
 * Erases who was erased before and came back with an older backup, and finishes what was broken off in the middle. Also the last admin:
 * the command line makes another. Gives how many came back.
 */
export async function eraseAgain(ctx: Ctx, kept: readonly PersonalData[]): Promise<number> {
  const marked = new Set((await ctx.storage.list(marks)).map((key) => key.slice(marks.length)));
  const erased = new Set(await listErasedUsers(ctx.db));
  const cameBack = [...marked].filter((guid) => !erased.has(guid));
  for (const guid of cameBack) {
    await ctx.transact(async (tx) => {
      await eraseUser(tx, kept, guid);
      await ctx.record(tx, { type: 'user.erased', subjectGuid: guid, details: { isAgain: true }, isPublic: true });
    });
  }
  const unfinished = [...erased].filter((guid) => !marked.has(guid));
  for (const guid of [...cameBack, ...unfinished]) await finishErasing(ctx, kept, guid);
  if (cameBack.length > 0)
    ctx.log.warn({ people: cameBack.length }, 'people who were erased had come back with a backup; they are erased again');
  return cameBack.length;
}

/** Before anybody is served. A store that is away must not keep the site closed: it is tried again every hour. */
export async function eraseAgainAtStart(ctx: Ctx, kept: readonly PersonalData[]): Promise<void> {
  try {
    await eraseAgain(ctx, kept);
  } catch (error) {
    ctx.log.error({ err: error }, 'it could not be seen whether erased people came back with a backup; it is tried again later');
  }
}
