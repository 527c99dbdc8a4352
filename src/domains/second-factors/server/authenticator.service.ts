import { getSettings } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { secondFactorErrors } from '../model/second-factor.errors.ts';
import { isAuthenticatorCode, plainCode } from '../model/second-factor.rules.ts';
import type { AuthenticatorSecret } from '../model/second-factor.ts';
import { describeSecret, newSecret, sealSecret, stepOfCode } from './authenticator.ts';
import { ensureRecoveryCodes, withinTries } from './codes.service.ts';
import { tellOwner } from './factor-mails.ts';
import { lockOwnFactors, ownGuid, settleRemoval } from './factors.service.ts';
import { confirmTotp, deleteTotp, findOwner, findTotp, saveNewTotp } from './second-factors.queries.ts';

/** Nothing changes yet: a secret counts once its owner has shown that their app knows it. */
export async function startAuthenticator(ctx: Ctx): Promise<AuthenticatorSecret> {
  const owner = await findOwner(ctx.db, ownGuid(ctx));
  if (!owner) throw requestErrors.unauthenticated();
  const secret = await newSecret();
  const isSaved = await ctx.transact((tx) => saveNewTotp(tx, owner.guid, sealSecret(ctx.config.secret, secret)));
  if (!isSaved) throw secondFactorErrors.already_on();
  const { platformName } = await getSettings(ctx);
  return describeSecret(secret, { issuer: platformName[ctx.language], email: owner.email });
}

export async function confirmAuthenticator(ctx: Ctx, typed: string): Promise<{ recoveryCodes: string[] }> {
  const userGuid = ownGuid(ctx);
  const totp = await findTotp(ctx.db, userGuid);
  if (!totp) throw secondFactorErrors.not_started();
  if (totp.confirmedOn !== null) throw secondFactorErrors.already_on();
  const code = plainCode(typed);
  const step = await withinTries(ctx, userGuid, async () =>
    isAuthenticatorCode(code) ? stepOfCode(ctx.config.secret, totp.secret, code) : undefined,
  );
  if (step === undefined) throw secondFactorErrors.wrong_code(undefined, { fields: [{ path: 'code', code: 'wrong_code' }] });
  return ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    if (!(await confirmTotp(tx, userGuid, { secret: totp.secret, step }))) throw secondFactorErrors.not_started();
    const recoveryCodes = await ensureRecoveryCodes(tx, userGuid);
    await ctx.record(tx, {
      type: 'second_factor.authenticator_added',
      subjectGuid: userGuid,
      details: { session: ctx.session?.guid ?? null, hasAny: true },
    });
    await tellOwner(ctx, tx, userGuid, { kind: 'authenticatorAdded' });
    return { recoveryCodes };
  });
}

export async function removeAuthenticator(ctx: Ctx): Promise<void> {
  const userGuid = ownGuid(ctx);
  await ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    if (!(await deleteTotp(tx, userGuid))) throw secondFactorErrors.none();
    const { hasAny } = await settleRemoval(ctx, tx, userGuid);
    await ctx.record(tx, {
      type: 'second_factor.authenticator_removed',
      subjectGuid: userGuid,
      details: { session: ctx.session?.guid ?? null, hasAny },
    });
    await tellOwner(ctx, tx, userGuid, { kind: 'authenticatorRemoved' });
  });
}
