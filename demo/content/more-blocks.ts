import { altOf, inLanguages, itemGuid, itemsIn, type Background } from './block-parts.ts';
import { rich } from './markup.ts';
import type { DemoBlock, Words } from './shapes.ts';

/** More short ways to write building blocks: facts, files, lists and ways to reach somebody. */

interface TableWords {
  heading?: string;
  caption: string;
  rows: string[][];
}

/** The first row is the head; `numbers` are the columns that hold numbers. */
export function table(
  words: Words<TableWords>,
  { numbers = [] as number[], hasHeaderColumn = true, background = 'none' as Background } = {},
): DemoBlock {
  const { rows } = words.nl;
  const columnGuid = (column: number) => itemGuid(500 + column);
  return {
    type: 'table',
    options: {
      background,
      columns: (rows[0] ?? []).map((_, column) => ({ guid: columnGuid(column), isNumber: numbers.includes(column) })),
      items: rows.map((_, row) => ({ guid: itemGuid(row) })),
      hasHeaderRow: true,
      hasHeaderColumn,
    },
    content: inLanguages(words, ({ rows: cells, ...own }) => ({
      ...own,
      items: Object.fromEntries(
        cells.map((line, row) => [itemGuid(row), Object.fromEntries(line.map((cell, column) => [columnGuid(column), cell]))]),
      ),
    })),
  };
}

export function notice(kind: 'info' | 'success' | 'warning', words: Words<{ title: string; text: string }>): DemoBlock {
  return { type: 'notice', options: { kind }, content: inLanguages(words, ({ title, text }) => ({ title, text: rich(text) })) };
}

export const divider = (look: 'line' | 'mark' = 'line'): DemoBlock => ({ type: 'divider', options: { look }, content: { nl: {}, en: {} } });

export function files(heading: Words<string>, items: ({ file: string } & Words<{ title: string; description: string }>)[]): DemoBlock {
  return {
    type: 'documents',
    options: { background: 'none', items: items.map(({ file }, index) => ({ guid: itemGuid(index), file: { href: `file:${file}` } })) },
    content: inLanguages(heading, (line, language) => ({ heading: line, items: itemsIn(items, language) })),
  };
}

interface ContactWords {
  heading: string;
  address?: string;
  map?: string;
  phone?: string;
  phoneNote?: string;
  email?: string;
  hoursHeading?: string;
  hours?: [days: string, hours: string][];
}

interface ContactOptions {
  phone?: string;
  email?: string;
  map?: string;
  background?: Background;
}

export function contact({ phone, email, map, background = 'none' }: ContactOptions, words: Words<ContactWords>): DemoBlock {
  return {
    type: 'contact',
    options: {
      background,
      ...(phone && { phone: { href: phone } }),
      ...(email && { email: { href: email } }),
      ...(map && { map: { href: map } }),
      items: (words.nl.hours ?? []).map((_, index) => ({ guid: itemGuid(index) })),
    },
    content: inLanguages(words, ({ address, hours = [], ...own }) => ({
      ...own,
      ...(address && { address: rich(address) }),
      items: Object.fromEntries(hours.map(([days, open], index) => [itemGuid(index), { days, hours: open }])),
    })),
  };
}

interface TimelineOptions {
  picture?: string;
  href?: string;
  background?: Background;
}

type Step = { state: 'done' | 'current' | 'ahead' } & Words<{ title: string; date?: string; text?: string }>;

export function timeline(
  { picture, href, background = 'none' }: TimelineOptions,
  words: Words<{ heading: string; text?: string; link?: string }>,
  steps: Step[],
): DemoBlock {
  return {
    type: 'timeline',
    options: {
      background,
      ...(picture && { picture: { asset: picture } }),
      ...(href && { link: { href } }),
      items: steps.map(({ state }, index) => ({ guid: itemGuid(index), state })),
    },
    content: inLanguages(words, ({ text, ...own }, language) => ({
      ...own,
      ...(text && { text: rich(text) }),
      ...(picture && { picture: altOf(picture, language) }),
      items: itemsIn(steps, language),
    })),
  };
}

interface SearchWords {
  heading: string;
  label: string;
  often?: string;
}

export function search(
  variant: 'plain' | 'hero',
  words: Words<SearchWords>,
  often: ({ href: string } & Words<{ label: string }>)[] = [],
): DemoBlock {
  return {
    type: 'search',
    options: { background: 'none', variant, items: often.map(({ href }, index) => ({ guid: itemGuid(index), link: { href } })) },
    content: inLanguages(words, (own, language) => ({ ...own, items: itemsIn(often, language) })),
  };
}

type Look = 'cards' | 'lead' | 'rows' | 'featured' | 'agenda' | 'compact' | 'faq' | 'people';

interface ListOptions {
  look: Look;
  perPage: number;
  sortBy?: string;
  types?: string[];
  href?: string;
  /** Names of lists. */
  from?: string[];
  /** Names of lists too. */
  topics?: string[];
  highlightOnly?: boolean;
  upcomingOnly?: boolean;
  hasActiveItems?: boolean;
  hasFilters?: boolean;
  lazyLoad?: boolean;
  background?: Background;
}

type ListWords = Words<{ heading: string; linkText?: string }>;

function shownOptions({ look, perPage, sortBy, href, from = [], types, ...switches }: ListOptions): Record<string, unknown> {
  return {
    look,
    defaultItemsPerPage: perPage,
    ...(sortBy && { defaultSortBy: sortBy }),
    defaultParentGuids: from,
    ...(href && { link: { href } }),
    ...(types && { types }),
    ...switches,
  };
}

/** A list that owns its items; others find it by its name. */
export function list(name: string, options: ListOptions, words: ListWords): DemoBlock {
  return { name, type: 'list', options: shownOptions(options), content: inLanguages(words, (own) => ({ ...own })) };
}

export function listWidget(options: ListOptions, words: ListWords): DemoBlock {
  return { type: 'list-widget', options: shownOptions(options), content: inLanguages(words, (own) => ({ ...own })) };
}
