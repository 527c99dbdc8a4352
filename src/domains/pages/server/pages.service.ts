import { withComputedOptions } from '#domains/blocks/model/computed-options.ts';
import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import {
  listDocumentStates,
  lockDocument,
  publicationIn,
  publishDocument,
  readDocument,
  readSnapshots,
  requireEditable,
  restrictDocument,
  unpublishDocument,
  type DocumentRow,
  type ReadDocument,
} from '#domains/documents/server/index.ts';
import { loadListMetadata, passOnReaders } from '#domains/list-items/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Answer } from '#platform/shared/endpoint.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type * as contract from '../model/page.contract.ts';
import { pageErrors } from '../model/page.errors.ts';
import { PageOptions } from '../model/page-options.ts';
import type { Page, PageSummary, PageTemplate } from '../model/page.ts';

/** The page as this reader may see it, in the language asked for or else in Dutch. */
export async function getPage(
  ctx: Ctx,
  guid: string,
  language: Language,
  { hasListMetadata = true }: { hasListMetadata?: boolean } = {},
): Promise<Answer<typeof contract.getPage>> {
  const page = toPage(await readDocument(ctx, { guid, kind: 'page', language }, pageErrors));
  if (!hasListMetadata) return { page, listMetadata: {} };
  const { buildingBlockInstances: blocks } = page;
  const listMetadata = await loadListMetadata(ctx, { documentGuid: guid, language, blocks });
  const buildingBlockInstances = blocks.map((block) => {
    const sortOrder = listMetadata[block.guid]?.sortOrder;
    return sortOrder ? { ...block, options: { ...block.options, sortOrder } } : block;
  });
  return { page: { ...page, buildingBlockInstances }, listMetadata };
}

export async function getPageTemplate(ctx: Ctx, guid: string, language: Language): Promise<PageTemplate> {
  return toPage(await readDocument(ctx, { guid, kind: 'template', language }, pageErrors));
}

/** By its title, as it is published; when several have it, the one that was made first. */
export async function getPageWithName(ctx: Ctx, name: string, language: Language): Promise<Page> {
  const wanted = name.toLowerCase();
  const visible = await listVisible(ctx, language);
  const found = visible.find(({ title }) => title.toLowerCase() === wanted);
  if (!found) throw pageErrors.not_found();
  return (await getPage(ctx, found.guid, language)).page;
}

interface PagesQuery {
  IncludeBbis: boolean;
  FilterBbisByBuildingBlocks?: string[] | undefined;
  pageNumber: number;
  itemCount: number;
}

export async function listPages(ctx: Ctx, query: PagesQuery, language: Language): Promise<PageSummary[]> {
  const { pageNumber, itemCount, IncludeBbis, FilterBbisByBuildingBlocks: types } = query;
  const shown = (await listVisible(ctx, language)).slice((pageNumber - 1) * itemCount, pageNumber * itemCount);
  const summaries = shown.map((page) => ({ guid: page.guid, title: page.title, language: page.language, isPublished: true }));
  if (!IncludeBbis) return summaries;
  const snapshots = await readSnapshots(ctx, shown);
  return summaries.map((summary, index) => {
    const blocks = snapshots[index]?.buildingBlockInstances.map(withComputedOptions);
    return { ...summary, buildingBlockInstances: types ? blocks?.filter(({ type }) => types.includes(type)) : blocks };
  });
}

/** The pages that this reader may see, oldest first, with the titles that they see. */
async function listVisible(ctx: Ctx, language: Language) {
  const states = await listDocumentStates(ctx.db, 'page');
  return states.flatMap((state) => {
    const published = publicationIn(publicationsOf(state), language);
    if (!published || !canSeeDocument(ctx.actor, { ...state, isPublished: true })) return [];
    const dutchPublishedOn = state.published[defaultLanguage]?.publishedOn;
    return [{ guid: state.guid, title: state.published[published.language]?.title ?? '', ...published, dutchPublishedOn }];
  });
}

function publicationsOf({ published }: DocumentState): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(published).map(([language, { publishedOn }]) => [language, publishedOn]));
}

export async function publishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await changePage(ctx, guid, (inside) => publishDocument(inside, guid, language));
}

export async function unpublishPage(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await changePage(ctx, guid, (inside) => unpublishDocument(inside, guid, language));
}

/**
 * Who may see it: everyone when no role is named. Items that stand only here go with it, unless they have readers of their own.
 * @internal Tests restrict a page without more; admins do it with all of its rights (`savePageRights`).
 */
export async function restrictPage(ctx: Ctx, guid: string, roleIds: readonly string[]): Promise<void> {
  await changePage(ctx, guid, async (inside, { roleIds: before }) => {
    await passOnReaders(inside.db, { pageGuid: guid, before, after: roleIds });
    await restrictDocument(inside, guid, roleIds);
  });
}

async function changePage(ctx: Ctx, guid: string, change: (inside: Ctx, page: DocumentRow) => Promise<void>): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    const page = await requireEditable(inside, { guid, kind: 'page' }, pageErrors);
    await change(inside, page);
  });
}

function toPage({ row, snapshot, language, publishedOn, publishedIn }: ReadDocument): Page {
  const buildingBlockInstances = snapshot.buildingBlockInstances.map(withComputedOptions);
  const options = PageOptions.parse(snapshot.options);
  return { ...row, ...snapshot, options, buildingBlockInstances, language, publishedOn, isPublished: true, publishedIn };
}
