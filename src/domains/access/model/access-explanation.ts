import { z } from 'zod';
import { canEditDocument, canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';

const editReasons = ['inactive', 'admin', 'role', 'noContentManager', 'adminsOnly', 'noRole'] as const;
const seeReasons = ['edits', 'notPublished', 'everyone', 'role', 'signedOut', 'noRole'] as const;

/** The rule that decides, and the role it found when it is about roles. */
export const AccessExplanation = z.object({
  sees: z.object({ isAllowed: z.boolean(), reason: z.enum(seeReasons), roleId: z.uuid().nullable() }),
  edits: z.object({ isAllowed: z.boolean(), reason: z.enum(editReasons), roleId: z.uuid().nullable() }),
  /** The roles that the page asks for. */
  wanted: z.object({ see: z.array(z.uuid()), edit: z.array(z.uuid()) }),
});
export type AccessExplanation = z.infer<typeof AccessExplanation>;

type Reader = Parameters<typeof canSeeDocument>[0];
export type Rights = Parameters<typeof canSeeDocument>[1];

/** Says of `canSeeDocument` and `canEditDocument` which of their conditions decided. The answer itself is always theirs. */
export function explainAccess(reader: Reader, document: Rights): AccessExplanation {
  return {
    sees: { isAllowed: canSeeDocument(reader, document), ...whySees(reader, document) },
    edits: { isAllowed: canEditDocument(reader, document), ...whyEdits(reader, document) },
    wanted: { see: [...document.roleIds], edit: document.editPermission === 'Roles' ? [...document.editRoles] : [] },
  };
}

function whyEdits(reader: Reader, { editPermission, editRoles }: Rights): Omit<AccessExplanation['edits'], 'isAllowed'> {
  const roleId = sharedRole(reader, editRoles);
  if (!reader.isActive) return { reason: 'inactive', roleId: null };
  if (reader.isAdmin) return { reason: 'admin', roleId: null };
  if (!isContentManager(reader)) return { reason: 'noContentManager', roleId: null };
  if (editPermission === 'Admin') return { reason: 'adminsOnly', roleId: null };
  return roleId === null ? { reason: 'noRole', roleId: null } : { reason: 'role', roleId };
}

function whySees(reader: Reader, document: Rights): Omit<AccessExplanation['sees'], 'isAllowed'> {
  if (canEditDocument(reader, document)) return { reason: 'edits', roleId: null };
  if (!document.isPublished) return { reason: 'notPublished', roleId: null };
  if (document.roleIds.length === 0) return { reason: 'everyone', roleId: null };
  if (!reader.isActive) return { reason: 'signedOut', roleId: null };
  const roleId = sharedRole(reader, document.roleIds);
  return roleId === null ? { reason: 'noRole', roleId: null } : { reason: 'role', roleId };
}

function sharedRole({ roleIds }: Pick<Actor, 'roleIds'>, wanted: readonly string[]): string | null {
  return wanted.find((id) => roleIds.includes(id)) ?? null;
}
