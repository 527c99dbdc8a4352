import type { Db } from '#platform/server/db/database.ts';
import { factorsOf } from './factors.service.ts';
import { deletePasskeysSince, deleteRecoveryCodesSince, deleteTotpSince } from './second-factors.queries.ts';

interface EndedFactors {
  authenticator: boolean;
  passkeys: number;
  recoveryCodes: boolean;
}

/** Takes away what somebody added since a moment, and gives what that was. Who calls it has locked the account, and tells its owner. */
export async function endFactorsSince(db: Db, userGuid: string, since: Date): Promise<EndedFactors> {
  const authenticator = await deleteTotpSince(db, userGuid, since);
  const passkeys = await deletePasskeysSince(db, userGuid, since);
  const { hasAny } = await factorsOf(db, userGuid);
  // Codes without a factor open nothing.
  const recoveryCodes = await deleteRecoveryCodesSince(db, userGuid, hasAny ? since : new Date(0));
  return { authenticator, passkeys, recoveryCodes };
}
