import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteSource } from '../site/site.ts';
import { speculationPath, speculationRules } from './speculation-rules.ts';
import type { WebBuild } from '../web-build/web-build.ts';

interface FileRoutesOptions {
  build: WebBuild;
  site: SiteSource;
}

const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** Files of the built website, and the stylesheet that the settings make. */
export async function addFileRoutes(app: FastifyInstance, { build, site }: FileRoutesOptions): Promise<void> {
  for (const [index, { root, prefix, caching }] of builtFolders(build).entries()) {
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, isAnonymous: true, label: `${prefix}*` };
      });
      await scope.register(fastifyStatic, {
        root,
        prefix,
        preCompressed: true,
        decorateReply: index === 0,
        cacheControl: false,
        acceptRanges: false,
        dotfiles: 'ignore',
        index: false,
        setHeaders: (reply) => void reply.header('cache-control', caching),
      });
    });
  }

  app.get('/theme.css', { config: { isAnonymous: true, label: '/theme.css' } }, async (request, reply) => {
    const { theme } = await site.current();
    return reply
      .header('cache-control', request.url === theme.href ? forever : 'no-cache')
      .type('text/css; charset=utf-8')
      .send(theme.css);
  });

  app.get(speculationPath, { config: { isAnonymous: true, label: speculationPath } }, async (_, reply) =>
    reply.header('cache-control', forADay).type('application/speculationrules+json').send(speculationRules),
  );
}

function builtFolders({ folders }: WebBuild): { root: string; prefix: string; caching: string }[] {
  if (!folders) return [];
  return [
    { root: join(folders.client, 'assets'), prefix: '/assets/', caching: forever },
    { root: join(folders.visitor, 'assets'), prefix: '/visitor/assets/', caching: forever },
    { root: join(folders.client, 'icons'), prefix: '/icons/', caching: forADay },
  ];
}
