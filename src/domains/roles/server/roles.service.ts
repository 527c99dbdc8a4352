import { copyRoleInDocuments, replaceRoleInDocuments } from '#domains/documents/server/index.ts';
import { renewTokensOf } from '#domains/sessions/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { roleErrors } from '../model/role.errors.ts';
import { canChangeRole, canManageRoles } from '../model/role.rules.ts';
import type { NewRole, Role, RoleChange, RoleDetail, RoleSummary } from '../model/role.ts';
import type { RoleHolder } from './role-holder.ts';
import {
  countInvitationsWith,
  deleteRoleRow,
  findRoleRow,
  insertRole,
  listFieldsFor,
  listHolders,
  listMembers,
  listRoleRows,
  listUses,
  lockRoles,
  saveRole,
} from './roles.queries.ts';

export async function listRoles(ctx: Ctx): Promise<RoleSummary[]> {
  if (!canManageRoles(ctx.actor)) throw requestErrors.forbidden();
  return listRoleRows(ctx.db, ctx.language);
}

export async function getRole(ctx: Ctx, guid: string): Promise<RoleDetail> {
  if (!canManageRoles(ctx.actor)) throw requestErrors.forbidden();
  const role = await requireRole(ctx.db, guid);
  const { db } = ctx;
  const [members, uses, fields, invitationCount] = await Promise.all([
    listMembers(db, guid),
    listUses(db, guid),
    listFieldsFor(db, guid),
    countInvitationsWith(db, guid),
  ]);
  return { ...role, members, uses, fields, invitationCount };
}

export async function createRole(ctx: Ctx, holders: readonly RoleHolder[], { copyOf, ...role }: NewRole): Promise<Role> {
  if (!canManageRoles(ctx.actor)) throw requestErrors.forbidden();
  return ctx.transact(async (tx) => {
    if (copyOf !== undefined) await lockRoles(tx, [copyOf]);
    const guid = await insertRole(tx, role);
    await ctx.record(tx, { type: 'role.created', subjectGuid: guid, details: { copyOf: copyOf ?? null } });
    if (copyOf !== undefined) await copyRights(ctx, tx, holders, { from: copyOf, to: guid });
    return requireRole(tx, guid);
  });
}

export async function updateRole(ctx: Ctx, guid: string, change: RoleChange, version: number): Promise<Role> {
  return ctx.transact(async (tx) => {
    await lockRoles(tx, [guid]);
    await requireChangeable(ctx, tx, guid, version);
    await saveRole(tx, guid, change);
    await ctx.record(tx, { type: 'role.changed', subjectGuid: guid, details: { fields: Object.keys(change) } });
    return requireRole(tx, guid);
  });
}

interface Removal {
  version: number;
  replaceBy: string | undefined;
}

/** What was for this role alone is for its replacement, or else for admins: nothing becomes public because a role goes. */
export async function deleteRole(ctx: Ctx, holders: readonly RoleHolder[], guid: string, { version, replaceBy }: Removal) {
  return ctx.transact(async (tx) => {
    await lockRoles(tx, replaceBy === undefined ? [guid] : [guid, replaceBy]);
    const role = await requireChangeable(ctx, tx, guid, version);
    if (replaceBy !== undefined) await requireReplacement(tx, guid, replaceBy);
    const people = await listHolders(tx, guid);
    const replacement = { guid, replaceBy: replaceBy ?? null };
    for (const holder of holders) await holder.replaceRole(tx, replacement);
    const useCount = await replaceRoleInDocuments(ctx, tx, replacement);
    await deleteRoleRow(tx, guid);
    await renewTokensOf(tx, people);
    // Its name goes with it, and who reads the log later knows no guids.
    const name = { nl: role.nameNl, en: role.nameEn };
    const details = { name, replaceBy: replaceBy ?? null, memberCount: people.length, useCount };
    await ctx.record(tx, { type: 'role.deleted', subjectGuid: guid, details });
    return { guid: role.guid, memberCount: people.length, useCount };
  });
}

/** What follows from flags alone is more than pages, so a built-in role has no copy. */
async function copyRights(ctx: Ctx, tx: Tx, holders: readonly RoleHolder[], role: { from: string; to: string }): Promise<void> {
  const original = await findRoleRow(tx, role.from);
  if (!original || original.isBuiltIn) {
    throw roleErrors.copy_unknown(undefined, { fields: [{ path: 'copyOf', code: 'role.copy_unknown' }] });
  }
  for (const holder of holders) await holder.copyRole?.(tx, role);
  await copyRoleInDocuments(ctx, tx, role);
}

export async function requireRole(db: Db, guid: string): Promise<RoleSummary> {
  const role = await findRoleRow(db, guid);
  if (!role) throw roleErrors.not_found({ guid });
  return role;
}

async function requireChangeable(ctx: Ctx, tx: Db, guid: string, version: number): Promise<RoleSummary> {
  if (!canManageRoles(ctx.actor)) throw requestErrors.forbidden();
  const role = await requireRole(tx, guid);
  if (!canChangeRole(ctx.actor, role)) throw roleErrors.built_in({ guid });
  if (version !== role.version) throw requestErrors.stale({ version: role.version });
  return role;
}

/** A built-in role is given to nobody, so it takes no place of one that is. */
async function requireReplacement(tx: Db, guid: string, replaceBy: string): Promise<void> {
  const replacement = replaceBy === guid ? undefined : await findRoleRow(tx, replaceBy);
  if (replacement && !replacement.isBuiltIn) return;
  throw roleErrors.replacement_unknown(undefined, { fields: [{ path: 'replaceBy', code: 'role.replacement_unknown' }] });
}
