import { listSubjectsOf } from '#domains/audit/server/index.ts';
import type { MenuMap } from '#domains/menus/model/menu.ts';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { listEditablePages } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';

/** So many of the pages that somebody worked on are looked at for drafts. */
const consideredPages = 40;

/** The pages that the reader worked on and may still edit, the last one first. */
export async function listOwnWork(ctx: Ctx, menu: MenuMap): Promise<PageIndexEntry[]> {
  const guids = await listSubjectsOf(ctx.db, ctx.actor.guid ?? '', { nouns: ['document', 'block'], limit: consideredPages });
  return listEditablePages(ctx, { guids, menu });
}
