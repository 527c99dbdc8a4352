import type { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import type { ListItemType } from '#domains/list-items/model/list-item-types.ts';
import type { Language } from '#platform/shared/language.ts';
import type { When } from './calendar.ts';

/**
 * The demo platform as data. Things point at each other by name: `asset` holds the name of a picture or file, `href` is `page:…`,
 * `item:…`, `file:…` or an address, and a list is known by the name of its block. Who stores it puts guids in their place.
 */

/** Dutch always, English unless it is there to show what happens without. */
export interface Words<T> {
  nl: T;
  en?: T;
}

export interface DemoBlock {
  /** Only where something points at it: a list. */
  name?: string;
  type: string;
  options: Record<string, unknown>;
  content: Partial<Record<Language, Record<string, unknown>>>;
}

export type PlacedBlocks = Partial<Record<LayoutPosition, DemoBlock[]>>;

export interface DemoPage {
  name: string;
  /** When it was last published. */
  updated: When;
  layout: Layout;
  /** Name of a picture. */
  headerImage?: string;
  footer?: string;
  templateFooter?: string;
  templateHeader?: string;
  /** Names of the roles that may see it; absent: everybody. */
  roles?: string[];
  /** Names of the roles that may edit it. */
  editRoles?: string[];
  texts: Words<{ title: string; description: string }>;
  blocks: PlacedBlocks;
}

export interface DatedPage extends DemoPage {
  updatedOn: Date;
}

/** A footer or a page template. */
export interface DemoPart {
  name: string;
  kind: 'footer' | 'template';
  layout: Layout;
  texts: Words<{ title: string; description: string }>;
  blocks: PlacedBlocks;
}

export interface DemoMenuItem {
  /** Name of a page, an address elsewhere, or neither: a heading. */
  page?: string;
  href?: string;
  name: Words<string>;
  segment: Words<string>;
  items?: DemoMenuItem[];
}

export interface ItemWords {
  title: string;
  /** At most 160 characters: it is the description for search engines too. */
  description: string;
  /** What the type adds in words, and those of the picture. */
  words: Record<string, unknown>;
}

export interface DemoListItem {
  name: string;
  type: ListItemType;
  /** Names of the list blocks it belongs to. */
  lists: string[];
  publishedOn: Date;
  startsOn?: Date;
  endsOn?: Date;
  isHighlighted: boolean;
  /** What the type adds and every language shares, and the picture. */
  fields: Record<string, unknown>;
  texts: Words<ItemWords>;
  blocks: DemoBlock[];
}

export interface DemoRole {
  name: string;
  texts: Record<Language, string>;
  /** For admins, who read it in Dutch. */
  description: string;
}

export interface DemoContent {
  pages: DatedPage[];
  parts: DemoPart[];
  menu: DemoMenuItem[];
  items: DemoListItem[];
  roles: DemoRole[];
  /** The day of the accessibility statement, which the municipality wrote itself. */
  statementOn: string;
}
