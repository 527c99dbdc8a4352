import { findLastChangeOf, listOwnActivity as listAuditedActivity } from '#domains/audit/server/index.ts';
import { consentVersionOf } from '#domains/consent/model/consent.ts';
import { consentIn } from '#domains/consent/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { findUser, planOwnDeletion, withdrawOwnDeletion } from '#domains/users/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { activityPerPage, type ActivityPage, type OwnPrivacy } from '../model/account.ts';

export async function listOwnActivity(ctx: Ctx, pageNumber: number): Promise<ActivityPage> {
  const place = { limit: activityPerPage, offset: (pageNumber - 1) * activityPerPage };
  return listAuditedActivity(ctx, place);
}

export async function getOwnPrivacy(ctx: Ctx): Promise<OwnPrivacy> {
  const guid = requireGuid(ctx);
  const user = await findUser(ctx.db, guid);
  if (!user) throw userErrors.not_found();
  const { termsOfUseVersion, siteimproveId } = await getSettings(ctx);
  const textVersion = consentVersionOf({ hasOutsideAnalytics: siteimproveId !== null });
  const consent = consentIn(ctx.cookieHeader, ctx.config.isSecure);
  const { termsOfUseVersionAccepted } = user;
  // Who never changed it accepted when the account was made.
  const acceptedOn =
    termsOfUseVersionAccepted === null
      ? undefined
      : ((await findLastChangeOf(ctx.db, guid, 'termsOfUseVersionAccepted')) ?? user.createdOn);
  return {
    termsOfUseVersion,
    termsOfUseVersionAccepted,
    termsOfUseAcceptedOn: acceptedOn?.toISOString() ?? null,
    // A choice about another text counts nowhere, so it is not told here either.
    cookies: consent?.version === textVersion ? consent : null,
    deleteOn: user.deleteOn?.toISOString() ?? null,
  };
}

export async function deleteOwnAccount(ctx: Ctx, confirmation: string): Promise<OwnPrivacy> {
  await planOwnDeletion(ctx, confirmation);
  return getOwnPrivacy(ctx);
}

export async function keepOwnAccount(ctx: Ctx): Promise<OwnPrivacy> {
  await withdrawOwnDeletion(ctx);
  return getOwnPrivacy(ctx);
}

function requireGuid({ actor }: Pick<Ctx, 'actor'>): string {
  if (actor.guid === null) throw userErrors.not_found();
  return actor.guid;
}
