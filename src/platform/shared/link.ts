import { hasControlCharacter } from './text.ts';

const maxLength = 2048;

/** Stands for our own origin: any would do, since only the difference matters. */
const ownOrigin = 'https://plein.invalid';

/** What browsers and servers read differently: they strip tabs and line ends, and turn a backslash into a slash. */
function isAmbiguous(link: string): boolean {
  return link.length > maxLength || link.includes('\\') || hasControlCharacter(link);
}

/** `/` alone, or a slash and a non-slash, and on parsing it stays on this site. */
export function isInternalLink(link: string): boolean {
  if (!link.startsWith('/') || link.startsWith('//') || isAmbiguous(link)) return false;
  const url = URL.parse(link, ownOrigin);
  // `/.//evil.nl` has our origin but the path `//evil.nl`, which is another site once it is used as an address again.
  return url !== null && url.origin === ownOrigin && !url.pathname.startsWith('//');
}

const webLink = /^https?:\/\//i;
const contactLink = /^(?:mailto|tel):\S/i;

export function isExternalLink(link: string): boolean {
  return webLink.test(link) && !isAmbiguous(link) && URL.canParse(link);
}

/** May stand in the `href` of a stored link: this site, the web, an e-mail address or a phone number. */
export function isSafeHref(href: string): boolean {
  return isInternalLink(href) || isExternalLink(href) || (contactLink.test(href) && !isAmbiguous(href) && URL.canParse(href));
}

/** The `rel` of a link: another site learns nothing about this one and cannot reach back into it. */
export function relOf(href: string): 'noopener noreferrer' | undefined {
  return isExternalLink(href) ? 'noopener noreferrer' : undefined;
}
