import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/list-item.contract.ts';
import type { PublishedLists } from './list-blocks.service.ts';
import { getListItem, getListItemByShortId, getListItemDraft, listItemTypesIn } from './list-items.service.ts';
import { getListMeta, listItemsOf, listSeveral } from './lists.service.ts';

/** Which lists there are is in memory for one content version; whoever keeps it there gives it. */
export function listItemRoutes({ current }: { current(): Promise<{ lists: PublishedLists }> }): Route[] {
  return [
    route(contract.getListItemByShortId, (ctx, { params, query }) => getListItemByShortId(ctx, params.id, query.lang ?? ctx.language)),
    route(contract.getListItem, (ctx, { params, query }) => getListItem(ctx, params.guid, query.lang ?? ctx.language)),
    route(contract.getListItemDraft, (ctx, { params, query }) => getListItemDraft(ctx, params.id, query.lang ?? ctx.language)),
    route(contract.listListItems, async (ctx, { params, query, body }) => {
      const { lists } = await current();
      return listItemsOf(ctx, { lists, guid: params.blockGuid, type: 'list', call: body, language: query.lang ?? ctx.language });
    }),
    route(contract.listWidgetItems, async (ctx, { params, query, body }) => {
      const { lists } = await current();
      return listItemsOf(ctx, { lists, guid: params.guid, type: 'list-widget', call: body, language: query.lang ?? ctx.language });
    }),
    route(contract.listSeveralLists, async (ctx, { query, body }) => {
      const { lists } = await current();
      return listSeveral(ctx, { lists, queries: body, language: query.lang ?? ctx.language });
    }),
    route(contract.getListMeta, async (ctx, { params, query }) => {
      const { lists } = await current();
      return getListMeta(ctx, { lists, guid: params.guid, language: query.lang ?? ctx.language });
    }),
    route(contract.listListItemTypes, async (ctx, { query }) => listItemTypesIn(query.lang ?? ctx.language)),
  ];
}
