import { z } from 'zod';
import { defineBlock } from '#domains/blocks/model/block-type.ts';
import { background, LinkUse, line } from '#domains/blocks/model/fields.ts';
import { ListItemType } from './list-item-types.ts';
import { ListFilterText, listLimits, ListSort } from './list-query.ts';

export const listLooks = ['cards', 'lead', 'rows', 'featured', 'agenda', 'compact', 'faq', 'people'] as const;
export type ListLook = (typeof listLooks)[number];

const sharedOptions = {
  look: z.enum(listLooks).default('cards'),
  background,
  defaultItemsPerPage: z.int().min(1).max(listLimits.itemCount).optional(),
  defaultSortBy: ListSort.optional(),
  /** Of a list: only items that are in one of these as well. Of a widget: where its items come from. */
  defaultParentGuids: z.array(z.uuid()).max(listLimits.parents).default([]),
  /** In the syntax of the list call. */
  filter: ListFilterText.default(''),
  highlightOnly: z.boolean().default(false),
  /** Only what starts today or later. */
  upcomingOnly: z.boolean().default(false),
  /** The block is left out while its reader can see no item in it. */
  hasActiveItems: z.boolean().default(false),
  /** Where all of it is. */
  link: LinkUse.optional(),
};

const content = z.strictObject({ heading: line().default(''), linkText: line(100).default('') });

const ListOptions = z.strictObject({
  ...sharedOptions,
  /** What it is meant for; the first says what is missing when it is empty. */
  types: z.array(ListItemType).min(1).default(['news']),
  lazyLoad: z.boolean().default(false),
  /** What its items are about: lists that stand elsewhere, and that an item can be in as well. */
  topics: z.array(z.uuid()).max(listLimits.parents).default([]),
  /** Visitors can choose a type or a topic. */
  hasFilters: z.boolean().default(false),
});
export type ListOptions = z.output<typeof ListOptions>;

/** A type that visitors can choose in a list. */
export function isOfferedType(types: readonly ListItemType[], type: string): type is ListItemType {
  return types.length > 1 && (types as readonly string[]).includes(type);
}

/** Nobody waits for the next colleague or question. */
export function isFollowed({ types }: Pick<ListOptions, 'types'>): boolean {
  return types.some((type) => type !== 'person' && type !== 'question');
}

const WidgetOptions = z.strictObject(sharedOptions);
export type WidgetOptions = z.output<typeof WidgetOptions>;

const shownAlike = {
  version: 1,
  content,
  isFoundByGuid: true,
  plainText: ({ heading }: z.output<typeof content>) => heading,
} as const;

const sampleOptions = {
  look: 'cards',
  background: 'none',
  defaultItemsPerPage: 6,
  defaultParentGuids: [],
  filter: '',
  highlightOnly: false,
  upcomingOnly: false,
  hasActiveItems: false,
} satisfies WidgetOptions;

/** Owns list items and shows them, page by page. */
export const listBlock = defineBlock({
  ...shownAlike,
  type: 'list',
  category: 'list',
  about: {
    nl: { name: 'Lijst', description: 'Nieuws, agenda of andere items die je hier toevoegt' },
    en: { name: 'List', description: 'News, events or other items that you add here' },
  },
  options: ListOptions,
  sample: {
    options: { ...sampleOptions, types: ['news'], lazyLoad: false, topics: [], hasFilters: false },
    content: { nl: { heading: 'Nieuws', linkText: '' }, en: { heading: 'News', linkText: '' } },
  },
});

/** Shows some items of lists that stand elsewhere. */
export const listWidgetBlock = defineBlock({
  ...shownAlike,
  type: 'list-widget',
  category: 'list',
  about: {
    nl: { name: 'Uit een lijst', description: 'Het nieuwste uit lijsten op andere pagina’s' },
    en: { name: 'From a list', description: 'The newest from lists on other pages' },
  },
  options: WidgetOptions,
  sample: {
    options: { ...sampleOptions, look: 'featured', defaultItemsPerPage: 5 },
    content: { nl: { heading: 'Nieuws', linkText: 'Al het nieuws' }, en: { heading: 'News', linkText: 'All news' } },
  },
});
