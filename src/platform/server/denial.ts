import type { DetailsOf } from '#platform/shared/events.ts';
import type { Ctx } from './context.ts';
import { proofNeeded } from './proof.ts';
import { ProcessLimiter } from './rate-limit.ts';

/** Audit rows are never removed, so nobody may write them without end. Beyond this the log alone tells. */
const perActor = new ProcessLimiter({ name: 'denial', times: 60, seconds: 60 });

/** Writes down that somebody asked for what is not theirs. On its own connection: what they asked for was rolled back. */
export async function recordDenial(ctx: Ctx, details: DetailsOf<'access.denied'>): Promise<void> {
  const { guid } = ctx.actor;
  // Who is asked to prove who they are is kept from nothing that is theirs. What comes of the question is written down.
  if (details.code === proofNeeded) return;
  // Who looks as somebody else is refused what they would be: that is what they want to see.
  if (ctx.session?.viewAs) return;
  // Who has not accepted the terms is refused all of it, whoever they are: that says nothing about them.
  if (ctx.session?.mustAcceptTerms) return;
  if (guid === null || !perActor.tryTake(guid)) return;
  try {
    await ctx.transact((tx) => ctx.record(tx, { type: 'access.denied', subjectGuid: null, result: 'denied', details }));
  } catch (error) {
    ctx.log.error({ err: error }, 'a denied access could not be recorded');
  }
}
