import { builtInRoleGuid } from '#domains/roles/model/roles.ts';
import type { Ctx } from '#platform/server/context.ts';
import { listDocumentsWithRole, saveRolesOfDocument } from './roles-of-documents.queries.ts';

type Transaction = Parameters<Ctx['record']>[0];

interface Replacement {
  guid: string;
  /** Null: the role goes and nothing comes in its place. */
  replaceBy: string | null;
}

/**
 * Takes a role out of every page and item. What only that role could see is then for admins, for without any role it would be for
 * everybody. Gives how many documents asked for it.
 */
export async function replaceRoleInDocuments(ctx: Ctx, tx: Transaction, { guid, replaceBy }: Replacement): Promise<number> {
  const documents = await listDocumentsWithRole(tx, guid);
  for (const document of documents) {
    const readers = withoutRole(document.roleIds, { guid, replaceBy });
    const editRoles = withoutRole(document.editRoles, { guid, replaceBy });
    const roleIds = document.roleIds.length > 0 && readers.length === 0 ? [builtInRoleGuid.Admin] : readers;
    await saveRolesOfDocument(tx, document.guid, {
      roleIds,
      editRoles,
      ...(editRoles.length === 0 && { editPermission: 'Admin' as const }),
    });
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: document.guid, details: { roleIds, editRoles }, isPublic: true });
  }
  return documents.length;
}

/** Whoever gets the new role sees and edits what the other one does. */
export async function copyRoleInDocuments(ctx: Ctx, tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  for (const document of await listDocumentsWithRole(tx, from)) {
    const roleIds = withCopy(document.roleIds, from, to);
    const editRoles = withCopy(document.editRoles, from, to);
    await saveRolesOfDocument(tx, document.guid, { roleIds, editRoles });
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: document.guid, details: { roleIds, editRoles }, isPublic: true });
  }
}

function withCopy(roleIds: readonly string[], from: string, to: string): string[] {
  return roleIds.includes(from) ? [...roleIds, to] : [...roleIds];
}

function withoutRole(roleIds: readonly string[], { guid, replaceBy }: Replacement): string[] {
  return [...new Set(roleIds.flatMap((id) => (id === guid ? (replaceBy ?? []) : id)))];
}
