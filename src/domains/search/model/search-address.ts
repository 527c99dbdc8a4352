import { isLanguage, localizePath, type Language } from '#platform/shared/language.ts';
import { withoutHiddenCharacters } from '#platform/shared/text.ts';
import { pageCount, searchLimits, SearchPeriod, SearchSort, SearchType } from './search.ts';

/** What the address of the search page says. */
export interface AskedSearch {
  q: string;
  type: SearchType | null;
  period: SearchPeriod | null;
  language: Language | null;
  sort: SearchSort;
  pageNumber: number;
}

/** No search has a page beyond this one. */
export const lastSearchPage = pageCount(searchLimits.total);

/** Reads an address with good will: what it says that is no choice here is left out. */
export function readSearch(query: URLSearchParams): AskedSearch {
  const language = query.get('language');
  const page = query.get('p') ?? '';
  return {
    q: Array.from(
      withoutHiddenCharacters(query.get('q') ?? '')
        .toWellFormed()
        .trim(),
    )
      .slice(0, searchLimits.length)
      .join('')
      .trim(),
    type: SearchType.safeParse(query.get('type')).data ?? null,
    period: SearchPeriod.safeParse(query.get('period')).data ?? null,
    language: isLanguage(language) ? language : null,
    sort: SearchSort.safeParse(query.get('sort')).data ?? 'relevance',
    pageNumber: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), lastSearchPage + 1) : 1,
  };
}

/** The query of a search: only what differs from what it is by itself. */
export function searchQuery({ q, type, period, language, sort, pageNumber }: AskedSearch): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (type !== null) query.set('type', type);
  if (period !== null) query.set('period', period);
  if (language !== null) query.set('language', language);
  if (sort !== 'relevance') query.set('sort', sort);
  if (pageNumber > 1) query.set('p', String(pageNumber));
  return query.size > 0 ? `?${query}` : '';
}

export function searchHref(readIn: Language, asked: AskedSearch): string {
  return localizePath(readIn, '/search') + searchQuery(asked);
}

export function hasFilters({ type, period, language }: AskedSearch): boolean {
  return type !== null || period !== null || language !== null;
}

export function withoutFilters({ q, sort }: AskedSearch): AskedSearch {
  return { q, type: null, period: null, language: null, sort, pageNumber: 1 };
}
