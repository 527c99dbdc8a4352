import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { Language } from '#platform/shared/language.ts';
import { listWidgetBlock } from '../model/list-blocks.ts';
import type { ListItem } from '../model/list-item.ts';
import { hasRelated } from '../model/related.ts';
import { homeOfItem, type ReaderOfItems } from './item-addresses.ts';
import { topicsOfItem } from './topics.ts';

const shown = 3;
/** The item itself and the two beside it may be among those that are found. */
const passedOver = 3;

/**
 * What belongs with an item, as a widget below it: others of its type about the same topics, or else of the same list. Read as any widget,
 * so in the same statement as those of the item's own text.
 */
export function widgetOfRelated(
  reader: ReaderOfItems,
  language: Language,
  { guid, listItemTypeName, parentGuids }: Pick<ListItem, 'guid' | 'listItemTypeName' | 'parentGuids'>,
): BuildingBlockInstance | undefined {
  if (!hasRelated(listItemTypeName)) return undefined;
  const topics = topicsOfItem(reader, language, parentGuids);
  const home = homeOfItem(reader, language, parentGuids)?.list;
  const sources = topics.length > 0 ? topics : home ? [home] : [];
  if (sources.length === 0) return undefined;
  const isEvent = listItemTypeName === 'event';
  const options = listWidgetBlock.options.parse({
    defaultParentGuids: sources.map((list) => list.guid),
    defaultItemsPerPage: shown + passedOver,
    defaultSortBy: isEvent ? 'startsOn_asc' : 'publishedOn_desc',
    upcomingOnly: isEvent,
    filter: `type=${listItemTypeName}`,
  });
  return {
    guid,
    type: 'list-widget',
    format: listWidgetBlock.version,
    layoutPosition: 'bottom',
    sortId: 0,
    options,
    content: {},
    language,
  };
}

/** Without the item itself and those that it leads to already. */
export function relatedAmong<T extends { guid: string }>(found: readonly T[], others: readonly ({ guid: string } | null)[]): T[] {
  return found.filter(({ guid }) => !others.some((other) => other?.guid === guid)).slice(0, shown);
}
