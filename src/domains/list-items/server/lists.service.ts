import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { readerOf } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { parseJsonBody } from '#platform/server/http/json-body.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import type { ListItem } from '../model/list-item.ts';
import { listErrors } from '../model/list-item.errors.ts';
import { ListCall, listLimits, listQueryOf, type ListSort } from '../model/list-query.ts';
import { publishedListOf, type PublishedList, type PublishedLists } from './list-blocks.service.ts';
import { readLists, readTotals, type AskedList, type ItemRow } from './lists.queries.ts';

interface OneList {
  lists: PublishedLists;
  guid: string;
  language: Language;
}

export async function listItemsOf(ctx: Ctx, { call, type, ...wanted }: OneList & { call: ListCall; type: PublishedList['type'] }) {
  return (await readOne(ctx, wanted, type, call)).items;
}

export async function getListMeta(ctx: Ctx, wanted: OneList): Promise<{ totalNumberOfItems: number }> {
  return { totalNumberOfItems: (await readOne(ctx, wanted, 'list', { itemCount: 1 })).total };
}

async function readOne(ctx: Ctx, { lists, guid, language }: OneList, type: PublishedList['type'], call: ListCall): Promise<FoundList> {
  if (lists.find(guid, language)?.type !== type) throw listErrors.not_found();
  const found = (await readSeveral(ctx, { lists, language, calls: { [guid]: call } }))[guid];
  if (found === undefined || found instanceof AppError) throw found ?? listErrors.not_found();
  return found;
}

type Failure = { status: number; code: string };

/** Each by the text of its query. One that cannot be read or found says so in its own place; one that loads later is left out. */
export async function listSeveral(
  ctx: Ctx,
  { lists, queries, language }: { lists: PublishedLists; queries: Record<string, string>; language: Language },
): Promise<Record<string, ListItem[] | Failure>> {
  const entries = Object.entries(queries);
  if (entries.length > listLimits.lists) throw listErrors.too_many();
  const calls = Object.fromEntries(
    entries.filter(([guid]) => !isLazy(lists.find(guid, language))).map(([guid, text]) => [guid, callOf(text)]),
  );
  const found = await readSeveral(ctx, { lists, language, calls, room: listLimits.items });
  return Object.fromEntries(
    Object.entries(found).map(([guid, list]) => [guid, list instanceof AppError ? { status: list.status, code: list.code } : list.items]),
  );
}

function isLazy(list: PublishedList | undefined): boolean {
  return list?.type === 'list' && list.options.lazyLoad;
}

function callOf(text: string): ListCall | AppError {
  if (text.length > listLimits.query) return listErrors.query_unreadable();
  try {
    const call = ListCall.safeParse(parseJsonBody(text));
    return call.success ? call.data : listErrors.query_unreadable();
  } catch (error) {
    if (error instanceof AppError) return listErrors.query_unreadable();
    throw error;
  }
}

export interface FoundList {
  items: ListItem[];
  /** All that this reader can see with this query; of a widget only those that it shows. */
  total: number;
  /** From when the newest of those is; null when there is none, and of a widget. */
  newestOn: string | null;
}

interface SeveralLists {
  lists: PublishedLists;
  language: Language;
  /** By the guid of the block. */
  calls: Record<string, ListCall | AppError>;
  /** How many items they may ask for together. A page has as many as its editors put on it. */
  room?: number;
}

/** Pages of several lists, in one statement. A list that is not there, or on a page that is not for this reader, is not found. */
export async function readSeveral(
  ctx: Ctx,
  { lists, language, calls, room = Infinity }: SeveralLists,
): Promise<Record<string, FoundList | AppError>> {
  let left = room;
  const asked: Record<string, AskedList | AppError> = {};
  for (const [guid, call] of Object.entries(calls)) {
    const list = lists.find(guid, language);
    const one = call instanceof AppError ? call : list ? askedOf(list, call, language) : listErrors.not_found();
    const itemCount = one instanceof AppError ? 0 : one.query.itemCount;
    asked[guid] = itemCount > left ? listErrors.too_many() : one;
    if (itemCount <= left) left -= itemCount;
  }
  const readable = Object.entries(asked).flatMap(([guid, one]) => (one instanceof AppError ? [] : [{ guid, one }]));
  const rows = await readLists(
    ctx.db,
    readerOf(ctx.actor),
    readable.map(({ one }) => one),
  );
  const found = Object.fromEntries(readable.map(({ guid }, index) => [guid, rows[index]]));
  return Object.fromEntries(
    Object.entries(asked).map(([guid, one]) => {
      const row = found[guid];
      if (one instanceof AppError) return [guid, one];
      if (!row?.isOpen) return [guid, listErrors.not_found()];
      const items = (row.items ?? []).map((item) => toListItem(item, language));
      return [guid, { items, total: row.total ?? items.length, newestOn: row.newestOn?.toISOString() ?? null }];
    }),
  );
}

/** The events of a list for a calendar: what is coming, the nearest first, and then what was, the last first. */
export async function readEvents(
  ctx: Ctx,
  { lists, guid, language, ...call }: OneList & Pick<ListCall, 'filter'> & { itemCount: number },
): Promise<ListItem[] | AppError> {
  const list = lists.find(guid, language);
  const asked = list ? askedOf(list, call, language) : listErrors.not_found();
  if (asked instanceof AppError) return asked;
  const part = (span: 'coming' | 'past', sortBy: ListSort): AskedList => ({
    ...asked,
    query: { ...asked.query, span, sortBy },
    isCounted: false,
  });
  const parts = [part('coming', 'startsOn_asc'), part('past', 'startsOn_desc')];
  const rows = await readLists(ctx.db, readerOf(ctx.actor), asked.query.span === 'coming' ? parts.slice(0, 1) : parts);
  if (!rows[0]?.isOpen) return listErrors.not_found();
  return rows
    .flatMap(({ items }) => items ?? [])
    .slice(0, call.itemCount)
    .map((item) => toListItem(item, language));
}

function askedOf(list: PublishedList, call: ListCall, language: Language): AskedList | AppError {
  try {
    const isWidget = list.type === 'list-widget';
    // The lists of a widget are where its items come from, and narrow nothing further.
    const settings = isWidget ? { ...list.options, defaultParentGuids: [] } : list.options;
    return {
      sources: isWidget ? list.options.defaultParentGuids : [list.guid],
      query: listQueryOf(call, settings),
      language,
      documentGuid: list.documentGuid,
      isCounted: !isWidget,
    };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const moment = (text: string) => new Date(text).toISOString();

function toListItem({ type, card, ...row }: ItemRow, language: Language): ListItem {
  return {
    ...row,
    title: card.title,
    listItemTypeName: type,
    metadata: { description: card.description },
    publishedOn: moment(row.publishedOn),
    startsOn: row.startsOn && moment(row.startsOn),
    endsOn: row.endsOn && moment(row.endsOn),
    picture: card.picture,
    fields: typeFields(card.options, card.fields),
    language,
    fallback: card.fallback,
  };
}

/** What the type adds, in one: the same in every language, and words. The picture is told apart. */
export function typeFields(fields: Record<string, unknown>, words: Record<string, unknown>): Record<string, unknown> {
  const { picture: _asset, milestones, ...same } = fields;
  const { picture: _words, milestones: texts = {}, ...rest } = words;
  return { ...same, ...rest, ...(Array.isArray(milestones) && { milestones: withTexts(milestones, texts as Record<string, object>) }) };
}

/** Each with its words; one that has none in this language is left out. */
function withTexts(milestones: { guid: string }[], texts: Record<string, object>): object[] {
  return milestones.flatMap((milestone) => (texts[milestone.guid] ? [{ ...milestone, ...texts[milestone.guid] }] : []));
}

interface ListMetadata {
  totalNumberOfItems: number;
  sortOrder: string[] | null;
}

/** How many items each list block of a page holds for this reader, who may see the page; and in which order, where that was given by hand. */
export async function loadListMetadata(
  ctx: Ctx,
  { documentGuid, language, blocks }: { documentGuid: string; language: Language; blocks: readonly BuildingBlockInstance[] },
): Promise<Record<string, ListMetadata>> {
  const asked = blocks.flatMap((block) => {
    const list = block.type === 'list' ? publishedListOf(documentGuid, block) : undefined;
    const one = list && askedOf(list, {}, language);
    return one === undefined || one instanceof AppError ? [] : [{ guid: block.guid, one }];
  });
  const rows = await readTotals(
    ctx.db,
    readerOf(ctx.actor),
    asked.map(({ one }) => one),
  );
  return Object.fromEntries(
    rows.map(({ number, total, sortOrder }) => [asked[number]?.guid ?? '', { totalNumberOfItems: total, sortOrder }]),
  );
}
