import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { isStorableText } from '#platform/shared/text.ts';
import { pageCount, SearchAnswer, searchLimits, SearchPeriod, SearchSort, SearchType } from './search.ts';

export const SearchQuery = z.strictObject({
  q: z.string().trim().min(searchLimits.shortest).max(searchLimits.length).refine(isStorableText),
  type: SearchType.optional(),
  period: SearchPeriod.optional(),
  /** Only what is in this language. Without it, the other language has a group of its own. */
  language: z.enum(languages).optional(),
  sort: SearchSort.default('relevance'),
  /** The language of who reads. */
  lang: z.enum(languages).optional(),
  pageNumber: z.coerce.number().int().min(1).max(pageCount(searchLimits.total)).default(1),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Published pages and list items that match, the best first, as far as the reader may see them',
  access: 'public',
  query: SearchQuery,
  response: SearchAnswer,
});
