import { route } from '#platform/server/handle.ts';
import * as contract from '../model/list-item.contract.ts';
import { getListItem, getListItemByShortId, getListItemDraft, listItemTypesIn } from './list-items.service.ts';
import { getListMeta, listItemsOf, listSeveral } from './lists.service.ts';

export const listItemRoutes = [
  route(contract.getListItemByShortId, (ctx, { params, query }) => getListItemByShortId(ctx, params.id, query.lang ?? ctx.language)),
  route(contract.getListItem, (ctx, { params, query }) => getListItem(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.getListItemDraft, (ctx, { params, query }) => getListItemDraft(ctx, params.id, query.lang ?? ctx.language)),
  route(contract.listListItems, (ctx, { params, query, body }) =>
    listItemsOf(ctx, { guid: params.blockGuid, type: 'list' }, body, query.lang ?? ctx.language),
  ),
  route(contract.listWidgetItems, (ctx, { params, query, body }) =>
    listItemsOf(ctx, { guid: params.guid, type: 'list-widget' }, body, query.lang ?? ctx.language),
  ),
  route(contract.listSeveralLists, (ctx, { query, body }) => listSeveral(ctx, body, query.lang ?? ctx.language)),
  route(contract.getListMeta, (ctx, { params, query }) => getListMeta(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.listListItemTypes, async (ctx, { query }) => listItemTypesIn(query.lang ?? ctx.language)),
];
