import type { Property } from '#domains/properties/model/property.ts';
import { listDefinitions } from '#domains/properties/server/index.ts';
import { endSessionsOf, renewTokensOf } from '#domains/sessions/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { deletionGraceDays } from '../model/deletion.ts';
import { canManageUsers, canSeePropertyOfUser, canSetFlag, changedFlags, mayLoseAdmin } from '../model/admin-user.rules.ts';
import type { ListedUser, ManyChanged, RolesOfMany, UserChange, UserDetail, UserQuery, UserSummary } from '../model/admin-user.ts';
import { userErrors } from '../model/user.errors.ts';
import {
  countUserRows,
  findUserRow,
  listAnswers,
  listLivingSessions,
  listUserRows,
  lockAdmins,
  lockUsers,
  requireGivableRoles,
  saveUser,
  setActive,
} from './admin-users.queries.ts';
import { setDeletion } from './deletion.queries.ts';
import { tellOwner, tellOwnerOfStay } from './deletion.service.ts';

type Transaction = Parameters<Ctx['record']>[0];
type SummaryRow = Omit<Awaited<ReturnType<typeof listUserRows>>[number], 'isSignedIn' | 'hasSecondFactor'>;
type DetailRow = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

export async function listUsers(ctx: Ctx, query: UserQuery): Promise<{ items: ListedUser[]; total: number }> {
  requireManager(ctx);
  const [rows, total] = await Promise.all([listUserRows(ctx.db, query), countUserRows(ctx.db, query)]);
  const photos = await visiblePhotos(ctx, rows);
  const items = rows.map((row) => {
    const { isSignedIn, hasSecondFactor } = row;
    return { ...presentSummary(row), photo: photos.get(row.guid) ?? null, isSignedIn, hasSecondFactor };
  });
  return { items, total };
}

/** By whose they are. */
async function visiblePhotos({ db, actor }: Ctx, users: readonly SummaryRow[]): Promise<ReadonlyMap<string, string>> {
  const photo = (await listDefinitions(db)).find(({ inputType }) => inputType === 'photo');
  if (!photo) return new Map();
  const visible = users.filter((user) => canSeePropertyOfUser(actor, user, photo)).map(({ guid }) => guid);
  const rows = await listAnswers(db, photo.key, visible);
  return new Map(rows.map(({ userGuid, value }) => [userGuid, value]));
}

export async function getUser(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  return presentDetail(ctx, ctx.db, await requireUser(ctx.db, guid));
}

export async function updateUser(ctx: Ctx, guid: string, change: UserChange, version: number): Promise<UserDetail> {
  requireManager(ctx);
  return ctx.transact(async (tx) => {
    const admins = new Set(await lockAdmins(tx));
    await lockUsers(tx, [guid]);
    const user = await requireUser(tx, guid);
    if (version !== user.version) throw requestErrors.stale({ version: user.version });
    const flags = changedFlags(user, change);
    if (flags.some((flag) => !canSetFlag(ctx.actor, flag))) throw userErrors.staff_flag();
    if (flags.includes('isAdmin') && change.isAdmin === false) requireDispensable(ctx, admins, user);
    if (!isAmong(admins, ctx)) throw requestErrors.forbidden();
    await requireGivableRoles(tx, change.roleIds ?? []);
    await saveUser(tx, guid, change);
    const hasOtherRights = flags.length > 0 || (change.roleIds !== undefined && !isSameSet(change.roleIds, user.roleIds));
    // Who may more than before signs in anew: a cookie that somebody else got hold of must not rise with its owner.
    if (flags.some((flag) => change[flag])) await endSessionsOf(tx, guid, ownSession(ctx, guid));
    else if (hasOtherRights) await renewTokensOf(tx, guid);
    const changes = flags.map((field) => ({ field, from: user[field], to: change[field] }));
    const roles = change.roleIds && roleChange(user.roleIds, change.roleIds);
    const fields = changedFields(user, change);
    await ctx.record(tx, { type: 'user.changed', subjectGuid: guid, details: { fields, changes, ...roles } });
    return presentDetail(ctx, tx, await requireUser(tx, guid));
  });
}

export async function setUserActive(ctx: Ctx, guid: string, isActive: boolean): Promise<UserDetail> {
  const { refused } = await setManyActive(ctx, [guid], isActive);
  const [refusal] = refused;
  if (refusal) throw new AppError(refusal.code, refusal.code === 'user.not_found' ? 'notFound' : 'conflict');
  return getUser(ctx, guid);
}

/**
 * Who is switched off keeps their sessions: these open nothing any more, and let the person be told why. None of them comes back to
 * life: who is switched on again signs in anew.
 */
export async function setManyActive(ctx: Ctx, guids: readonly string[], isActive: boolean): Promise<ManyChanged> {
  return changeMany(ctx, guids, async (tx, user, admins) => {
    if (user.isActive === isActive) return false;
    if (!isActive) requireDispensable(ctx, admins, user);
    await setActive(tx, user.guid, isActive);
    if (isActive) await endSessionsOf(tx, user.guid, null);
    else admins.delete(user.guid);
    await ctx.record(tx, { type: isActive ? 'user.activated' : 'user.deactivated', subjectGuid: user.guid });
    return true;
  });
}

export async function setRolesOfMany(ctx: Ctx, { guids, add, remove }: RolesOfMany): Promise<ManyChanged> {
  return changeMany(
    ctx,
    guids,
    async (tx, user) => {
      const roleIds = [...new Set([...user.roleIds, ...add])].filter((id) => !remove.includes(id));
      if (isSameSet(roleIds, user.roleIds)) return false;
      await saveUser(tx, user.guid, { roleIds });
      await renewTokensOf(tx, user.guid);
      const details = { fields: ['roleIds'], ...roleChange(user.roleIds, roleIds) };
      await ctx.record(tx, { type: 'user.changed', subjectGuid: user.guid, details });
      return true;
    },
    (tx) => requireGivableRoles(tx, add),
  );
}

export async function endUserSessions(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  return ctx.transact(async (tx) => {
    const user = await requireUser(tx, guid);
    const count = await endSessionsOf(tx, guid, ownSession(ctx, guid));
    await ctx.record(tx, { type: 'session.all_ended', subjectGuid: guid, details: { count } });
    return presentDetail(ctx, tx, user);
  });
}

/** For who asked an admin. It goes as when they ask themselves: in two weeks, told by mail, and they can keep it until then. */
export async function planDeletion(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  return ctx.transact(async (tx) => {
    const admins = new Set(await lockAdmins(tx));
    if (!isAmong(admins, ctx)) throw requestErrors.forbidden();
    await lockUsers(tx, [guid]);
    const user = await requireUser(tx, guid);
    requireDispensable(ctx, admins, user);
    if (user.deleteOn === null) {
      await setDeletion(tx, guid, deletionGraceDays);
      await ctx.record(tx, { type: 'user.deletion_planned', subjectGuid: guid });
      await tellOwner(ctx, tx, user, { isOwnWish: false });
    }
    return presentDetail(ctx, tx, await requireUser(tx, guid));
  });
}

export async function cancelDeletion(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  return ctx.transact(async (tx) => {
    await lockUsers(tx, [guid]);
    const user = await requireUser(tx, guid);
    if (user.deleteOn !== null) {
      await setDeletion(tx, guid, null);
      await ctx.record(tx, { type: 'user.deletion_cancelled', subjectGuid: guid });
      await tellOwnerOfStay(ctx, tx, user);
    }
    return presentDetail(ctx, tx, await requireUser(tx, guid));
  });
}

/** Each person by themselves, all in one transaction: who cannot be changed is named, the others are. */
async function changeMany(
  ctx: Ctx,
  guids: readonly string[],
  change: (tx: Transaction, user: DetailRow, admins: Set<string>) => Promise<boolean>,
  prepare: (tx: Db) => Promise<void> = async () => {},
): Promise<ManyChanged> {
  requireManager(ctx);
  return ctx.transact(async (tx) => {
    const admins = new Set(await lockAdmins(tx));
    const isStillAdmin = isAmong(admins, ctx);
    await lockUsers(tx, guids);
    await prepare(tx);
    const result: ManyChanged = { changed: [], refused: [] };
    for (const guid of new Set(guids)) {
      try {
        if (await change(tx, await requireUser(tx, guid), admins)) result.changed.push(guid);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.refused.push({ guid, code: error.code });
      }
    }
    if (result.changed.length > 0 && !isStillAdmin) throw requestErrors.forbidden();
    return result;
  });
}

function requireManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageUsers(actor)) throw requestErrors.forbidden();
}

/** Which roles came and which went. */
function roleChange(before: readonly string[], after: readonly string[]): { add: string[]; remove: string[] } {
  return { add: after.filter((id) => !before.includes(id)), remove: before.filter((id) => !after.includes(id)) };
}

/** The platform always has an admin, and nobody closes the door behind themselves. */
function requireDispensable(ctx: Ctx, admins: ReadonlySet<string>, person: Pick<DetailRow, 'guid'>): void {
  if (admins.size === 1 && admins.has(person.guid)) throw userErrors.last_admin({ guid: person.guid });
  if (!mayLoseAdmin(ctx.actor, person)) throw userErrors.own_account({ guid: person.guid });
}

/** Whoever was an admin when the call came in may not be one any more, now that it is its turn. */
function isAmong(admins: ReadonlySet<string>, { actor }: Pick<Ctx, 'actor'>): boolean {
  return actor.kind === 'system' || (actor.guid !== null && admins.has(actor.guid));
}

/** Who changes their own account goes on with it; their other devices do not. */
function ownSession({ session }: Pick<Ctx, 'session'>, userGuid: string): string | null {
  return session?.userGuid === userGuid ? session.guid : null;
}

async function requireUser(db: Db, guid: string): Promise<DetailRow> {
  const user = await findUserRow(db, guid);
  if (!user) throw userErrors.not_found({ guid });
  return user;
}

/** A form may send what it did not change. */
function changedFields(user: DetailRow, change: UserChange): string[] {
  const { roleIds = user.roleIds, ...others } = change;
  const changed = Object.entries(others).filter(([field, value]) => value !== undefined && value !== user[field as keyof typeof others]);
  return [...changed.map(([field]) => field), ...(isSameSet(roleIds, user.roleIds) ? [] : ['roleIds'])];
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return new Set(left).size === right.length && left.every((id) => right.includes(id));
}

function presentSummary(row: SummaryRow): UserSummary {
  return { ...row, createdOn: row.createdOn.toISOString(), lastSeenOn: row.lastSeenOn?.toISOString() ?? null };
}

async function presentDetail(ctx: Ctx, db: Db, row: DetailRow): Promise<UserDetail> {
  const sessions = await listLivingSessions(db, row.guid);
  return {
    ...row,
    ...presentSummary(row),
    properties: await visibleProperties(ctx, db, row),
    deleteOn: row.deleteOn?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      ...session,
      signedInOn: session.signedInOn.toISOString(),
      lastSeenOn: session.lastSeenOn.toISOString(),
    })),
  };
}

/** In the order in which they are asked. */
async function visibleProperties({ actor }: Ctx, db: Db, user: DetailRow): Promise<Property[]> {
  const visible = (await listDefinitions(db)).filter((definition) => canSeePropertyOfUser(actor, user, definition));
  return visible.flatMap(({ key }) => user.properties.filter((property) => property.key === key));
}
