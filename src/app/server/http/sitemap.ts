import { defaultLanguage, languages, localizePath, type Language } from '#platform/shared/language.ts';

/** Something that search engines may find: its path in every language in which it is published, and when that last changed. */
export interface SitemapEntry {
  paths: Partial<Record<Language, string>>;
  changedOn: Partial<Record<Language, string>>;
}

/** One file of the sitemap, and when what it names last changed. */
export interface SitemapFile {
  name: string;
  changedOn: Date | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One `<url>` per language, each naming the other as its alternate. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => languages.flatMap((language) => urlElement(entry, language, origin)));
  return (
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${urls.join('')}</urlset>\n`
  );
}

export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const elements = files.map(
    ({ name, changedOn }) => `<sitemap><loc>${origin}/${name}</loc>${changedOn ? lastmod(changedOn) : ''}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('')}</sitemapindex>\n`;
}

function urlElement({ paths, changedOn }: SitemapEntry, language: Language, origin: string): string[] {
  const path = paths[language];
  if (path === undefined) return [];
  const hrefIn = (each: Language, own: string) => escapeXml(origin + localizePath(each, own));
  const alternates = languages.flatMap((each) => {
    const own = paths[each];
    return own === undefined ? [] : [{ hreflang: each as string, href: hrefIn(each, own) }];
  });
  const dutch = paths[defaultLanguage];
  if (dutch !== undefined) alternates.push({ hreflang: 'x-default', href: hrefIn(defaultLanguage, dutch) });
  const links = alternates.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`);
  const changed = changedOn[language];
  return [`<url><loc>${hrefIn(language, path)}</loc>${changed === undefined ? '' : lastmod(new Date(changed))}${links.join('')}</url>\n`];
}

function lastmod(moment: Date): string {
  return `<lastmod>${moment.toISOString()}</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
