import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { ListItem, ListItemDetail, ListItemDraft } from './list-item.ts';
import { ListItemType } from './list-item-types.ts';
import { ListCall } from './list-query.ts';

const query = z.strictObject({ lang: z.enum(languages).optional() });
/** Whatever it is: what is no guid or no short id belongs to no item, and is not found. */
const anyId = z.string().max(100);

export const getListItemByShortId = endpoint({
  method: 'GET',
  path: '/api/listitem/short/:id',
  summary: 'A published list item by its short id',
  access: 'public',
  params: z.object({ id: anyId }),
  query,
  response: ListItemDetail,
});

export const getListItem = endpoint({
  method: 'GET',
  path: '/api/listitem/:guid',
  summary: 'A published list item',
  access: 'public',
  params: z.object({ guid: anyId }),
  query,
  response: ListItemDetail,
});

export const getListItemDraft = endpoint({
  method: 'GET',
  path: '/api/listitem/:id/draft',
  summary: 'What editors of a list item work on, in one language, by its guid or its short id',
  access: 'contentManager',
  params: z.object({ id: anyId }),
  query,
  response: ListItemDraft,
});

export const listListItems = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/listitem/list/:blockGuid',
  summary: 'A page of the items in a list block',
  access: 'public',
  params: z.object({ blockGuid: z.uuid() }),
  query,
  body: ListCall,
  response: z.array(ListItem),
});

export const listWidgetItems = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/listitem/widget/:guid',
  summary: 'The items that a list widget shows',
  access: 'public',
  params: z.object({ guid: z.uuid() }),
  query,
  body: ListCall,
  response: z.array(ListItem),
});

/** What went wrong with one list among several. */
const ListFailure = z.object({ status: z.int(), code: z.string() });

export const listSeveralLists = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/listitem/lists',
  summary: 'Pages of several lists at once, each asked for by the JSON text of its query; lists that load later are left out',
  access: 'public',
  query,
  // Twenty queries of 4 KiB, each with its quotation marks escaped.
  bodyLimit: 256 * 1024,
  body: z.record(z.string().max(100), z.string()),
  response: z.record(z.string(), z.union([z.array(ListItem), ListFailure])),
});

export const getListMeta = endpoint({
  method: 'GET',
  path: '/api/listitem/list/:guid/meta',
  summary: 'How many items a list block holds for this reader',
  access: 'public',
  params: z.object({ guid: z.uuid() }),
  query,
  response: z.object({ totalNumberOfItems: z.int() }),
});

export const listListItemTypes = endpoint({
  method: 'GET',
  path: '/api/listitemtypes',
  summary: 'The types of list items',
  access: 'public',
  query,
  response: z.array(z.object({ name: ListItemType, title: z.string() })),
});
