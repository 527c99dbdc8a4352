import { findDocument, publishDocument, unpublishDocument } from '#domains/documents/server/index.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { pageErrors } from '../model/page.errors.ts';
import { canEditPage, canSeePage } from '../model/page.rules.ts';
import type { Page } from '../model/page.ts';

type PageRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** The page as this reader may see it, in the language asked for or else in Dutch. Draft, deleted and unknown look the same. */
export async function getPage(ctx: Ctx, guid: string, language: Language): Promise<{ page: Page; listMetadata: Record<string, never> }> {
  const row = await findDocument(ctx.db, guid);
  const found = row && publishedSnapshot(row, language);
  if (!found) throw pageErrors.not_found();
  if (!canSeePage(ctx.actor, { ...row, isPublished: true })) {
    throw isSignedIn(ctx.actor) ? pageErrors.see_forbidden() : pageErrors.sign_in_needed();
  }
  return { page: toPage(row, found), listMetadata: {} };
}

export async function publishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await requireEditable(ctx, guid);
  await publishDocument(ctx, guid, language);
}

export async function unpublishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await requireEditable(ctx, guid);
  await unpublishDocument(ctx, guid, language);
}

async function requireEditable(ctx: Ctx, guid: string): Promise<void> {
  const row = await findDocument(ctx.db, guid);
  if (!row) throw pageErrors.not_found();
  if (!canEditPage(ctx.actor, row)) throw pageErrors.edit_forbidden();
}

interface Found {
  snapshot: Snapshot;
  language: Language;
}

/** Only Dutch is a fallback: a page in English alone does not exist at its Dutch address. */
function publishedSnapshot(row: PageRow, wanted: Language): Found | undefined {
  for (const language of [wanted, defaultLanguage]) {
    const snapshot = row.published?.[language];
    if (snapshot) return { snapshot, language };
  }
  return undefined;
}

function toPage(row: PageRow, { snapshot, language }: Found): Page {
  return {
    ...row,
    ...snapshot,
    language,
    isPublished: true,
    publishedIn: languages.filter((candidate) => row.published?.[candidate] !== undefined),
  };
}
