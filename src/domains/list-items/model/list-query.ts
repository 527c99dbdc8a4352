import { z } from 'zod';
import { listErrors } from './list-item.errors.ts';
import { ListItemType } from './list-item-types.ts';

export const listSorts = [
  'publishedOn_desc',
  'publishedOn_asc',
  'title_asc',
  'title_desc',
  'startsOn_asc',
  'startsOn_desc',
  'manual_asc',
  'manual_desc',
] as const;
export const ListSort = z.enum(listSorts);
export type ListSort = z.infer<typeof ListSort>;

export const listDefaults = { sortBy: 'publishedOn_desc', pageNumber: 1, itemCount: 1 } as const;

export const listLimits = {
  itemCount: 100,
  /** Page number × item count: nobody reads on from there, and it keeps the last page as quick as the first. */
  reach: 10_000,
  parents: 20,
  lists: 20,
  /** Items of all lists of one call together. */
  items: 500,
  /** Characters of one query among several. */
  query: 4096,
} as const;

/** What a caller asks of a list. What it leaves out is the block's, or the default. */
export const ListCall = z.strictObject({
  pageNumber: z.int().optional(),
  itemCount: z.int().optional(),
  sort_by: ListSort.optional(),
  filter: z.string().optional(),
});
export type ListCall = z.infer<typeof ListCall>;

const ParentGuids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(listLimits.parents));
const FilterParts = z.strictObject({
  parentGuids: ParentGuids.optional(),
  highlight: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  type: ListItemType.optional(),
});
export type ListFilter = z.output<typeof FilterParts>;

/** `parentGuids=a,b`, `highlight=true`, `type=news`, or several of them with `&` between. Undefined for anything else. */
export function parseListFilter(text: string): ListFilter | undefined {
  if (text === '') return {};
  if (text.length > 2000) return undefined;
  const parts = text.split('&').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  if (parts.some((part) => part.length !== 2) || new Set(names).size !== names.length) return undefined;
  const parsed = FilterParts.safeParse(Object.fromEntries(parts));
  return parsed.success ? parsed.data : undefined;
}

/** In that syntax, as a block stores it. */
export const ListFilterText = z.string().refine((text) => parseListFilter(text) !== undefined, { params: { code: 'filter_unreadable' } });

/** What the block itself says about its list: always applied, whatever a caller asks. */
export interface ListSettings {
  defaultItemsPerPage?: number | undefined;
  defaultSortBy?: ListSort | undefined;
  defaultParentGuids: readonly string[];
  filter: string;
  highlightOnly: boolean;
  upcomingOnly: boolean;
}

export interface ListQuery {
  pageNumber: number;
  itemCount: number;
  sortBy: ListSort;
  /** An item is in one list of each group. */
  parents: (readonly string[])[];
  types: ListItemType[];
  isHighlighted: boolean;
  /** By the day on which they start: all, from today on, or before it. */
  span: 'all' | 'coming' | 'past';
}

/** The block's settings, narrowed by what the caller asks for. */
export function listQueryOf(call: ListCall, settings: ListSettings): ListQuery {
  const pageNumber = call.pageNumber ?? listDefaults.pageNumber;
  const itemCount = call.itemCount ?? settings.defaultItemsPerPage ?? listDefaults.itemCount;
  if (!isWithinReach(pageNumber, itemCount)) throw listErrors.query_unreadable();
  const filters = [settings.filter, call.filter ?? ''].map(readFilter);
  const parents = [settings.defaultParentGuids, ...filters.map(({ parentGuids = [] }) => parentGuids)];
  return {
    pageNumber,
    itemCount,
    sortBy: call.sort_by ?? settings.defaultSortBy ?? listDefaults.sortBy,
    parents: parents.filter((group) => group.length > 0),
    types: filters.flatMap(({ type }) => type ?? []),
    isHighlighted: settings.highlightOnly || filters.some(({ highlight }) => highlight),
    span: settings.upcomingOnly ? 'coming' : 'all',
  };
}

export function isWithinReach(pageNumber: number, itemCount: number): boolean {
  return pageNumber >= 1 && itemCount >= 1 && itemCount <= listLimits.itemCount && pageNumber * itemCount <= listLimits.reach;
}

/** The last page that can be asked for: of a list that goes on beyond our reach, the last one that is wholly within it. */
export function lastPageOf(total: number, itemCount: number): number {
  return Math.min(Math.ceil(total / itemCount), Math.floor(listLimits.reach / itemCount));
}

function readFilter(text: string): ListFilter {
  const filter = parseListFilter(text);
  if (!filter) throw listErrors.query_unreadable();
  return filter;
}
