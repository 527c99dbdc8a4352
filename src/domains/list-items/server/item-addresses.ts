import type { Place } from '#domains/menus/model/menu.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import type { Ctx } from '#platform/server/context.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { ListReader } from './site-of-lists.ts';
import { itemPath } from '../model/item-address.ts';
import type { PublishedList } from './list-blocks.service.ts';

interface Reader extends Pick<ListReader, 'site'> {
  ctx: Pick<Ctx, 'actor'>;
}

interface ItemHome {
  list: PublishedList;
  /** Of the page that the list stands on. */
  path: string;
  place: Place | undefined;
}

/** Where an item stands: the page of the first of its lists that this reader may see. */
export function homeOfItem({ ctx, site }: Reader, language: Language, parentGuids: readonly string[]): ItemHome | undefined {
  for (const guid of parentGuids) {
    const list = site.lists.find(guid, language);
    if (!list || !isPageVisible(site.pages.get(list.documentGuid), ctx.actor, language)) continue;
    const place = site.menu.placeOf(language, list.documentGuid);
    return { list, place, path: place?.path ?? `/g/${list.documentGuid}` };
  }
  return undefined;
}

interface Item {
  guid: string;
  title: string;
  parentGuids: readonly string[];
}

/** The one address of an item, without the language. */
export function pathOfItem(reader: Reader, language: Language, item: Item): string {
  return itemPath(homeOfItem(reader, language, item.parentGuids)?.path ?? '/', item);
}

export function addressOfItem(reader: Reader, language: Language, item: Item): string {
  return localizePath(language, pathOfItem(reader, language, item));
}
