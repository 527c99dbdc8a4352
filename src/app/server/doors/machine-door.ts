import type { FastifyInstance } from 'fastify';
import { listPublicItems } from '#domains/list-items/server/index.ts';
import { legalHref, legalPages, legalPath } from '#domains/legal/model/legal-page.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import type { PageCache, PublicAnswer } from '#platform/server/http/page-cache.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { pathOfItem } from '../loading/item-addresses.ts';
import { sendShared } from './shared-answer.ts';
import { entriesPerSitemap, sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap.ts';
import type { Site, SiteSource } from '../site/site.ts';

interface MachineDoorOptions {
  site: SiteSource;
  config: Config;
  pageCache: PageCache | null;
  isSecure: boolean;
  db: Db;
}

/** What search engines and security researchers look for at fixed addresses. Only what everybody may see is in it. */
export function addMachineDoor(app: FastifyInstance, options: MachineDoorOptions): void {
  const { config, pageCache } = options;
  const baseline = headerBaseline('data', options);

  const entries = entrySource(options);

  function serve(pattern: string, file: MachineFile): void {
    app.get(pattern, { config: { isAnonymous: true, label: pattern } }, async (request, reply) => {
      const { part } = request.params as { part?: string };
      if (part !== undefined && !/^[1-9]\d{0,5}$/.test(part)) throw requestErrors.not_found();
      const make = async (): Promise<PublicAnswer> => ({
        status: 200,
        headers: { ...baseline, 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-cache' },
        body: Buffer.from(await file.text(Number(part))),
        ...(file.isMadeAnew && { isMadeAnew: true }),
      });
      return sendShared(request, reply, { pageCache, path: pattern.replace(':part', part ?? ''), make });
    });
  }

  serve('/robots.txt', { type: 'text/plain', text: async () => robotsTxt(config.publicOrigin) });
  serve('/.well-known/security.txt', {
    type: 'text/plain',
    text: async () => securityTxt(config, await options.site.current()),
    // A copy would grow old for as long as nobody publishes anything.
    isMadeAnew: true,
  });
  serve('/sitemap.xml', {
    type: 'application/xml',
    async text() {
      const all = await entries();
      const parts = Math.ceil(all.length / entriesPerSitemap);
      return parts > 1 ? sitemapIndexXml(parts, config.publicOrigin) : sitemapXml(all, config.publicOrigin);
    },
  });
  serve('/sitemap-:part.xml', {
    type: 'application/xml',
    async text(part) {
      const shown = (await entries()).slice((part - 1) * entriesPerSitemap, part * entriesPerSitemap);
      if (shown.length === 0) throw requestErrors.not_found();
      return sitemapXml(shown, config.publicOrigin);
    },
  });
}

interface MachineFile {
  type: string;
  /** Only a file in several parts is asked for one. */
  text(part: number): Promise<string>;
  isMadeAnew?: boolean;
}

/** Everything the sitemap names, read once per content version: all its parts come from the same list. */
function entrySource({ site: source, db }: MachineDoorOptions): () => Promise<SitemapEntry[]> {
  let loading: { site: Site; entries: Promise<SitemapEntry[]> } | undefined;

  async function load(site: Site): Promise<SitemapEntry[]> {
    return [...pageEntries(site), ...legalEntries(), ...itemEntries(site, await listPublicItems(db))];
  }

  return async () => {
    const site = await source.current();
    if (loading?.site === site) return loading.entries;
    const entries = load(site);
    loading = { site, entries };
    // A failed load is not kept: the next one who asks tries again.
    entries.catch(() => {
      if (loading?.entries === entries) loading = undefined;
    });
    return entries;
  };
}

function itemEntries(site: Site, items: Awaited<ReturnType<typeof listPublicItems>>): SitemapEntry[] {
  const reader = { ctx: { actor: anonymousActor }, site };
  return items.map(({ published, ...item }) => {
    const inLanguages = (valueIn: (language: Language, own: { title: string; publishedOn: string }) => string) =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const own = published[language];
          return own ? [[language, valueIn(language, own)]] : [];
        }),
      ) as Partial<Record<Language, string>>;
    return {
      paths: inLanguages((language, { title }) => pathOfItem(reader, language, { ...item, title })),
      changedOn: inLanguages((_, { publishedOn }) => publishedOn),
    };
  });
}

/** Pages that everybody may see, at the one address that is theirs, in the languages in which they are published. */
function pageEntries({ menu, pages }: Site): SitemapEntry[] {
  return [...pages.values()].flatMap((state) => {
    const shown = languages.filter((language) => state.published[language] && isPageVisible(state, anonymousActor, language));
    if (shown.length === 0) return [];
    const inLanguages = (valueIn: (language: Language) => string | undefined) =>
      Object.fromEntries(shown.map((language) => [language, valueIn(language)])) as Partial<Record<Language, string>>;
    return {
      paths: inLanguages((language) => menu.placeOf(language, state.guid)?.path ?? `/g/${state.guid}`),
      changedOn: inLanguages((language) => state.published[language]?.publishedOn),
    };
  });
}

function legalEntries(): SitemapEntry[] {
  return legalPages.map((page) => ({ paths: { nl: legalPath(page, 'nl'), en: legalPath(page, 'en') }, changedOn: {} }));
}

/** A rule closes everything that begins like it, so each screen is named with where it ends: `/admin` alone would close `/administratie`. */
function robotsTxt(origin: string): string {
  const screens = ['/admin', '/account', '/settings', '/statistics', '/login', '/search'];
  const inLanguages = languages.flatMap((language) => [
    localizePath(language, '/fragment/'),
    ...screens.flatMap((screen) => ['$', '?', '/'].map((end) => localizePath(language, screen) + end)),
  ]);
  const rules = ['/api/', ...inLanguages].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Those who check this file want it to be more than a month and less than a year. */
const daysUntilExpiry = 180;

/** Who found a hole knows whom to tell. It expires, so that an abandoned site says nothing for ever. */
function securityTxt({ publicOrigin }: Config, { settings: { contactEmail } }: Site): string {
  if (contactEmail === null) throw requestErrors.not_found();
  const expires = new Date(timeOfDay().getTime() + daysUntilExpiry * 86_400_000);
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ...languages.map((language) => `Policy: ${publicOrigin}${legalHref('terms-of-use', language)}#security`),
    '',
  ].join('\n');
}
