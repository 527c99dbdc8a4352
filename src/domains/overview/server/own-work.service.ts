import { listSubjectsOf } from '#domains/audit/server/index.ts';
import { listLastEditors, readerOf } from '#domains/documents/server/index.ts';
import { addressOfItem, listItemDrafts, type ReaderOfItems } from '#domains/list-items/server/index.ts';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { listEditablePages } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';

/** Where pages and items stand. */
export type OverviewSite = ReaderOfItems['site'];

/** Something that nobody sees yet, in one or more languages. */
export interface Draft {
  guid: string;
  of: 'page' | 'item';
  updatedOn: string;
  changedBy: { guid: string; name: string } | null;
  waiting: { language: Language; title: string; href: string; isNew: boolean }[];
}

export interface OwnWork {
  pages: PageIndexEntry[];
  drafts: Draft[];
}

/** So many of the pages and items that somebody worked on are looked at for drafts. */
const considered = 80;

/** What the reader worked on and may still edit, the last one first. */
export async function listOwnWork(ctx: Ctx, site: OverviewSite): Promise<OwnWork> {
  const nouns = ['document', 'block', 'listitem'];
  const guids = await listSubjectsOf(ctx.db, ctx.actor.guid ?? '', { nouns, limit: considered });
  const pages = await listEditablePages(ctx, { guids, menu: site.menu });
  return { pages, drafts: [...pages.map(draftOfPage), ...(await draftsOfItems(ctx, guids, site))] };
}

function draftOfPage({ guid, updatedOn, changedBy, languages: { nl, en } }: PageIndexEntry): Draft {
  const waiting = [
    { language: 'nl' as const, ...nl },
    { language: 'en' as const, ...en },
  ].flatMap(({ language, title, href, state }) =>
    state === 'changed' || state === 'draft' ? [{ language, title, href, isNew: state === 'draft' }] : [],
  );
  return { guid, of: 'page', updatedOn, changedBy, waiting };
}

async function draftsOfItems(ctx: Ctx, guids: readonly string[], site: OverviewSite): Promise<Draft[]> {
  const items = await listItemDrafts(ctx.db, readerOf(ctx.actor), guids);
  const editors = await listLastEditors(
    ctx.db,
    items.map(({ guid }) => guid),
  );
  return items.map(({ guid, updatedOn, parentGuids, waiting }) => ({
    guid,
    of: 'item',
    updatedOn: updatedOn.toISOString(),
    changedBy: editors.get(guid) ?? null,
    waiting: waiting.map((words) => ({
      ...words,
      href: addressOfItem({ ctx, site }, words.language, { guid, title: words.title, parentGuids }),
    })),
  }));
}
