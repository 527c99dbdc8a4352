import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import type { Ctx } from '#platform/server/context.ts';
import { withRolesChanged, type ChangeOfRoles } from '../model/roles-in-options.ts';
import { raiseStructure } from './counters.queries.ts';
import {
  listBlocksOpenTo,
  listBlocksWithRole,
  listDocumentsWithRole,
  listPublicationsWithRole,
  saveAddRoles,
  saveOptionsOfBlock,
  savePublication,
  saveRolesOfDocument,
} from './roles-of-documents.queries.ts';

type Transaction = Parameters<Ctx['record']>[0];

interface Replacement {
  guid: string;
  /** Null: the role goes and nothing comes in its place. */
  replaceBy: string | null;
}

/**
 * Takes a role out of every page and item, and out of what their blocks are set to. What only that role could do is then for admins,
 * for without any role it would be for everybody. Gives how many documents asked for it.
 */
export async function replaceRoleInDocuments(ctx: Ctx, tx: Transaction, replacement: Replacement): Promise<number> {
  const { guid } = replacement;
  const documents = await listDocumentsWithRole(tx, guid);
  for (const document of documents) {
    const roleIds = document.roleIds.includes(guid) ? orAdmins(withoutRole(document.roleIds, replacement)) : document.roleIds;
    const editRoles = withoutRole(document.editRoles, replacement);
    await saveRolesOfDocument(tx, document.guid, {
      roleIds,
      editRoles,
      ...(editRoles.length === 0 && { editPermission: 'Admin' as const }),
    });
    await changeRolesInBlocks(ctx, tx, document.guid, guid, (roles) => orAdmins(withoutRole(roles, replacement)));
    for (const block of await listBlocksOpenTo(tx, document.guid, guid)) {
      await saveAddRoles(tx, block.guid, withoutRole(block.addRoles, replacement));
    }
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: document.guid, details: { roleIds, editRoles }, isPublic: true });
  }
  return documents.length;
}

/** Whoever gets the new role sees and does what the other one does. */
export async function copyRoleInDocuments(ctx: Ctx, tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  for (const document of await listDocumentsWithRole(tx, from)) {
    const roleIds = withCopy(document.roleIds, from, to);
    const editRoles = withCopy(document.editRoles, from, to);
    await saveRolesOfDocument(tx, document.guid, { roleIds, editRoles });
    await changeRolesInBlocks(ctx, tx, document.guid, from, (roles) => withCopy(roles, from, to));
    for (const block of await listBlocksOpenTo(tx, document.guid, from))
      await saveAddRoles(tx, block.guid, withCopy(block.addRoles, from, to));
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: document.guid, details: { roleIds, editRoles }, isPublic: true });
  }
}

/** In the draft and in what is published: rights hold from this moment, as those of the whole document do. */
async function changeRolesInBlocks(
  { actor }: Ctx,
  tx: Transaction,
  documentGuid: string,
  role: string,
  change: ChangeOfRoles,
): Promise<void> {
  const blocks = await listBlocksWithRole(tx, documentGuid, role);
  const version = blocks.length > 0 ? await raiseStructure(tx, documentGuid, actor.guid) : 0;
  for (const { guid, options } of blocks) await saveOptionsOfBlock(tx, guid, withRolesChanged(options, role, change), version);
  const inOptions = <T extends { options: object }>(block: T): T => ({ ...block, options: withRolesChanged(block.options, role, change) });
  for (const { language, snapshot, card } of await listPublicationsWithRole(tx, documentGuid, role)) {
    await savePublication(tx, documentGuid, {
      language,
      snapshot: { ...snapshot, buildingBlockInstances: snapshot.buildingBlockInstances.map(inOptions) },
      card: card && { ...card, blocks: card.blocks.map(inOptions) },
    });
  }
}

function withCopy(roleIds: readonly string[], from: string, to: string): string[] {
  return roleIds.includes(from) ? [...roleIds, to] : [...roleIds];
}

function withoutRole(roleIds: readonly string[], { guid, replaceBy }: Replacement): string[] {
  return [...new Set(roleIds.flatMap((id) => (id === guid ? (replaceBy ?? []) : id)))];
}

function orAdmins(roleIds: string[]): string[] {
  return roleIds.length === 0 ? [builtInRoleGuid.Admin] : roleIds;
}
