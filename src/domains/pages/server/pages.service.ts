import { canEditDocument, canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { findDocument, loadSnapshot, publishDocument, restrictDocument, unpublishDocument } from '#domains/documents/server/index.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { pageErrors } from '../model/page.errors.ts';

import type { Page } from '../model/page.ts';

type PageRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** The page as this reader may see it, in the language asked for or else in Dutch. Draft, deleted and unknown look the same. */
export async function getPage(ctx: Ctx, guid: string, language: Language): Promise<{ page: Page; listMetadata: Record<string, never> }> {
  const row = await findPage(ctx, guid);
  const published = row && findPublished(row, language);
  if (!published) throw pageErrors.not_found();
  if (!canSeeDocument(ctx.actor, { ...row, isPublished: true })) {
    throw isSignedIn(ctx.actor) ? pageErrors.see_forbidden() : pageErrors.sign_in_needed();
  }
  const snapshot = await loadSnapshot(ctx, { guid, ...published });
  if (!snapshot) throw pageErrors.not_found();
  return { page: toPage(row, snapshot, published.language), listMetadata: {} };
}

export async function publishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await requireEditable(inside, guid);
    await publishDocument(inside, guid, language);
  });
}

export async function unpublishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await requireEditable(inside, guid);
    await unpublishDocument(inside, guid, language);
  });
}

/** Who may see it: everyone when no role is named. */
export async function restrictPage(ctx: Ctx, guid: string, roleIds: readonly string[]): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await requireEditable(inside, guid);
    await restrictDocument(inside, guid, roleIds);
  });
}

async function requireEditable(ctx: Ctx, guid: string): Promise<void> {
  const row = await findPage(ctx, guid);
  if (!row) throw pageErrors.not_found();
  if (!canEditDocument(ctx.actor, row)) throw pageErrors.edit_forbidden();
}

/** Other documents have calls of their own. */
async function findPage(ctx: Ctx, guid: string): Promise<PageRow | undefined> {
  const row = await findDocument(ctx.db, guid);
  return row?.kind === 'page' ? row : undefined;
}

/** Only Dutch is a fallback: a page in English alone does not exist at its Dutch address. */
function findPublished(row: PageRow, wanted: Language): { language: Language; publishedOn: string } | undefined {
  for (const language of [wanted, defaultLanguage]) {
    const publishedOn = row.published?.[language];
    if (publishedOn !== undefined) return { language, publishedOn };
  }
  return undefined;
}

function toPage(row: PageRow, snapshot: Snapshot, language: Language): Page {
  return {
    ...row,
    ...snapshot,
    language,
    isPublished: true,
    publishedIn: languages.filter((candidate) => row.published?.[candidate] !== undefined),
  };
}
