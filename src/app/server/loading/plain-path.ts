import { resolvePath, routeTable } from '#app/routes.ts';
import { defaultLanguage, splitLanguage } from '#platform/shared/language.ts';

/** Parameters that are words of ours. What else stands in an address (a guid, a token, a title) counts as it is written. */
const ownWords: ReadonlySet<string> = new Set(['lang', 'accountCategory']);

const routesOfOwnWords: ReadonlySet<string> = new Set(routeTable.filter(({ pattern }) => isOfOwnWords(pattern)).map(({ name }) => name));

function isOfOwnWords(pattern: string): boolean {
  return !pattern.includes('*') && [...pattern.matchAll(/:(\w+)/g)].every(([, parameter = '']) => ownWords.has(parameter));
}

/**
 * The one way to write an address: without a slash at its end, and without capitals where every part of it is ours. How pages are
 * written, the menu knows.
 */
export function plainPath(pathname: string): string {
  // A path with an empty part is no page, and as an address it could be another site.
  if (pathname === '/' || pathname.includes('//')) return pathname;
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const small = path.toLowerCase();
  if (routesOfOwnWords.has(resolvePath(small).name)) return small;
  const { language } = splitLanguage(small);
  return language === defaultLanguage ? path : `/${language}${path.slice(language.length + 1)}`;
}
