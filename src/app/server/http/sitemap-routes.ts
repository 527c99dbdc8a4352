import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listSitemapParts } from '#domains/list-items/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { ContentVersion } from '#platform/server/content-version.ts';
import type { Db } from '#platform/server/db/database.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import { isKnownCopy, takesGzip, unheard, type PageCache } from '#platform/server/http/page-cache.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Site, SiteSource } from '../site/site.ts';
import { sendShared } from './shared-answer.ts';
import { pageEntries } from './sitemap-entries.ts';
import { SitemapItems } from './sitemap-items.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry, type SitemapFile } from './sitemap.ts';

interface SitemapRoutesOptions {
  site: SiteSource;
  contentVersion: Pick<ContentVersion, 'secondsUnheard'>;
  config: Config;
  pageCache: PageCache | null;
  db: Db;
}

/** The format allows 50,000 addresses; smaller files are made sooner, and fewer of them change. */
const pagesPerPart = 1000;

const decompress = promisify(gunzip);

/** What search engines read to find everything: an index, and files that are made and kept on their own. Only what everybody may see is in them. */
export function addSitemapRoutes(app: FastifyInstance, options: SitemapRoutesOptions): void {
  const { site: source, contentVersion, config, pageCache, db } = options;
  const { publicOrigin: origin } = config;
  const headers = {
    ...headerBaseline('data', { isSecure: config.isSecure }),
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const pagesOf = entriesOnce();
  const items = new SitemapItems({ db, origin });

  app.get('/sitemap.xml', settings('/sitemap.xml'), (request, reply) =>
    sendShared(request, reply, { pageCache, path: '/sitemap.xml', make: () => answer(async () => sitemapIndexXml(await files(), origin)) }),
  );

  app.get('/sitemap-pages-:part.xml', settings('/sitemap-pages-:part.xml'), (request, reply) => {
    const part = partOf(request);
    const path = `/sitemap-pages-${part}.xml`;
    return sendShared(request, reply, { pageCache, path, make: () => answer(() => pagesXml(part)) });
  });

  app.get('/sitemap-items-:part.xml', settings('/sitemap-items-:part.xml'), async (request, reply) => {
    const isVersionKnown = contentVersion.secondsUnheard() <= unheard.shownUntil;
    const found = await items.find({ site: await source.current(), part: partOf(request), isVersionKnown });
    if (!found) throw requestErrors.not_found();
    return sendCompressed(request, reply.headers({ ...headers, etag: found.etag, vary: 'accept-encoding' }), found);
  });

  async function answer(text: () => Promise<string>) {
    return { status: 200, headers, body: Buffer.from(await text()) };
  }

  async function files(): Promise<SitemapFile[]> {
    const pages = pagesOf(await source.current());
    const pageFiles = Array.from({ length: Math.ceil(pages.length / pagesPerPart) }, (_, index) => ({
      name: `sitemap-pages-${index + 1}.xml`,
      changedOn: lastChange(pagesIn(pages, index + 1)),
    }));
    const itemFiles = (await listSitemapParts(db)).map(({ part, changedOn }) => ({ name: `sitemap-items-${part}.xml`, changedOn }));
    return [...pageFiles, ...itemFiles];
  }

  async function pagesXml(part: number): Promise<string> {
    const shown = pagesIn(pagesOf(await source.current()), part);
    if (shown.length === 0) throw requestErrors.not_found();
    return sitemapXml(shown, origin);
  }
}

function settings(label: string) {
  return { config: { isAnonymous: true, label } };
}

function partOf({ params }: FastifyRequest): number {
  const { part } = params as { part: string };
  if (!/^[1-9]\d{0,5}$/.test(part)) throw requestErrors.not_found();
  return Number(part);
}

/** Written down once for as long as no page changes and none moves. */
function entriesOnce(): (site: Site) => SitemapEntry[] {
  let known: (Pick<Site, 'menu' | 'pages'> & { entries: SitemapEntry[] }) | undefined;
  return ({ menu, pages }) => {
    if (known?.menu !== menu || known.pages !== pages) known = { menu, pages, entries: pageEntries({ menu, pages }) };
    return known.entries;
  };
}

function pagesIn(pages: readonly SitemapEntry[], part: number): SitemapEntry[] {
  return pages.slice((part - 1) * pagesPerPart, part * pagesPerPart);
}

function lastChange(entries: readonly SitemapEntry[]): Date | undefined {
  const moments = entries.flatMap(({ changedOn }) => Object.values(changedOn).map((moment) => Date.parse(moment)));
  return moments.length === 0 ? undefined : new Date(Math.max(...moments));
}

async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, gzip }: { etag: string; gzip: Buffer },
): Promise<FastifyReply> {
  if (isKnownCopy(headers['if-none-match'], etag)) return reply.code(304).send();
  if (takesGzip(headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(await decompress(gzip));
}
