import { endSessionsOf } from '#domains/sessions/server/index.ts';
import { providerName } from '#domains/auth/model/provider.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { localizePath } from '#platform/shared/language.ts';
import { openidErrors } from '../model/identity.errors.ts';
import { canUnlink, type OtherWaysIn } from '../model/identity.rules.ts';
import type { IdentityOverview } from '../model/identity.ts';
import { deleteIdentity, findLocalWaysIn, insertIdentity, listIdentitiesOf, lockLocalWaysIn } from './identities.queries.ts';
import { tellOwner } from './identity-mails.ts';
import { sealLinkTicket } from './openid-login.ts';

/**
 * From now on this is how a provider knows this person. For who proved to be both: signed in here and there, or holding an invitation
 * and signed in there.
 */
export async function linkIdentity(
  ctx: Pick<Ctx, 'record'>,
  tx: Tx,
  identity: { issuer: string; subject: string; userGuid: string },
): Promise<void> {
  await insertIdentity(tx, identity);
  await ctx.record(tx, { type: 'user.identity_linked', subjectGuid: identity.userGuid, details: { issuer: identity.issuer } });
}

export async function listIdentities(ctx: Ctx): Promise<IdentityOverview> {
  return overviewOf(ctx, ctx.db);
}

/** Where to begin. The ticket says that it was asked for here, by this session, just now. */
export async function startLinking(ctx: Ctx): Promise<{ href: string }> {
  if (!ctx.config.oidc) throw openidErrors.not_configured();
  if (!ctx.session) throw openidErrors.other_session();
  const ticket = sealLinkTicket(ctx.config, ctx.session.guid);
  return { href: `${localizePath(ctx.language, '/login/openid')}?link=${ticket}` };
}

/** Who came in by it elsewhere comes in anew. */
export async function unlinkIdentity(ctx: Ctx, guid: string): Promise<IdentityOverview> {
  return ctx.transact(async (tx) => {
    const userGuid = ownGuid(ctx);
    const local = await lockLocalWaysIn(tx, userGuid);
    const identities = await listIdentitiesOf(tx, userGuid);
    const identity = identities.find((candidate) => candidate.guid === guid);
    if (!identity) throw openidErrors.identity_not_found();
    if (!canUnlink(waysBeside(ctx, identity.guid, { local, identities }))) throw openidErrors.last_way_in();
    await deleteIdentity(tx, guid);
    await endSessionsOf(tx, userGuid, ctx.session?.guid);
    await ctx.record(tx, { type: 'user.identity_unlinked', subjectGuid: userGuid, details: { issuer: identity.issuer } });
    await tellOwner(ctx, tx, { userGuid, issuer: identity.issuer, news: 'unlinked' });
    return overviewOf(ctx, tx);
  });
}

async function overviewOf(ctx: Ctx, db: Db): Promise<IdentityOverview> {
  const userGuid = ownGuid(ctx);
  const [local, identities] = [await findLocalWaysIn(db, userGuid), await listIdentitiesOf(db, userGuid)];
  const issuer = ctx.config.oidc?.issuer;
  const isLinked = identities.some((identity) => identity.issuer === issuer);
  return {
    identities: identities.map((identity) => ({
      guid: identity.guid,
      provider: providerName(identity.issuer),
      createdOn: identity.createdOn.toISOString(),
      lastUsedOn: identity.lastUsedOn?.toISOString() ?? null,
      canUnlink: canUnlink(waysBeside(ctx, identity.guid, { local, identities })),
    })),
    linkable: issuer === undefined || isLinked ? null : providerName(issuer),
    hasLocalLogin: ctx.config.localLogin,
  };
}

interface WaysIn {
  local: { hasPassword: boolean; hasPasskey: boolean };
  identities: { guid: string; issuer: string }[];
}

/** A provider that was here once is no way in any more. */
function waysBeside({ config }: Ctx, guid: string, { local, identities }: WaysIn): OtherWaysIn {
  const { hasPassword, hasPasskey } = local;
  const hasOtherIdentity = identities.some((other) => other.guid !== guid && other.issuer === config.oidc?.issuer);
  return { hasLocalLogin: config.localLogin, hasPassword, hasPasskey, hasOtherIdentity };
}

function ownGuid({ actor }: Ctx): string {
  if (actor.guid === null) throw openidErrors.other_session();
  return actor.guid;
}
