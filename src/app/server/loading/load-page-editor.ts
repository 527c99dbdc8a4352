import { editRefusedMark, type RouteRedirect } from '#app/route-answer.ts';
import type { ResolvedRoute } from '#app/routes.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import type { Place } from '#domains/menus/model/menu.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import * as pageContract from '#domains/pages/model/page.contract.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { editPathOf } from './edit-path.ts';
import { loadBlocks } from './load-blocks.ts';
import type { RouteRequest, Loaded } from './loading.ts';
import { pictureOf } from './picture-of-page.ts';
import { notFound } from './plain-screens.ts';
import { frameInputFor, contentAt } from './frame-input.ts';

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
    if (!place) {
      const ownPath = pathOfPage(site.menu, language, draft.guid);
      if (ownPath !== path) return { redirectTo: localizePath(language, editPathOf(ownPath)), status: 302 };
    }
    const { buildingBlockInstances: blocks } = draft;
    const isPublic = site.pages.get(guid)?.roleIds.length === 0;
    const frameInput = frameInputFor(request, language, draft.options, contentAt(place));
    const { resources } = await loadBlocks(request, language, { blocks, frameInput, path: closeHref, isPublic });
    return {
      screen: { kind: 'page-editor', draft, closeHref },
      status: 200,
      title: draft.title,
      place,
      pathIn: editPathsOf(place, request),
      socialCard: { picture: pictureOf(pageOfDraft(draft), language, resources) },
      content: { frameInput, resources },
    };
  } catch (thrown) {
    const { status } = asAppError(thrown);
    if (status === 403) return { redirectTo: closeHref + editRefusedMark, status: 302 };
    if (status === 404 || status === 400) return notFound(url);
    throw thrown;
  }
}

/** The editor of the same page in each language. */
function editPathsOf(place: Place | undefined, { site }: RouteRequest): Partial<Record<Language, string>> {
  const paths = languages.flatMap((language) => {
    const path = place && site.menu.placeOfItem(language, place.item.guid)?.path;
    return path === undefined ? [] : [[language, editPathOf(path)]];
  });
  return Object.fromEntries(paths) as Partial<Record<Language, string>>;
}
