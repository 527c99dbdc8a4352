import type { RouteRedirect } from '#app/route-answer.ts';
import type { ResolvedRoute } from '#app/routes.ts';
import * as pageContract from '#domains/pages/model/page.contract.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { localizePath } from '#platform/shared/language.ts';
import { loadResources } from './load-resources.ts';
import type { RouteRequest } from './load-route.ts';
import { notFound } from './plain-screens.ts';
import type { Loaded } from './present-route.ts';

/** `…/edit`: the page's draft for who may edit it. Others who may edit pages are sent to the page itself. */
export async function loadPageEditor({ language, prefix }: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { site, url, call } = request;
  const path = prefix.replace(/^\/{2,}/, '/');
  const place = site.menu.placeAt(language, path);
  const guid = place?.item.pageGuid ?? /^\/g\/([^/]+)$/.exec(path)?.[1];
  if (!guid) return notFound(url);
  const closeHref = localizePath(language, place?.path ?? path);
  try {
    const draft = await call(pageContract.getPageDraft, { params: { guid }, query: { lang: language } });
    return {
      screen: { kind: 'page-editor', draft, closeHref },
      status: 200,
      title: draft.title,
      place,
      options: draft.options,
      resources: await loadResources(request, language, [draft.buildingBlockInstances, draft.options]),
    };
  } catch (thrown) {
    const { status } = asAppError(thrown);
    if (status === 403) return { redirectTo: closeHref, status: 302 };
    if (status === 404 || status === 400) return notFound(url);
    throw thrown;
  }
}
