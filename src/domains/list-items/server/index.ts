export { startScheduledItems } from './scheduled-items.service.ts';
export { followDocuments } from './list-entries.service.ts';
export { icalOf } from './ical.ts';
export { rssOf, type FeedItem } from './rss.ts';
export { loadPublishedLists, withListsOf, type PublishedList, type PublishedLists, type SiteLists } from './list-blocks.service.ts';
export { listItemRoutes } from './list-items.routes.ts';
export {
  createListItem,
  findItemLinks,
  findNeighbours,
  publishListItem,
  /** @internal */
  restrictListItem,
  /** @internal */
  unpublishListItem,
  type NewListItem,
} from './list-items.service.ts';
export { listItemDrafts } from './list-items.queries.ts';
export { loadListMetadata, readEvents, readSeveral, type FoundList } from './lists.service.ts';
export { findSitemapPartState, listPublicItems, listSitemapParts, type PublicItem } from './public-items.queries.ts';
export { passOnReaders } from './readers.queries.ts';
export { relatedAmong, widgetOfRelated } from './related-items.ts';
export { findTopicOfList, topicsOfItem } from './topics.ts';
export { addressOfItem, feedOfHome, homeOfItem, pathOfItem, pathsOfItem, type ItemHome, type ReaderOfItems } from './item-addresses.ts';
export { loadLists, withoutEmptyLists, type ListsOfPage, type LoadedLists } from './lists-of-page.service.ts';
