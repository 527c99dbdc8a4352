import type { FastifyInstance } from 'fastify';
import { legalHref } from '#domains/legal/model/legal-page.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import type { PageCache, PublicAnswer } from '#platform/server/http/page-cache.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, localizePath } from '#platform/shared/language.ts';
import { sendShared } from './shared-answer.ts';
import type { Site, SiteSource } from '../site/site.ts';

interface MachineRoutesOptions {
  site: SiteSource;
  config: Config;
  pageCache: PageCache | null;
}

/** What search engines and security researchers look for at fixed addresses. Only what everybody may see is in it. */
export function addMachineRoutes(app: FastifyInstance, options: MachineRoutesOptions): void {
  const { config, pageCache } = options;
  const baseline = headerBaseline('data', { isSecure: config.isSecure });

  function serve(path: string, file: MachineFile): void {
    app.get(path, { config: { isAnonymous: true, label: path } }, async (request, reply) => {
      const make = async (): Promise<PublicAnswer> => ({
        status: 200,
        headers: { ...baseline, 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-cache' },
        body: Buffer.from(await file.text()),
        ...(file.isUncacheable && { isUncacheable: true }),
      });
      return sendShared(request, reply, { pageCache, path, make });
    });
  }

  serve('/robots.txt', { type: 'text/plain', text: async () => robotsTxt(config.publicOrigin) });
  serve('/.well-known/security.txt', {
    type: 'text/plain',
    text: async () => securityTxt(config, await options.site.current()),
    // A copy would grow old for as long as nobody publishes anything.
    isUncacheable: true,
  });
}

interface MachineFile {
  type: string;
  text(): Promise<string>;
  isUncacheable?: boolean;
}

/** A rule closes everything that begins like it, so each screen is named with where it ends: `/admin` alone would close `/administratie`. */
function robotsTxt(origin: string): string {
  // Not the search: who may not read its pages cannot read there either that they are not to be indexed.
  const screens = ['/admin', '/account', '/settings', '/statistics', '/login'];
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
