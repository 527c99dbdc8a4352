import { isInternalLink, isSafeHref } from '#platform/shared/link.ts';

/**
 * Where a pasted link leads, or undefined when it leads nowhere from here: a place in the document it was copied from, a file on
 * somebody's disk, an address that means something on another site only.
 */
export function pastedLink(href: string): string | undefined {
  const url = URL.parse(href.trim());
  if (!url) return undefined;
  const target = unwrapped(url).href;
  return isSafeHref(target) && !isInternalLink(target) ? target : undefined;
}

/** Mail and documents send their readers by way of a guard, whose address names the reader. The real one is in it. */
function unwrapped(url: URL): URL {
  const isGuard =
    url.hostname.endsWith('.safelinks.protection.outlook.com') || (url.hostname.startsWith('www.google.') && url.pathname === '/url');
  const inner = isGuard ? (url.searchParams.get('url') ?? url.searchParams.get('q')) : null;
  return (inner !== null && URL.parse(inner)) || url;
}
