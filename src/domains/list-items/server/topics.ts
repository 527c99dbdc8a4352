import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { ListAddress, type TopicChoice } from '../model/list-address.ts';
import type { ListOptions } from '../model/list-blocks.ts';
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

/** The topics that this reader can narrow a list by; none where there would be one. */
export function topicChoices(reader: ReaderOfItems, language: Language, { hasFilters, topics }: ListOptions): TopicChoice[] {
  if (!hasFilters) return [];
  const visible = visibleLists(reader, language, topics);
  if (visible.length < 2) return [];
  return visible.map(({ guid, heading }) => ({
    guid,
    name: heading,
    names: languages.flatMap((each) => reader.site.lists.find(guid, each)?.heading ?? []),
  }));
}

interface ChosenTopic {
  name: string;
  /** Of the page of the list, as it is when the topic has been chosen there. */
  href: string;
}

/** A list that shows one topic alone; undefined where this reader cannot choose it. */
export function findTopicOfList(reader: ReaderOfItems, language: Language, list: PublishedList, topic: string): ChosenTopic | undefined {
  const topics = list.type === 'list' ? topicChoices(reader, language, list.options) : [];
  const chosen = topics.find(({ guid }) => guid === topic);
  if (!chosen) return undefined;
  const { site } = reader;
  const path = localizePath(language, pathOfPage(site.menu, language, list.documentGuid));
  const guids = site.lists.guidsOn(list.documentGuid, language);
  const address = new ListAddress({ path, query: new URLSearchParams(), guid: list.guid, guids, topics });
  return { name: chosen.name, href: address.hrefFor({ pageNumber: 1, type: null, parent: topic }) };
}
