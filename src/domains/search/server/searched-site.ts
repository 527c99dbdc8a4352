import { readerOf, type Reader } from '#domains/documents/server/index.ts';
import { findContactItem } from '#domains/menus/model/menu-address.ts';
import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import type { SearchResult } from '../model/search.ts';

/** Something that was found, before it has an address. */
export interface Found extends Omit<SearchResult, 'href' | 'breadcrumb'> {
  /** The language in which it is opened: an untranslated text is read at the reader's own address. */
  openedIn: Language;
  /** The lists it belongs to. */
  parentGuids: readonly string[];
}

/** What of it says where it stands. */
export type Placed = Pick<Found, 'guid' | 'kind' | 'title' | 'openedIn' | 'parentGuids'>;

export interface Address {
  href: string;
  breadcrumb: string[];
}

/** What searching knows of the site around the texts. */
export interface SearchedSite {
  menu: MenuMap;
  /** As far as the reader may see it. */
  menuIn(language: Language): readonly MenuItem[];
  /** What the organisation is called. */
  namesIn(language: Language): string;
  /** The e-mail addresses and telephone numbers by which it is reached. */
  reachedBy(language: Language): Promise<readonly string[]>;
  addressOf(found: Placed): Address;
}

export type SearchedSiteOf = (ctx: Ctx) => Promise<SearchedSite>;

export interface Searching {
  ctx: Ctx;
  site: SearchedSite;
}

/** Who asks, and what nobody needs to find: they came from home, and it has a word about everything. */
export interface Seeker {
  reader: Reader;
  homeGuid: string | null;
}

export function seekerOf({ ctx, site }: Searching): Seeker {
  return { reader: readerOf(ctx.actor), homeGuid: site.menu.placeAt('nl', '/')?.item.pageGuid ?? null };
}

export function contactPageOf({ site }: Searching, language: Language): string | null {
  return findContactItem(site.menuIn(language))?.pageGuid ?? null;
}
