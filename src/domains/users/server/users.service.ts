import { listDefinitions } from '#domains/properties/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { builtInRoleIds } from '#platform/shared/built-in-roles.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { userErrors } from '../model/user.errors.ts';
import { canChangeProfile, canChangeWithoutTerms, profileSeenBy } from '../model/user.rules.ts';
import type { ApplicationUser, GivenProfile, LoggedInUser, OtherUser } from '../model/user.ts';
import { checkProfile } from './profile-change.ts';
import { findUser, insertUser, saveProfile, type NewUser } from './users.queries.ts';

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export async function getLoggedInUser(ctx: Ctx): Promise<LoggedInUser> {
  const user = await getUserRow(ctx, ctx.actor.guid);
  return user.isActive ? asShown(ctx, presentUser(user)) : { ...user, isActive: false };
}

export async function updateLoggedInUser(ctx: Ctx, given: GivenProfile): Promise<ApplicationUser> {
  if (ctx.session?.mustAcceptTerms && !canChangeWithoutTerms(given)) throw requestErrors.terms_not_accepted();
  await requireKnownTerms(ctx, given.termsOfUseVersionAccepted);
  return ctx.transact(async (tx) => {
    const user = await getUserRow({ db: tx }, ctx.actor.guid);
    if (!canChangeProfile(ctx.actor, user)) throw userErrors.change_forbidden({ guid: user.guid });
    const { change, hasPublicPhoto, labels } = await checkProfile({ db: tx, actor: ctx.actor }, given);
    await saveProfile(tx, user.guid, change);
    await ctx.record(tx, {
      type: 'user.profile_changed',
      subjectGuid: user.guid,
      details: {
        fields: Object.keys(given),
        ...(given.properties && { properties: given.properties.map(({ key }) => key), labels }),
        ...(given.termsOfUseVersionAccepted !== undefined && { termsOfUseVersionAccepted: given.termsOfUseVersionAccepted }),
      },
      isPublic: hasPublicPhoto,
    });
    return presentUser(await getUserRow({ db: tx }, user.guid));
  });
}

export async function getOtherUser(ctx: Ctx, guid: string): Promise<OtherUser> {
  const user = await findUser(ctx.db, guid);
  if (!user?.isActive || user.deletedOn !== null) throw userErrors.not_found();
  return profileSeenBy(ctx.actor, { ...user, properties: user.properties ?? [] }, await listDefinitions(ctx.db));
}

/** Makes an account. Who may do so is decided by the caller: set-up, invitation or command line. */
export async function createUser(ctx: Ctx, user: NewUser): Promise<string> {
  return ctx.transact(async (tx) => {
    const guid = await insertUser(tx, user);
    await ctx.record(tx, { type: 'user.created', subjectGuid: guid });
    return guid;
  });
}

interface Flags {
  isAdmin: boolean;
  isContentManager: boolean;
}

interface RightsReceived {
  userGuid: string;
  before: Flags;
  given: Flags;
  /** Guids of those that they did not have. */
  roles: readonly string[];
}

/** What somebody may since they accepted an invitation. Nobody changed it at that moment: it came with the invitation. */
export async function recordRightsReceived(ctx: Ctx, tx: Tx, { userGuid, before, given, roles }: RightsReceived): Promise<void> {
  const flags = (['isAdmin', 'isContentManager'] as const).filter((flag) => given[flag] && !before[flag]);
  if (flags.length === 0 && roles.length === 0) return;
  const changes = flags.map((field) => ({ field, from: false, to: true }));
  const fields = [...flags, ...(roles.length > 0 ? ['roleIds'] : [])];
  await ctx.record(tx, { type: 'user.rights_received', subjectGuid: userGuid, details: { fields, changes, add: roles, remove: [] } });
}

async function getUserRow({ db }: Pick<Ctx, 'db'>, guid: string | null): Promise<UserRow> {
  const user = guid === null ? undefined : await findUser(db, guid);
  if (!user) throw userErrors.not_found();
  return user;
}

/** A person accepts the terms that are in force, or takes the acceptance back; no other version can be accepted. */
async function requireKnownTerms(ctx: Ctx, version: number | null | undefined): Promise<void> {
  if (version === undefined || version === null) return;
  const { termsOfUseVersion } = await getSettings(ctx);
  if (version === termsOfUseVersion) return;
  throw userErrors.terms_version_unknown(undefined, {
    fields: [{ path: 'termsOfUseVersionAccepted', code: 'user.terms_version_unknown' }],
  });
}

/** Who looks at the site as somebody with one role has no other rights in their own eyes either. */
function asShown({ actor, session }: Ctx, user: ApplicationUser): ApplicationUser {
  const { isAdmin, isMett, isDeveloper, roleIds } = actor;
  const rights = { isAdmin, isContentManager: isContentManager(actor), isMett, isDeveloper, roleIds: [...roleIds] };
  return session?.viewAs ? { ...user, ...rights } : user;
}

/** With the rights that somebody has, not the switches they come from: an admin is a content manager (decision 0037). */
function presentUser(user: UserRow): ApplicationUser {
  return {
    ...user,
    isContentManager: isContentManager(user),
    isActive: true,
    roleIds: [...new Set([...(user.roleIds ?? []), ...builtInRoleIds({ ...user, isVerified: user.emailVerifiedOn !== null })])],
    properties: user.properties ?? [],
  };
}
