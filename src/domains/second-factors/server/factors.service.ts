import { getSettings } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { secondFactorErrors } from '../model/second-factor.errors.ts';
import { canRemoveFactor } from '../model/second-factor.rules.ts';
import type { SecondFactors } from '../model/second-factor.ts';
import {
  countRecoveryCodes,
  findOwner,
  findTotp,
  isSessionEnded,
  listPasskeys,
  lockFactors,
  replaceRecoveryCodes,
} from './second-factors.queries.ts';

/** Must admins and content managers have a second factor here? While nobody decided: wherever others can reach the platform. */
export async function isSecondFactorRequired({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<boolean> {
  const { requireSecondFactor } = await getSettings({ db });
  return requireSecondFactor ?? !config.isLocal;
}

export interface FactorsOfPerson {
  hasAuthenticator: boolean;
  passkeys: number;
  hasAny: boolean;
}

export async function factorsOf(db: Db, userGuid: string): Promise<FactorsOfPerson> {
  const totp = await findTotp(db, userGuid);
  const passkeys = (await listPasskeys(db, userGuid)).length;
  const hasAuthenticator = Boolean(totp?.confirmedOn);
  return { hasAuthenticator, passkeys, hasAny: hasAuthenticator || passkeys > 0 };
}

/** Whose factors a call is about: always the sender's own. */
export function ownGuid({ actor }: Ctx): string {
  if (actor.guid === null) throw requestErrors.unauthenticated();
  return actor.guid;
}

/** Begins a change of one's own factors. Who was put out of the account while waiting for their turn changes nothing in it. */
export async function lockOwnFactors({ session }: Ctx, tx: Db, userGuid: string): Promise<void> {
  await lockFactors(tx, userGuid);
  if (session && (await isSessionEnded(tx, session.guid))) throw requestErrors.unauthenticated();
}

export async function getOwnSecondFactors(ctx: Ctx): Promise<SecondFactors> {
  const userGuid = ownGuid(ctx);
  const [owner, { hasAuthenticator }, passkeys, recoveryCodesLeft] = await Promise.all([
    findOwner(ctx.db, userGuid),
    factorsOf(ctx.db, userGuid),
    listPasskeys(ctx.db, userGuid),
    countRecoveryCodes(ctx.db, userGuid),
  ]);
  return {
    hasAuthenticator,
    recoveryCodesLeft,
    passkeys: passkeys.map(asPasskey),
    isRequired: await isRequiredOf(ctx, owner),
  };
}

/** By what somebody is, not by what they may at this moment: who has not accepted the terms is still staff. */
async function isRequiredOf(ctx: Pick<Ctx, 'db' | 'config'>, owner: Awaited<ReturnType<typeof findOwner>>): Promise<boolean> {
  return owner !== undefined && isContentManager(owner) && (await isSecondFactorRequired(ctx));
}

interface PasskeyFacts {
  guid: string;
  name: string;
  createdOn: Date;
  lastUsedOn: Date | null;
}

export function asPasskey({ guid, name, createdOn, lastUsedOn }: PasskeyFacts) {
  return { guid, name, createdOn: createdOn.toISOString(), lastUsedOn: lastUsedOn?.toISOString() ?? null };
}

/** After one is gone: it may have been the last, which may not be allowed, and codes without a factor open nothing. */
export async function settleRemoval(ctx: Ctx, db: Db, userGuid: string): Promise<{ hasAny: boolean }> {
  const owner = await findOwner(db, userGuid);
  const { hasAuthenticator, passkeys, hasAny } = await factorsOf(db, userGuid);
  const isRequired = await isRequiredOf({ db, config: ctx.config }, owner);
  if (!canRemoveFactor({ isRequired, factorsLeft: passkeys + Number(hasAuthenticator) })) throw secondFactorErrors.last_one();
  if (!hasAny) await replaceRecoveryCodes(db, userGuid, []);
  return { hasAny };
}
