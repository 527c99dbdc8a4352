import { AppError } from '#platform/shared/errors.ts';
import { timeOfDay } from './clock.ts';
import type { Ctx } from './context.ts';

/** Seconds that a proof of who somebody is counts for dangerous acts. */
const lifetime = 10 * 60;

/** The code of the question: the act may go on as soon as it is answered. */
export const proofNeeded = 'auth.proof_needed';

/** For a dangerous act: whoever asks must have proved who they are a short while ago. The platform itself is nobody. */
export function requireProof({ actor, session }: Pick<Ctx, 'actor' | 'session'>): void {
  if (actor.kind === 'system') return;
  if (!session || timeOfDay().getTime() - session.provenOn.getTime() > lifetime * 1000) throw new AppError(proofNeeded, 'forbidden');
}
