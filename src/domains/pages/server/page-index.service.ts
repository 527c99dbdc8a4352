import type { AssetView } from '#domains/assets/model/asset.ts';
import { findAssetViews } from '#domains/assets/server/index.ts';
import { compareAll, listLastEditors, listPicturesOf, readerOf, type LastEditor } from '#domains/documents/server/index.ts';
import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { readContentVersion } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import type { PageIndexEntry, PageLanguageState, StateCounts } from '../model/page-index.contract.ts';
import { countPageStates, lastChangeOfPages, listEditableGuids, listPageGuids, listPageStates } from './page-index.queries.ts';

interface Wanted {
  q?: string | undefined;
  state?: PageLanguageState | undefined;
  language: Language;
  page: number;
  itemCount: number;
  menu: MenuMap;
}

interface Part {
  madeOn: string;
  items: PageIndexEntry[];
  total: number;
}

export async function listPageIndex(ctx: Ctx, wanted: Wanted): Promise<Part & { counts: StateCounts }> {
  if (!ctx.actor.isAdmin) throw requestErrors.forbidden();
  await compareAll(ctx.db, 'page');
  const [part, counts] = await Promise.all([partOf(ctx, wanted), countsOf(ctx, wanted)]);
  return { ...part, counts };
}

let lastCounts: { of: string; counts: StateCounts } | undefined;

/** Admins count all the pages there are, and go through them part by part: they are counted anew when one of them changed. */
async function countsOf({ db, actor }: Ctx, wanted: Wanted): Promise<StateCounts> {
  if (wanted.q) return countPageStates(db, readerOf(actor), soughtIn(wanted));
  const of = `${await readContentVersion(db)} ${await lastChangeOfPages(db)}`;
  if (lastCounts?.of !== of) lastCounts = { of, counts: await countPageStates(db, readerOf(actor), soughtIn(wanted)) };
  return lastCounts.counts;
}

export async function listPagesToEdit(ctx: Ctx, wanted: Wanted): Promise<Part> {
  if (!isContentManager(ctx.actor)) throw requestErrors.forbidden();
  await compareAll(ctx.db, 'page');
  return partOf(ctx, wanted);
}

/** Of the pages that the reader may edit, by title in the asked language. What is sought is looked for in titles and addresses of both. */
async function partOf(ctx: Ctx, { q = '', state, language, page, itemCount, menu }: Wanted): Promise<Part> {
  const reader = readerOf(ctx.actor);
  const sought = { ...soughtIn({ q, menu }), state, language };
  const { guids, total } = await listPageGuids(ctx.db, reader, { ...sought, limit: itemCount, offset: (page - 1) * itemCount });
  // Beyond the end there is no row that could tell how many there are.
  const isBeyond = guids.length === 0 && page > 1;
  const count = isBeyond ? (await listPageGuids(ctx.db, reader, { ...sought, limit: 1, offset: 0 })).total : total;
  return { madeOn: timeOfDay().toISOString(), items: await entriesOf(ctx, guids, menu), total: count };
}

function soughtIn({ q = '', menu }: Pick<Wanted, 'q' | 'menu'>): { q: string; atAddress: string[] } {
  return { q, atAddress: q === '' ? [] : pagesAt(menu, q) };
}

const mostEditable = 50;

/** Of the pages that the reader may edit, these in their order, or those that changed last. */
export async function listEditablePages(
  ctx: Ctx,
  { menu, guids, limit = mostEditable }: { menu: MenuMap; guids?: readonly string[]; limit?: number },
): Promise<PageIndexEntry[]> {
  await compareAll(ctx.db, 'page');
  return entriesOf(ctx, await listEditableGuids(ctx.db, readerOf(ctx.actor), { ...(guids && { guids }), limit }), menu);
}

async function entriesOf({ db }: Ctx, guids: readonly string[], menu: MenuMap): Promise<PageIndexEntry[]> {
  if (guids.length === 0) return [];
  const [rows, pictures, editors] = await Promise.all([listPageStates(db, guids), picturesOf(db, guids), listLastEditors(db, guids)]);
  const byGuid = new Map(
    rows.map((row) => {
      const { guid } = row;
      return [guid, toEntry(row, { menu, picture: pictures.get(guid) ?? null, changedBy: editors.get(guid) ?? null })];
    }),
  );
  return guids.flatMap((guid) => byGuid.get(guid) ?? []);
}

/** By the page that they stand on. */
async function picturesOf(db: Ctx['db'], guids: readonly string[]): Promise<ReadonlyMap<string, AssetView>> {
  const onPages = await listPicturesOf(db, guids);
  const views = await findAssetViews(
    db,
    onPages.map(({ asset }) => asset),
  );
  const known = new Map(views.map((view) => [view.guid, view]));
  return new Map(
    onPages.flatMap(({ documentGuid, asset }) => {
      const view = known.get(asset);
      return view ? [[documentGuid, view] as const] : [];
    }),
  );
}

/** The pages with an address, in either language, that holds these words. */
function pagesAt(menu: MenuMap, q: string): string[] {
  const sought = q.toLowerCase();
  return addressesIn(menu).flatMap(({ guid, hrefs }) => (hrefs.includes(sought) ? [guid] : []));
}

interface Addresses {
  guid: string;
  /** In lower case, a line for each language. */
  hrefs: string;
}

const written = new WeakMap<MenuMap, Addresses[]>();

/** Written down once for as long as no page moves. */
function addressesIn(menu: MenuMap): Addresses[] {
  const known = written.get(menu);
  if (known) return known;
  const found = new Map<string, Addresses>();
  function visit(items: readonly MenuItem[]): void {
    for (const { pageGuid: guid, relatedMenuItems } of items) {
      if (guid !== null)
        found.set(guid, { guid, hrefs: languages.map((language) => hrefOf(menu, language, guid).toLowerCase()).join('\n') });
      visit(relatedMenuItems);
    }
  }
  visit(menu.topLevel);
  const addresses = [...found.values()];
  written.set(menu, addresses);
  return addresses;
}

function hrefOf(menu: MenuMap, language: Language, guid: string): string {
  return localizePath(language, pathOfPage(menu, language, guid));
}

type Row = Awaited<ReturnType<typeof listPageStates>>[number];

interface Surroundings {
  menu: MenuMap;
  picture: AssetView | null;
  changedBy: LastEditor | null;
}

function toEntry({ guid, updatedOn, states }: Row, { menu, picture, changedBy }: Surroundings): PageIndexEntry {
  const inLanguage = (language: Language) => ({
    title: states[language]?.title ?? states.nl?.title ?? states.en?.title ?? '',
    href: hrefOf(menu, language, guid),
    state: stateOf(states[language]),
  });
  return {
    guid,
    picture,
    changedBy,
    updatedOn: updatedOn.toISOString(),
    isInMenu: menu.placeOf('nl', guid) !== undefined,
    languages: { nl: inLanguage('nl'), en: inLanguage('en') },
  };
}

function stateOf(state: Row['states'][Language]): PageLanguageState {
  if (!state) return 'missing';
  if (!state.isPublished) return 'draft';
  return state.hasChanges ? 'changed' : 'published';
}
