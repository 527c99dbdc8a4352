import { AppError } from '#platform/shared/errors.ts';
import type { Ctx } from './context.ts';

/** Seconds that a proof of who somebody is counts for dangerous acts. */
const lifetime = 10 * 60;

/** For a dangerous act: who is signed in must have proved who they are a short while ago. What has no session is no person. */
export function requireProof({ session }: Pick<Ctx, 'session'>): void {
  if (session && Date.now() - session.provenOn.getTime() > lifetime * 1000) throw new AppError('auth.proof_needed', 'forbidden');
}
