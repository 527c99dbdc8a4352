import type { Ctx } from './context.ts';

/** Writes down that somebody knocked at a door that is not theirs. On its own connection: what they asked for was rolled back. */
export async function recordDenial(ctx: Ctx, details: Record<string, unknown>): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  try {
    await ctx.transact((tx) => ctx.record(tx, { type: 'access.denied', subjectGuid: null, result: 'denied', details }));
  } catch (error) {
    ctx.log.error({ err: error }, 'a denied access could not be recorded');
  }
}
