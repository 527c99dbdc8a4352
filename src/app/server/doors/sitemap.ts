import { defaultLanguage, languages, localizePath, type Language } from '#platform/shared/language.ts';

/** Something that search engines may find: its path in every language in which it is published, and when that last changed. */
export interface SitemapEntry {
  paths: Partial<Record<Language, string>>;
  changedOn: Partial<Record<Language, string>>;
}

/** So that a file is small enough to be kept in memory; the format would allow 25,000 in two languages. */
export const entriesPerSitemap = 2000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One `<url>` per language, each naming the other as its alternate. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => languages.flatMap((language) => urlElement(entry, language, origin)));
  return (
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${urls.join('')}</urlset>\n`
  );
}

export function sitemapIndexXml(parts: number, origin: string): string {
  const files = Array.from({ length: parts }, (_, part) => `<sitemap><loc>${origin}/sitemap-${part + 1}.xml</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
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
  const lastmod = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return [`<url><loc>${hrefIn(language, path)}</loc>${lastmod}${links.join('')}</url>\n`];
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
