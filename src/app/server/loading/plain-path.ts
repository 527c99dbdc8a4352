import { resolvePath, routeTable } from '#app/routes.ts';
import { defaultLanguage, splitLanguage } from '#platform/shared/language.ts';

/** Parameters that are words of ours. What else stands in an address (a guid, a token, a title) counts as it is written. */
const ownWords: ReadonlySet<string> = new Set(['lang', 'accountCategory']);

const routesOfOwnWords: ReadonlySet<string> = new Set(routeTable.filter(({ pattern }) => isOfOwnWords(pattern)).map(({ name }) => name));

function isOfOwnWords(pattern: string): boolean {
  return !pattern.includes('*') && [...pattern.matchAll(/:(\w+)/g)].every(([, parameter = '']) => ownWords.has(parameter));
}

/**
 * The one way to write an address: without a slash at its end, without percent signs for ordinary letters, and without capitals where
 * every part of it is ours. How pages are written, the menu knows.
 */
export function plainPath(pathname: string): string {
  // A path with an empty part is no page, and as an address it could be another site.
  if (pathname === '/' || pathname.includes('//')) return pathname;
  const path = withPlainLetters(pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);
  const small = path.toLowerCase();
  if (small === path) return path;
  if (routesOfOwnWords.has(resolvePath(small).name)) return small;
  const { language } = splitLanguage(small);
  return language === defaultLanguage ? path : `/${language}${path.slice(language.length + 1)}`;
}

/** `%6eieuws` is `nieuws`: letters, digits, `-`, `_` and `~` mean the same in both ways, and some programs write them so. */
function withPlainLetters(path: string): string {
  if (!path.includes('%')) return path;
  const plain = path.replace(/%(?:3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|2d|5f|7e)/gi, (sign) => decodeURIComponent(sign));
  // A guid, a token or a title is read however it is written, and leads on by itself.
  return Object.keys(resolvePath(plain).params).length > 0 ? path : plain;
}
