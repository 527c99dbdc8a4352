import type { Place } from '#domains/menus/model/menu.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import type { Ctx } from '#platform/server/context.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import type { ListReader } from './site-of-lists.ts';
import { itemPath } from '../model/item-address.ts';
import type { PublishedList } from './list-blocks.service.ts';
import { isFollowed } from '../model/list-blocks.ts';

/** Somebody for whom addresses are made. */
export interface ReaderOfItems extends Pick<ListReader, 'site'> {
  ctx: Pick<Ctx, 'actor'>;
}

export interface ItemHome {
  list: PublishedList;
  /** Of the page that the list stands on. */
  path: string;
  place: Place | undefined;
}

/** Where an item stands: the page of the first of its lists that this reader may see. */
export function homeOfItem({ ctx, site }: ReaderOfItems, language: Language, parentGuids: readonly string[]): ItemHome | undefined {
  for (const guid of parentGuids) {
    const list = site.lists.find(guid, language);
    if (!list || !isPageVisible(site.pages.get(list.documentGuid), ctx.actor, language)) continue;
    const place = site.menu.placeOf(language, list.documentGuid);
    return { list, place, path: pathOfPage(site.menu, language, list.documentGuid) };
  }
  return undefined;
}

interface Item {
  guid: string;
  title: string;
  parentGuids: readonly string[];
}

/** The one address of an item, without the language. */
export function pathOfItem(reader: ReaderOfItems, language: Language, item: Item): string {
  return itemPath(homeOfItem(reader, language, item.parentGuids)?.path ?? '/', item);
}

export function addressOfItem(reader: ReaderOfItems, language: Language, item: Item): string {
  return localizePath(language, pathOfItem(reader, language, item));
}

/** Its path in every language that it is published in. */
export function pathsOfItem(
  reader: ReaderOfItems,
  { titles, ...item }: Item & { titles: Partial<Record<Language, string>> },
): Partial<Record<Language, string>> {
  const paths = languages.flatMap((language) => {
    const title = titles[language];
    return title === undefined ? [] : [[language, pathOfItem(reader, language, { ...item, title })]];
  });
  return Object.fromEntries(paths) as Partial<Record<Language, string>>;
}

/** Where the list that an item stands in is to be followed: one that anybody may read. */
export function feedOfHome({ list }: ItemHome, { site }: Pick<ReaderOfItems, 'site'>, language: Language): string | null {
  const isForAll = site.pages.get(list.documentGuid)?.roleIds.length === 0;
  return isForAll && list.type === 'list' && isFollowed(list.options) ? localizePath(language, `/feed/${list.guid}.xml`) : null;
}
