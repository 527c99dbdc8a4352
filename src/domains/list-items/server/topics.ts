import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import type { Language } from '#platform/shared/language.ts';
import { homeOfItem, type ReaderOfItems } from './item-addresses.ts';
import type { PublishedList } from './list-blocks.service.ts';

/** These lists, as far as this reader may see their pages: the name of a list is told to nobody else. */
export function visibleLists({ ctx, site }: ReaderOfItems, language: Language, guids: readonly string[]): PublishedList[] {
  const lists = guids.flatMap((guid) => site.lists.find(guid, language) ?? []);
  return lists.filter(({ documentGuid }) => isPageVisible(site.pages.get(documentGuid), ctx.actor, language));
}

/** What an item is about: the topics of its own list that it is in, in the item's order. */
export function topicsOfItem(reader: ReaderOfItems, language: Language, parentGuids: readonly string[]): PublishedList[] {
  const home = homeOfItem(reader, language, parentGuids)?.list;
  if (home?.type !== 'list') return [];
  const { topics } = home.options;
  const own = parentGuids.filter((guid) => topics.includes(guid));
  return visibleLists(reader, language, own);
}
