import { deleteTokensOf } from '#domains/one-time-tokens/server/index.ts';
import { endFactorsSince, deleteLoginAttemptsOf } from '#domains/second-factors/server/index.ts';
import { withdrawDeletionSince } from '#domains/users/server/index.ts';
import { endSessionsOf } from '#domains/sessions/server/index.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Doubt, WaysIn } from '../model/recovery.rules.ts';
import { deleteIdentitiesSince, deletePassword } from './account.queries.ts';
import { forgetSignInFailures } from './auth.queries.ts';

/**
 * Gives an account back to its owner: who is in is out, and what may be in other hands opens nothing any more. The one place for it: a
 * change that its owner disputes, a new password by mail, and the help of an admin. Who calls it has locked the account, writes down what
 * went and tells the owner. The links by which a change is disputed stay: only use and time end those.
 */
export async function recoverAccount(tx: Tx, { guid, emailKey }: { guid: string; emailKey: string }, doubt: Doubt): Promise<WaysIn> {
  const { password, factorsSince, changesSince } = doubt;
  await endSessionsOf(tx, guid);
  await deleteLoginAttemptsOf(tx, guid);
  // Somebody else's guesses must not keep the owner waiting.
  await forgetSignInFailures(tx, emailKey);
  if (password) await deleteTokensOf(tx, guid, ['reset', 'change-email', 'verify']);
  return {
    password: password && (await deletePassword(tx, guid)),
    ...(factorsSince === null ? noFactors : await endFactorsSince(tx, guid, factorsSince)),
    identities: changesSince === null ? [] : await deleteIdentitiesSince(tx, guid, changesSince),
    deletion: changesSince !== null && (await withdrawDeletionSince(tx, guid, changesSince)),
  };
}

const noFactors = { authenticator: false, passkeys: 0, recoveryCodes: false };
