import type { RouteRedirect } from '#app/route-answer.ts';
import type { ResolvedRoute } from '#app/routes.ts';
import { canEditDocument } from '#domains/documents/model/document.rules.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import type { Place } from '#domains/menus/model/menu.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { targetOfHeading } from '#domains/menus/model/navigation.ts';
import { isPageKnown } from '#domains/menus/model/visible-menu.ts';
import { feedsOfPage } from '#domains/list-items/model/list-view.ts';
import type { Page } from '#domains/pages/model/page.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import * as pageContract from '#domains/pages/model/page.contract.ts';
import { withQueryOf } from '#domains/pages/model/redirect.ts';
import { findRedirect } from '#domains/pages/server/index.ts';
import { withoutEmptyLists } from '#domains/list-items/server/index.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { siteFacts } from '../site/site-facts.ts';
import type { RouteRequest, Loaded } from './loading.ts';
import { editPathOf } from './edit-path.ts';
import { loadBlocks } from './load-blocks.ts';
import { failed, notFound } from './plain-screens.ts';
import { pictureOf } from './picture-of-page.ts';
import { publishedOrDraft } from './published-or-draft.ts';
import { frameInputFor, contentAt } from './frame-input.ts';

/** The page at a path of the menu, or where that path leads instead. */
export async function loadPageAt(route: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { language, path } = route;
  const { site, url } = request;
  const place = site.menu.placeAt(language, path);
  if (!place) return (await findMoved(route, request)) ?? notFound(url);
  const toOwnPath: RouteRedirect | null =
    place.path === path ? null : { redirectTo: localizePath(language, place.path) + url.search, status: 301 };
  const { pageGuid } = place.item;
  if (pageGuid === null) {
    const target = targetOfHeading(place, { site, actor: request.ctx.actor, language });
    return target === undefined ? notFound(url) : (toOwnPath ?? { redirectTo: target, status: 302 });
  }
  // Only what exists for somebody is helped to its own address: elsewhere a draft would be told from nothing.
  if (!isPageKnown(request.site.pages.get(pageGuid), request.ctx.actor, language)) return notFound(url);
  return toOwnPath ?? loadPage(pageGuid, language, request, place);
}

/** `/g/{guid}`, whatever follows it: leads to the page's place in the menu; a page without a place is shown at `/g/{guid}` itself. */
export async function loadPageByGuid({ language, path, params }: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { site, url } = request;
  const loaded = await loadPage(params['pageGuid'] ?? '', language, request, undefined);
  if (loaded.screen.kind !== 'page') return loaded;
  // A guid can be written in many ways; the page knows which one is its own.
  const { guid } = loaded.screen.page;
  const ownPath = pathOfPage(site.menu, language, guid);
  return path === ownPath ? loaded : { redirectTo: localizePath(language, ownPath) + url.search, status: 302 };
}

/** At once to the address of its own of the page that is meant, so that nobody is led on twice. */
export async function findOwnAddress(route: ResolvedRoute, request: RouteRequest): Promise<RouteRedirect | null> {
  const { name, language, path } = route;
  if (name !== 'page') return null;
  const place = request.site.menu.placeAt(language, path);
  if (!place) return findMoved(route, request);
  const { pageGuid } = place.item;
  if (pageGuid === null || !isPageKnown(request.site.pages.get(pageGuid), request.ctx.actor, language)) return null;
  return { redirectTo: localizePath(language, place.path) + request.url.search, status: 301 };
}

/** Where an address leads that a page used to have. */
async function findMoved({ language, path }: ResolvedRoute, request: RouteRequest): Promise<RouteRedirect | null> {
  const { ctx, site, url } = request;
  const redirect = await findRedirect(ctx.db, language, path);
  if (redirect?.toHref) return { redirectTo: withQueryOf(redirect.toHref, url.search), status: 301 };
  const guid = redirect?.toPageGuid;
  if (!guid || !isPageKnown(site.pages.get(guid), ctx.actor, language)) return null;
  return { redirectTo: localizePath(language, pathOfPage(site.menu, language, guid)) + url.search, status: 301 };
}

async function loadPage(asked: string, language: Language, request: RouteRequest, place: Place | undefined): Promise<Loaded> {
  const { ctx, site, url } = request;
  try {
    const page = await callPage(asked, language, request);
    const { guid, buildingBlockInstances: blocks } = page;
    const paths = Object.fromEntries(page.publishedIn.map((each) => [each, pathOfPage(site.menu, each, guid)])) as Partial<
      Record<Language, string>
    >;
    const frameInput = frameInputFor(request, language, page.options, contentAt(place));
    const { lists, resources } = await loadBlocks(request, language, {
      blocks,
      frameInput,
      path: localizePath(language, place?.path ?? pathOfPage(site.menu, language, guid)),
      isPublic: page.isPublished && page.roleIds.length === 0,
    });
    const shown = { ...page, buildingBlockInstances: withoutEmptyLists(blocks, lists.views) };
    return {
      screen: { kind: 'page', page: shown, updatedOn: laterOf(page.publishedOn, lists.newestOn) },
      status: lists.isBeyondEnd ? 404 : 200,
      title: lists.titled(page.title),
      titleLanguage: langOfWords(page.fallback, 'title'),
      description: page.description,
      ...(!lists.isBeyondEnd &&
        page.isPublished && { indexed: { paths, language: page.language, query: lists.query && `?${lists.query}` } }),
      queryIn: lists.queryIn,
      editHref: editHrefOf(page, language, request),
      feeds: feedsOfPage(shown, lists.views),
      socialCard: { picture: pictureOf(page, language, resources) },
      ...(place?.path === '/' && { facts: siteFacts(site, language, ctx.config.publicOrigin) }),
      place,
      content: { frameInput, resources },
    };
  } catch (thrown) {
    const error = asAppError(thrown);
    // Ours to mend: `document-routes.ts` logs it, and says when to come back.
    if (error.status >= 500) throw thrown;
    // An address that holds no guid holds no page.
    return error.status === 400 ? notFound(url) : failed(error, url, ctx);
  }
}

/** For who may change it: a draft is before nobody else. */
function editHrefOf(page: Page, language: Language, { ctx, site }: RouteRequest): string | undefined {
  if (page.isPublished && !canEditDocument(ctx.actor, page)) return undefined;
  return localizePath(language, editPathOf(pathOfPage(site.menu, language, page.guid)));
}

/** What is added to a list is news on its page, though nobody touched the page itself. */
function laterOf(publishedOn: string, newestOn: string | null): string {
  return newestOn !== null && new Date(newestOn) > new Date(publishedOn) ? newestOn : publishedOn;
}

function callPage(guid: string, language: Language, { ctx, site, call }: RouteRequest): Promise<Page> {
  const [params, query] = [{ guid }, { lang: language }];
  const published = async () => (await call(pageContract.getPage, { params, query: { ...query, listMetadata: 'false' } })).page;
  // As the page itself writes its guid: it can be written in many ways, and each would be kept.
  if (ctx.actor.kind === 'anonymous' && site.pages.has(guid)) return site.publicPages.get(guid, language, published);
  return publishedOrDraft(ctx.actor, {
    published,
    draft: async () => pageOfDraft(await call(pageContract.getPageDraft, { params, query })),
  });
}
