import type { Chrome, RouteAnswer, RouteRedirect, Screen } from '#app/route-answer.ts';
import { accountCategories, resolvePath, type ResolvedRoute } from '#app/routes.ts';
import * as pageContract from '#domains/pages/model/page.contract.ts';
import type { Page } from '#domains/pages/model/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import { mayEnter, type Answer, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import type { AppError } from '#platform/shared/errors.ts';
import type { Head } from '#platform/shared/head.ts';
import { defaultLanguage, languages, localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import { appMessages } from '#app/messages/index.ts';
import { iconsOf, socialImageOf } from './site-pictures.ts';
import type { Site } from './site.ts';

/** Asks an endpoint in this process, through the same checks as over HTTP. */
export type Call = <E extends Endpoint>(definition: E, input: CallInput<E>) => Promise<Answer<E>>;

export interface RouteRequest {
  ctx: Ctx;
  site: Site;
  call: Call;
  /** Path and query as asked. */
  url: URL;
}

/** What a screen turned out to be, before the page is put around it. */
interface Loaded {
  screen: Screen;
  status: number;
  title: string;
  description?: string;
  /** The path, without language, in each language this screen exists in. Absent: the same path in every language. */
  paths?: Partial<Record<Language, string>>;
  isIndexed?: boolean;
}

export async function loadRoute(request: RouteRequest): Promise<RouteAnswer | RouteRedirect> {
  const route = resolvePath(request.url.pathname);
  if (route.redirectTo !== null) return { redirectTo: localizePath(route.language, route.redirectTo), status: 302 };
  const loaded = await loadScreen(route, request);
  return 'redirectTo' in loaded ? loaded : present(route, request, loaded);
}

/** The page that says what went wrong, at the address where it did. */
export function errorAnswer(request: Omit<RouteRequest, 'call'>, error: AppError): RouteAnswer {
  return present(resolvePath(request.url.pathname), request, failed(error, request));
}

export function presentScreen(request: Omit<RouteRequest, 'call'>, loaded: Loaded): RouteAnswer {
  return present(resolvePath(request.url.pathname), request, loaded);
}

async function loadScreen(route: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { ctx } = request;
  if (!mayEnter(ctx.actor, route.access)) return unauthorized(request, ctx);
  switch (route.name) {
    case 'page':
      return loadPage(route, request);
    case 'login':
      return isSignedIn(ctx.actor) ? { redirectTo: returnAddress(request.url, route.language), status: 303 } : signInScreen(request);
    case 'account-category':
      return loadAccount(route);
    case 'catalogue':
      return ctx.config.isLocal ? { screen: { kind: 'catalogue' }, status: 200, title: 'Plein UI' } : notFound(route.language);
    default:
      return notFound(route.language);
  }
}

async function loadPage(route: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const { site, call } = request;
  const guid = site.menu.itemAt(route.language, route.path)?.pageGuid;
  if (!guid) return notFound(route.language);
  try {
    const { page } = await call(pageContract.getPage, { params: { guid }, query: { lang: route.language } });
    return {
      screen: { kind: 'page', page },
      status: 200,
      title: page.title,
      description: page.description,
      paths: pathsOf(page, site),
      isIndexed: true,
    };
  } catch (thrown) {
    const error = asAppError(thrown);
    // Ours to mend: the door logs it, and says when to come back.
    if (error.status >= 500) throw thrown;
    return failed(error, request);
  }
}

function pathsOf(page: Page, site: Site): Partial<Record<Language, string>> {
  return Object.fromEntries(page.publishedIn.flatMap((language) => [[language, site.menu.pathOf(language, page.guid)]]));
}

function loadAccount(route: ResolvedRoute): Loaded {
  const texts = textsIn(appMessages, route.language);
  const category = accountCategories.find((candidate) => candidate === route.params['accountCategory']);
  // The other categories come with the account pages.
  if (category !== 'profile') return notFound(route.language);
  return { screen: { kind: 'account', category }, status: 200, title: texts.accountTitle };
}

export function signInScreen(
  { url }: Pick<RouteRequest, 'url'>,
  given: Partial<Extract<Screen, { kind: 'login' }>> = {},
  status = 200,
): Loaded {
  const { language } = resolvePath(url.pathname);
  const texts = textsIn(appMessages, language);
  return {
    screen: { kind: 'login', email: '', returnTo: url.searchParams.get('returnTo') ?? '', errors: [], secondsToWait: 0, ...given },
    status,
    // The title is read out first, so a form that came back says so there.
    title: given.errors?.length ? texts.titleWithErrors(texts.signIn) : texts.signIn,
  };
}

/** Where to go after signing in: back to where the person was, and never off this site. */
export function returnAddress(url: URL, language: Language, wanted = url.searchParams.get('returnTo')): string {
  return wanted && isInternalLink(wanted) ? wanted : localizePath(language, '/');
}

function unauthorized({ url }: Pick<RouteRequest, 'url'>, ctx: Ctx): Loaded {
  const { language } = resolvePath(url.pathname);
  const signedIn = isSignedIn(ctx.actor);
  return {
    screen: { kind: 'unauthorized', isSignedIn: signedIn, signInHref: signInHref(language, url) },
    status: signedIn ? 403 : 401,
    title: textsIn(appMessages, language).unauthorizedTitle,
  };
}

function notFound(language: Language): Loaded {
  return { screen: { kind: 'not-found' }, status: 404, title: textsIn(appMessages, language).notFoundTitle };
}

function failed(error: AppError, { url, ctx }: Pick<RouteRequest, 'url' | 'ctx'>): Loaded {
  const { language } = resolvePath(url.pathname);
  const isAboutAccess = error.status === 401 || (error.status === 403 && error.code !== 'request.cross_site');
  if (isAboutAccess) return unauthorized({ url }, ctx);
  if (error.status === 404) return notFound(language);
  return {
    screen: { kind: 'failure', code: error.code, correlationId: ctx.correlationId, time: new Date().toISOString() },
    status: error.status,
    title: textsIn(appMessages, language).failureTitle,
  };
}

function signInHref(language: Language, url: URL): string {
  return `${localizePath(language, '/login')}?returnTo=${encodeURIComponent(url.pathname + url.search)}`;
}

function present(route: ResolvedRoute, request: Omit<RouteRequest, 'call'>, loaded: Loaded): RouteAnswer {
  const { site, url } = request;
  return {
    path: url.pathname + url.search,
    language: route.language,
    status: loaded.status,
    head: headOf(route, request, loaded),
    chrome: chromeOf(route, site, loaded, url),
    screen: loaded.screen,
    hidesSiteParts: route.hidesSiteParts,
    isInMainLayout: route.isInMainLayout,
    cacheToken: site.version,
  };
}

function chromeOf(route: ResolvedRoute, { settings }: Site, loaded: Loaded, url: URL): Chrome {
  return {
    platformName: settings.platformName[route.language],
    platformDescription: settings.platformDescription[route.language],
    homeHref: localizePath(route.language, '/'),
    languageLinks: languages.map((language) => ({
      language,
      href: localizePath(language, loaded.paths?.[language] ?? route.path),
      isCurrent: language === route.language,
    })),
    signInHref: route.name === 'login' ? null : signInHref(route.language, url),
  };
}

function headOf(route: ResolvedRoute, { ctx, site: { settings } }: Omit<RouteRequest, 'call'>, loaded: Loaded): Head {
  const origin = ctx.config.publicOrigin;
  const address = (language: Language, path: string) => origin + localizePath(language, path);
  const ownPath = loaded.paths?.[route.language] ?? route.path;
  const published = languages.filter((language) => loaded.paths?.[language] !== undefined);
  return {
    title: loaded.title,
    platformName: settings.platformName[route.language],
    language: route.language,
    description: loaded.description || settings.platformDescription[route.language],
    ...(loaded.isIndexed
      ? {
          canonical: address(route.language, ownPath),
          alternates: [
            ...published.map((language) => ({ language, href: address(language, loaded.paths?.[language] ?? route.path) })),
            ...(published.includes(defaultLanguage)
              ? [{ language: 'x-default' as const, href: address(defaultLanguage, loaded.paths?.nl ?? route.path) }]
              : []),
          ],
        }
      : { robots: 'noindex' }),
    socialCard: { image: socialImageOf(origin, settings.platformName[route.language]) },
    ...(settings.useBrowserColor && { themeColor: { light: settings.browserColor } }),
    icons: iconsOf(),
  };
}
