import type { Db } from '#platform/server/db/database.ts';
import { hashToken, newToken } from '#platform/server/secret-token.ts';
import { linkLifetime, type TokenPurpose } from '../model/one-time-token.ts';
import { findLivingToken, insertToken, markTokenUsed } from './one-time-tokens.queries.ts';

interface TokenFacts {
  purpose: TokenPurpose;
  userGuid: string | null;
  /** The address that it is about: the one it was sent to, or the one to go back to. */
  email?: string;
  /** How long it works. */
  seconds: number;
}

export interface OneTimeToken {
  guid: string;
  purpose: TokenPurpose;
  userGuid: string | null;
  email: string | null;
  createdOn: Date;
}

/** A token for a link in a mail. */
export async function createToken(tx: Db, { purpose, userGuid, email, seconds }: TokenFacts): Promise<{ guid: string; token: string }> {
  const { token, tokenHash } = newToken();
  const guid = await insertToken(tx, { purpose, tokenHash, userGuid, email: email ?? null, seconds });
  return { guid, token };
}

/** Where somebody can choose a new password, once. */
export async function createResetPath(tx: Db, { guid, email }: { guid: string; email: string }): Promise<string> {
  const { token } = await createToken(tx, { purpose: 'reset', userGuid: guid, email, seconds: linkLifetime.reset });
  return `/reset/${token}`;
}

/** Where the owner of an account can say, once, that something just added to it is not theirs. It goes to the address of that moment. */
export async function createDisputePath(tx: Db, { guid, email }: { guid: string; email: string }): Promise<string> {
  const { token } = await createToken(tx, { purpose: 'dispute', userGuid: guid, email, seconds: linkLifetime.dispute });
  return `/verify/${token}`;
}

/** What a link stands for while it works; changes nothing, because programs that look through mail open every link. */
export async function findToken(db: Db, token: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken | undefined> {
  return findLivingToken(db, hashToken(token), purposes);
}

/** Takes a token, once: undefined when it was used, is too old or never was. */
export async function useToken(tx: Db, token: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken | undefined> {
  return markTokenUsed(tx, hashToken(token), purposes);
}
