import type { BlockResources } from '#domains/blocks/model/resources.ts';
import type { ListItem } from './list-item.ts';
import type { ListItemType } from './list-item-types.ts';

export interface ListedItem extends ListItem {
  href: string;
  /** What it is about; null among items of several types, where it says which type it is. */
  topic: string | null;
}

/** One way to narrow a list: a type of item, a topic, or all of it. */
export interface ListChoice {
  /** Null is all. */
  type: ListItemType | null;
  /** In words, where it is a topic. */
  name: string | null;
  href: string;
  isCurrent: boolean;
}

/** One page of a list, as this reader may see it, with the addresses of the others. */
export interface ListView {
  items: ListedItem[];
  total: number;
  pageNumber: number;
  itemCount: number;
  /** Its pages by number; those that are left out are where the numbers jump. Empty when there is one. */
  pages: { number: number; href: string }[];
  /** The first page of what was chosen. */
  firstHref: string;
  /** The first page without any choice. */
  allHref: string;
  isFiltered: boolean;
  filters: ListChoice[][];
  rssHref: string | null;
  icalHref: string | null;
  /** Not loaded yet: where the list is to be had as a part of a page. */
  waitingFor: string | null;
}

/** By the guid of the list or widget block. */
export type ListViews = Record<string, ListView>;

interface PageOfLists {
  title: string;
  buildingBlockInstances: readonly { guid: string; content: Record<string, unknown> }[];
}

/** The lists of a page that programs can follow, by the name that readers know them by. */
export function feedsOfPage({ title, buildingBlockInstances }: PageOfLists, views: ListViews) {
  return buildingBlockInstances.flatMap(({ guid, content }) => {
    const { rssHref = null, filters = [] } = views[guid] ?? {};
    const name = String(content['heading'] || title);
    const topic = chosenTopic(filters);
    return rssHref === null ? [] : [{ href: rssHref, type: 'application/rss+xml', title: topic ? `${topic} – ${name}` : name }];
  });
}

/** What readers chose to see of a list, in words. */
export function chosenTopic(filters: ListView['filters']): string | null {
  return filters.flat().find(({ isCurrent, name }) => isCurrent && name !== null)?.name ?? null;
}

/** What the blocks of a page need, those of its lists included. */
export interface PageResources extends BlockResources {
  lists: ListViews;
}
