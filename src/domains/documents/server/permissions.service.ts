import { joining, type Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { BlockPermissions } from '../model/block-permissions.ts';
import { documentErrors } from '../model/document.errors.ts';
import { lockDocumentOfBlock } from './documents.queries.ts';
import { findPermissions, raiseRights, savePermissions } from './permissions.queries.ts';
import { requireEditable } from './require-editable.ts';
import { findDocumentOfBlock } from './structure.queries.ts';

export async function getBlockPermissions(ctx: Ctx, guid: string) {
  const documentGuid = await findDocumentOfBlock(ctx.db, guid);
  if (documentGuid === undefined) throw documentErrors.not_found();
  const { version } = await requireEditable(ctx, { guid: documentGuid });
  return { guid, ...(await findPermissions(ctx.db, guid)), version };
}

/** Rights hold from this moment, for what is published as well: they are no part of a draft. */
export async function saveBlockPermissions(ctx: Ctx, guid: string, permissions: BlockPermissions, version: number) {
  return ctx.transact(async (tx) => {
    const documentGuid = await lockDocumentOfBlock(tx, guid);
    if (documentGuid === undefined) throw documentErrors.not_found();
    const document = await requireEditable(joining(ctx, tx), { guid: documentGuid });
    if (version !== document.version) {
      throw requestErrors.stale({ version: document.version, value: await findPermissions(tx, guid) });
    }
    await savePermissions(tx, guid, permissions);
    const { roleIds, editRoles } = document;
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: documentGuid, details: { roleIds, editRoles }, isPublic: true });
    return { guid, ...permissions, version: await raiseRights(tx, documentGuid) };
  });
}
