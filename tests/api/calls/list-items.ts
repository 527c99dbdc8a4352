import {
  getListItem,
  getListItemByShortId,
  getListItemDraft,
  getListMeta,
  listListItems,
  listListItemTypes,
  listSeveralLists,
  listWidgetItems,
} from '#domains/list-items/model/list-item.contract.ts';
import { forAdmins, forAnybody } from './call.ts';
import { unknownGuid } from './world.ts';

export const listItemCalls = [
  forAnybody(getListItem, {
    input: ({ item }) => ({ params: { guid: item } }),
    answers: [{ as: 'visitor', input: { params: { guid: unknownGuid } }, status: 404 }],
  }),
  forAnybody(getListItemByShortId, { input: { params: { id: 'x' } }, answer: 404 }),
  forAdmins(getListItemDraft, {
    input: ({ item }) => ({ params: { id: item } }),
    answers: [{ as: 'admin', input: { params: { id: 'x' } }, status: 404 }],
  }),
  forAnybody(listListItems, { input: ({ list }) => ({ params: { blockGuid: list }, body: {} }), openWhileViewing: true }),
  forAnybody(listSeveralLists, { input: ({ list }) => ({ body: { [list]: '{}' } }), openWhileViewing: true }),
  forAnybody(listWidgetItems, { input: ({ list }) => ({ params: { guid: list }, body: {} }), answer: 404, openWhileViewing: true }),
  forAnybody(getListMeta, { input: ({ list }) => ({ params: { guid: list } }) }),
  forAnybody(listListItemTypes),
];
