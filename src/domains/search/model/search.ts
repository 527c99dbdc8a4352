import { z } from 'zod';
import { listItemTypes } from '#domains/list-items/model/list-item-types.ts';
import { languages } from '#platform/shared/language.ts';
import { SnippetSegment } from './snippet.ts';
import { contactFacts } from './synonyms/synonym-group.ts';

/** What can be found: pages, and list items of every type. */
export const searchTypes = ['page', ...listItemTypes] as const;
export const SearchType = z.enum(searchTypes);
export type SearchType = z.infer<typeof SearchType>;

/** How long ago something was published at most. */
export const searchPeriods = ['week', 'month', 'year'] as const;
export const SearchPeriod = z.enum(searchPeriods);
export type SearchPeriod = z.infer<typeof SearchPeriod>;

/** What comes first: the best match, or the latest. */
export const searchSorts = ['relevance', 'date'] as const;
export const SearchSort = z.enum(searchSorts);
export type SearchSort = z.infer<typeof SearchSort>;

export const searchLimits = {
  /** Characters of a query. */
  length: 200,
  /** Words of it that are sought; the rest is left out. */
  words: 10,
  /** One letter finds everything, which is nothing. */
  shortest: 2,
  resultsPerPage: 10,
  /** A common word is not counted beyond this, and what lies beyond is not ranked. */
  total: 1000,
} as const;

export const SearchResult = z.object({
  guid: z.uuid(),
  kind: z.enum(['page', 'list-item']),
  type: SearchType,
  title: z.string(),
  href: z.string(),
  /** The names of the places above it in the menu. */
  breadcrumb: z.array(z.string()),
  snippet: z.array(SnippetSegment),
  publishedOn: z.iso.datetime(),
  /** The language its texts are in. */
  language: z.enum(languages),
  /** Of the title: Dutch where nobody translated it. */
  titleLanguage: z.enum(languages),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  total: z.number().int(),
  /** There are more than `total`. */
  isTotalCut: z.boolean(),
  results: z.array(SearchResult),
  /** What is not in the language that is read, but matches in the other one. */
  otherLanguage: z.array(SearchResult),
  /** The query that the results answer: as it was typed, or without `leftOut`, or as `didYouMean` says. */
  soughtFor: z.string(),
  /** What was sought instead, because nothing matches the words as they were typed. */
  didYouMean: z.string().nullable(),
  /** The words that were left out, because nothing has all of them. */
  leftOut: z.array(z.string()),
  /** How to reach the organisation, where that is what was asked. The contact page comes first then. */
  asksFor: z.array(z.enum(contactFacts)),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Characters as a person counts them: an emoji is one of them, not two. */
export function isTooShort(query: string): boolean {
  return Array.from(query).length < searchLimits.shortest;
}

export function pageCount(total: number): number {
  return Math.ceil(total / searchLimits.resultsPerPage);
}
