import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { AppError } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { pagesToShow } from '#platform/shared/pages-to-show.ts';
import type { ListReader } from './site-of-lists.ts';
import { listItemMessages } from '../messages/index.ts';
import { isFollowed, type ListOptions } from '../model/list-blocks.ts';
import { isWithinReach, lastPageOf, listDefaults, type ListCall } from '../model/list-query.ts';
import type { ListChoice, ListView } from '../model/list-view.ts';
import type { PublishedLists } from './list-blocks.service.ts';
import { readSeveral, type FoundList } from './lists.service.ts';
import { addressOfItem } from './item-addresses.ts';
import { ListAddress, type ListSelection, type TopicChoice } from '../model/list-address.ts';
import { topicChoices, topicsOfItem } from './topics.ts';

export interface ListsOfPage {
  blocks: readonly BuildingBlockInstance[];
  /** Those of the footer, and of the template's row above the page. */
  around?: readonly BuildingBlockInstance[];
  /** Where the page is, with its language. */
  path: string;
  /** A page that everybody may see: its own lists can be had by themselves, as a feed or later than the page. */
  isPublic: boolean;
  /** Where its lists are found; those of the site's pages, unless said otherwise. */
  lists?: PublishedLists;
  /** This one alone, also when it would load later. */
  only?: string;
}

export interface LoadedLists {
  views: Record<string, ListView>;
  /** A page of a list was asked for that it does not have. */
  isBeyondEnd: boolean;
  /** What search engines are to take as the address of this page of the list. */
  query: string;
  /** The same choice in each language, and the same page where there is one. */
  queryIn: Record<Language, string>;
  /** The title of the page, with what was chosen of its lists: it is read out first, and tells one tab from another. */
  titled(title: string): string;
  /** From when the newest is of what the page's own lists show here; null when they show nothing. */
  newestOn: string | null;
}

interface AskedBlock {
  block: BuildingBlockInstance;
  address: ListAddress;
  selection: ListSelection;
  /** The topics that this reader can choose from; none where there would be one. */
  choices: readonly TopicChoice[];
  isWaiting: boolean;
  /** It stands on the page itself. */
  isOwn: boolean;
}

/** The lists and widgets on a page, as this reader may see them, in one statement. */
export async function loadLists(reader: ListReader, language: Language, page: ListsOfPage): Promise<LoadedLists> {
  const { ctx, site, url } = reader;
  const { blocks, around = [], lists = site.lists } = page;
  const all = [...blocks, ...around];
  const guids = all.filter(({ type }) => type === 'list').map(({ guid }) => guid);
  const asked = all
    .filter(({ type, guid }) => (page.only === undefined ? type === 'list' || type === 'list-widget' : guid === page.only))
    .map((block): AskedBlock => {
      const choices = choicesOf(block, reader, language);
      const address = new ListAddress({ path: page.path, query: url.searchParams, guid: block.guid, guids, topics: choices });
      const selection = block.type === 'list' ? address.selection(optionsOf(block)) : noSelection;
      const isOwn = blocks.includes(block);
      // Who is signed in gets one page made for them alone, so waiting would save nobody anything.
      const isLazy = block.type === 'list' && optionsOf(block).lazyLoad && ctx.actor.kind === 'anonymous' && page.isPublic && isOwn;
      return { block, address, selection, choices, isOwn, isWaiting: isLazy && !selection.isNamed && page.only === undefined };
    });
  const calls = Object.fromEntries(asked.flatMap((one) => (isRead(one) ? [[one.block.guid, callOf(one)]] : [])));
  const read = await readSeveral(ctx, { lists, language, calls });
  const found = Object.fromEntries(asked.map((one) => [one.block.guid, itemsWithinReach(one, read[one.block.guid])]));
  const views = asked.map((one) => [one.block.guid, viewOf(one, found[one.block.guid], { reader, language, page })] as const);
  const own = asked.filter(({ isOwn }) => isOwn);
  const beyond = own.filter(({ block, selection }) => selection.pageNumber > 1 && isEmpty(found[block.guid]));
  const isBeyondEnd = beyond.length > 0;
  const chosen = own.filter(({ selection: { pageNumber, type, parent } }) => pageNumber > 1 || type || parent);
  const [first] = chosen;
  const viewsByGuid = Object.fromEntries(views);
  return {
    views: viewsByGuid,
    isBeyondEnd,
    query: first ? queryOf(first.address.hrefFor(first.selection)) : '',
    queryIn: await queriesOf(isBeyondEnd ? [] : chosen, { reader, readIn: language, lists, guids }),
    newestOn: newestOf(own.map(({ block }) => found[block.guid])),
    titled: (title) => (isBeyondEnd ? title : titleWith(chosen, { title, language, views: viewsByGuid })),
  };
}

function newestOf(lists: readonly (FoundList | AppError | undefined)[]): string | null {
  const moments = lists.flatMap((list) => (isFound(list) && list.newestOn !== null ? [list.newestOn] : []));
  return moments.toSorted().at(-1) ?? null;
}

function queryOf(href: string): string {
  return href.split('?')[1] ?? '';
}

interface Surroundings {
  reader: ListReader;
  readIn: Language;
  lists: PublishedLists;
  /** The lists on the page, in order. */
  guids: readonly string[];
}

async function queriesOf(chosen: readonly AskedBlock[], around: Surroundings): Promise<Record<Language, string>> {
  const queries = languages.map(async (language) => [language, await queryIn(language, chosen, around)] as const);
  return Object.fromEntries(await Promise.all(queries)) as Record<Language, string>;
}

/** What is not translated is not in a list of the other language, so that may have fewer topics and pages. */
async function queryIn(language: Language, chosen: readonly AskedBlock[], around: Surroundings): Promise<string> {
  const { reader, readIn, lists, guids } = around;
  const there = chosen.map((one) => {
    const choices = choicesOf(one.block, reader, language);
    const parent = choices.some(({ guid }) => guid === one.selection.parent) ? one.selection.parent : null;
    return { ...one, choices, selection: { ...one.selection, parent } };
  });
  const later = there.filter(({ selection }) => selection.pageNumber > 1 && language !== readIn);
  const calls = Object.fromEntries(later.map((one) => [one.block.guid, { ...callOf(one), pageNumber: 1, itemCount: 1 }]));
  const found = later.length > 0 ? await readSeveral(reader.ctx, { lists, language, calls }) : {};
  let query = chosen.length > 0 ? reader.url.searchParams : new URLSearchParams();
  for (const { block, choices, selection } of there) {
    const address = new ListAddress({ path: '', query, guid: block.guid, guids, topics: choices });
    const isThere = language === readIn || selection.pageNumber <= lastPageIn(block, found[block.guid]);
    query = new URLSearchParams(queryOf(address.hrefFor({ ...selection, pageNumber: isThere ? selection.pageNumber : 1 })));
  }
  return query.toString();
}

function lastPageIn(block: BuildingBlockInstance, found: FoundList | AppError | undefined): number {
  return isFound(found) ? lastPageOf(found.total, itemCountOf(block)) : 1;
}

interface Titled {
  title: string;
  language: Language;
  views: Record<string, ListView>;
}

function titleWith(chosen: readonly AskedBlock[], { title, language, views }: Titled): string {
  const t = textsIn(listItemMessages, language);
  const names = chosen.flatMap(({ choices, selection: { type, parent } }) => [
    ...(type ? [t.typesTogether[type]] : []),
    ...choices.filter(({ guid }) => guid === parent).map(({ name }) => name),
  ]);
  const named = names.length > 0 ? t.titleOfChoice(title, names.join(', ')) : title;
  const later = chosen.find(({ selection }) => selection.pageNumber > 1);
  const pages = later && views[later.block.guid]?.pages.at(-1)?.number;
  return later && pages !== undefined ? t.titleOfPage(named, later.selection.pageNumber, pages) : named;
}

const noSelection: ListSelection = { pageNumber: listDefaults.pageNumber, type: null, parent: null, isNamed: false };

function choicesOf(block: BuildingBlockInstance, reader: ListReader, language: Language): TopicChoice[] {
  return block.type === 'list' ? topicChoices(reader, language, optionsOf(block)) : [];
}

function itemCountOf(block: BuildingBlockInstance): number {
  return optionsOf(block).defaultItemsPerPage ?? listDefaults.itemCount;
}

/** The block was read by its type's schema. */
function optionsOf(block: BuildingBlockInstance): ListOptions {
  return block.options as ListOptions;
}

/** One that comes later is not read, unless it is left out while it is empty. */
function isRead({ block, isWaiting }: AskedBlock): boolean {
  return !isWaiting || isLeftOutEmpty(block);
}

function isLeftOutEmpty({ options }: BuildingBlockInstance): boolean {
  return options['hasActiveItems'] === true;
}

function callOf(asked: AskedBlock): ListCall {
  const { selection, isWaiting } = asked;
  const { pageNumber, type, parent } = selection;
  const filter = [type && `type=${type}`, parent && `parentGuids=${parent}`].filter(Boolean).join('&');
  // Of a list that was asked for a page beyond our reach, its reader is told how many pages there are.
  return isOutOfReach(asked) ? { itemCount: 1, filter } : { pageNumber, filter, ...(isWaiting && { itemCount: 1 }) };
}

function isOutOfReach({ block, selection: { pageNumber } }: AskedBlock): boolean {
  return pageNumber > 1 && !isWithinReach(pageNumber, itemCountOf(block));
}

/** What was read to count it is not what was asked for. */
function itemsWithinReach(asked: AskedBlock, found: FoundList | AppError | undefined): FoundList | AppError | undefined {
  return isFound(found) && isOutOfReach(asked) ? { ...found, items: [] } : found;
}

function isFound(list: FoundList | AppError | undefined): list is FoundList {
  return list !== undefined && !(list instanceof AppError);
}

function isEmpty(list: FoundList | AppError | undefined): boolean {
  return !isFound(list) || list.items.length === 0;
}

interface ViewContext {
  reader: ListReader;
  language: Language;
  page: ListsOfPage;
}

function viewOf(asked: AskedBlock, found: FoundList | AppError | undefined, context: ViewContext): ListView {
  const { block, address, selection, isWaiting, isOwn } = asked;
  const { reader, language, page } = context;
  const { items, total } = isFound(found) ? found : { items: [], total: 0 };
  const itemCount = itemCountOf(block);
  const isList = block.type === 'list';
  const hasFeeds = isList && page.isPublic && isOwn;
  const followed = selection.parent === null ? block.guid : `${block.guid}/${selection.parent}`;
  const feed = (ending: string) => localizePath(language, `/feed/${followed}.${ending}`);
  const isMixed = new Set(items.map(({ listItemTypeName }) => listItemTypeName)).size > 1;
  // What all of them were chosen for; of an item with several topics its first would look like a mistake there.
  const common = selection.parent ?? block.guid;
  // Among items of several types it helps to know which.
  const topicOf = (parentGuids: readonly string[]) => {
    const topics = isMixed ? [] : topicsOfItem(reader, language, parentGuids);
    return topics.find(({ guid }) => guid === common) ?? topics[0];
  };
  return {
    items: (isWaiting ? [] : items).map((item) => ({
      ...item,
      href: addressOfItem(reader, language, item),
      topic: topicOf(item.parentGuids)?.heading || null,
    })),
    total,
    pageNumber: selection.pageNumber,
    itemCount,
    pages: isList
      ? pagesToShow(selection.pageNumber, lastPageOf(total, itemCount)).map((number) => ({
          number,
          href: address.hrefFor({ ...selection, pageNumber: number }),
        }))
      : [],
    firstHref: address.hrefFor({ ...selection, pageNumber: 1 }),
    allHref: address.hrefFor(noSelection, { isNamed: isWaiting }),
    isFiltered: selection.type !== null || selection.parent !== null,
    filters: isList && optionsOf(block).hasFilters ? filtersOf(asked) : [],
    rssHref: hasFeeds && isFollowed(optionsOf(block)) ? feed('xml') : null,
    icalHref: hasFeeds && optionsOf(block).types.includes('event') ? feed('ics') : null,
    waitingFor: isWaiting ? localizePath(language, `/fragment/list/${block.guid}`) : null,
  };
}

function filtersOf({ block, address, selection, choices }: AskedBlock): ListChoice[][] {
  const { types } = optionsOf(block);
  const choice = (change: Partial<ListSelection>, told: Pick<ListChoice, 'type' | 'name'>): ListChoice => ({
    ...told,
    href: address.hrefFor({ ...selection, pageNumber: 1, ...change }),
    isCurrent: Object.entries(change).every(([part, value]) => selection[part as keyof ListSelection] === value),
  });
  const byType = types.map((type) => choice({ type }, { type, name: null }));
  const byList = choices.map(({ guid, name }) => choice({ parent: guid }, { type: null, name }));
  return [
    ...(byType.length > 1 ? [[choice({ type: null }, all), ...byType]] : []),
    ...(byList.length > 1 ? [[choice({ parent: null }, all), ...byList]] : []),
  ];
}

const all = { type: null, name: null };

/** Without the lists that are left out while they hold nothing for this reader. */
export function withoutEmptyLists(blocks: readonly BuildingBlockInstance[], views: Record<string, ListView>): BuildingBlockInstance[] {
  return blocks.filter((block) => {
    const view = views[block.guid];
    return !view || !isLeftOutEmpty(block) || view.isFiltered || view.total > 0;
  });
}
