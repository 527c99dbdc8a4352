import type { ListItemDetail } from './list-item.ts';
import type { ListedItem } from './list-view.ts';

export interface ItemWay {
  name: string;
  href: string;
}

/** One item on a page of its own, with the ways on from there. */
export interface ItemView {
  item: ListItemDetail;
  /** Why only its editors see it. */
  notice: 'draft' | 'planned' | null;
  /** The list that it stands in. */
  back: ItemWay | null;
  before: ItemWay | null;
  after: ItemWay | null;
  /** Where others reach it; null while only its editors see it. */
  url: string | null;
  /** Where its list is to be followed. */
  rssHref: string | null;
  /** Where an event is to be had for a calendar. */
  icalHref: string | null;
  readingMinutes: number;
  /** What it is about, and where there is more of that. */
  topics: ItemWay[];
  /** Others that may interest who has read this one. */
  related: ListedItem[];
}
