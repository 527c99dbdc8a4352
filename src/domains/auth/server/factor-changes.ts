import { setHasSecondFactor, endSessionsOf } from '#domains/sessions/server/index.ts';
import { deleteLoginAttemptsOf } from '#domains/second-factors/server/index.ts';
import type { Subscriber } from '#platform/server/events.ts';

/** Whoever changes how they come in stays in here, and has to come in anew everywhere else. */
export const followFactorChanges: Subscriber = async (_source, tx, { type, subjectGuid, details = {} }) => {
  if (subjectGuid === null) return;
  // Half a sign-in with the password from before must not become a whole one.
  if (type.startsWith('user.password_')) await deleteLoginAttemptsOf(tx, subjectGuid);
  if (!('hasAny' in details)) return;
  const { session, hasAny } = details;
  await endSessionsOf(tx, subjectGuid, session);
  await deleteLoginAttemptsOf(tx, subjectGuid);
  if (session !== null) await setHasSecondFactor(tx, session, hasAny);
};
