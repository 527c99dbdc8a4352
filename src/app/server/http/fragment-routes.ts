import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getPage } from '#domains/pages/model/page.contract.ts';
import { loadLists } from '#domains/list-items/server/index.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import type { PageCache, PublicAnswer } from '#platform/server/http/page-cache.ts';
import type { Ctx } from '#platform/server/context.ts';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { loadResources } from '../loading/load-resources.ts';
import type { Call } from '../loading/loading.ts';
import type { SiteSource } from '../site/site.ts';
import { sendAnswer, sendShared } from './shared-answer.ts';
import type { WebBuild } from '../web-build/web-build.ts';

interface FragmentRoutesOptions {
  site: SiteSource;
  build: WebBuild;
  pageCache: PageCache | null;
  isSecure: boolean;
  callFor(ctx: Ctx): Call;
}

/** Lists that come after their page, made as the page would have made them. */
export function addFragmentRoutes(app: FastifyInstance, options: FragmentRoutesOptions): void {
  const headers = { ...headerBaseline('data', options), 'content-type': 'text/html; charset=utf-8' };
  for (const language of languages) {
    const path = localizePath(language, '/fragment/list/:guid');
    app.get(path, { config: { label: path } }, async (request, reply) => {
      const guid = (request.params as { guid: string }).guid.toLowerCase();
      const isShared = request.identity.session === null;
      const make = async (): Promise<PublicAnswer> => ({
        status: 200,
        headers: { ...headers, 'cache-control': isShared ? 'no-cache' : 'private, no-store' },
        body: Buffer.from(await makeFragment(request, { ...options, language, guid })),
      });
      if (!isShared) return sendAnswer(reply, await make());
      const ownPath = localizePath(language, `/fragment/list/${guid}`);
      return sendShared(request, reply, { pageCache: options.pageCache, path: ownPath, make });
    });
  }
}

interface Wanted extends FragmentRoutesOptions {
  language: Language;
  guid: string;
}

async function makeFragment({ ctx }: FastifyRequest, { site: source, build, callFor, language, guid }: Wanted): Promise<string> {
  const site = await source.current();
  const list = site.lists.find(guid, language);
  if (list?.type !== 'list') throw requestErrors.not_found();
  const page = await findPage(callFor(ctx), list.documentGuid, language);
  const block = page.buildingBlockInstances.find((each) => each.guid === guid);
  if (!block) throw requestErrors.not_found();
  const path = localizePath(language, pathOfPage(site.menu, language, page.guid));
  const scope = { ctx, site, url: new URL(ctx.config.publicOrigin + path) };
  const shown = { blocks: page.buildingBlockInstances, path, isPublic: page.roleIds.length === 0, only: guid };
  const { views } = await loadLists(scope, language, shown);
  return build.renderListFragment({ language, block, resources: await loadResources(scope, language, block, views) });
}

/** A page that is not for this reader has no lists for them either. */
async function findPage(call: Call, guid: string, language: Language) {
  try {
    return (await call(getPage, { params: { guid }, query: { lang: language } })).page;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw requestErrors.not_found();
    throw error;
  }
}
