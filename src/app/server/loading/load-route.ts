import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer, RouteRedirect } from '#app/route-answer.ts';
import { accountCategories, resolvePath, type ResolvedRoute } from '#app/routes.ts';
import { accountMessages } from '#domains/account/messages/index.ts';
import { chosenLanguage } from '#domains/users/model/chosen-language.ts';
import { getLoggedInUser, getOtherUser } from '#domains/users/model/user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { isContentManager, isSignedIn } from '#platform/shared/actor.ts';
import { mayEnter, type Answer } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { loadAccountForm } from './load-account-form.ts';
import { loadInvitation } from './load-invitation.ts';
import { loadProof, loadSecondStep, loadSignOut, mustEnrolFirst } from './load-second-step.ts';
import { loadAdmin } from './load-admin.ts';
import { loadItem } from './load-item.ts';
import { findOwnAddress, loadPageAt, loadPageByGuid } from './load-page.ts';
import { loadSearch } from './load-search.ts';
import { legalScreen } from './legal-screen.ts';
import { loadTerms } from './load-terms.ts';
import { loadViewAs } from './load-view-as.ts';
import { loadMailbox } from './load-mailbox.ts';
import { loadPageEditor } from './load-page-editor.ts';
import { failed, notFound, signInScreen, unauthorized, unauthorizedByHand } from './plain-screens.ts';
import type { Loaded, RouteRequest, RequestScope } from './loading.ts';
import { plainPath } from './plain-path.ts';
import { present } from './present-route.ts';
import { mustAcceptFirst } from './without-terms.ts';

/** What an address holds for this reader: a page, or another address. */
export async function loadRoute(request: RouteRequest): Promise<RouteAnswer | RouteRedirect> {
  const { pathname, search } = request.url;
  const plain = plainPath(pathname);
  const route = resolvePath(plain);
  if (plain !== pathname) return (await findOwnAddress(route, request)) ?? { redirectTo: plain + search, status: 301 };
  if (route.redirectTo !== null) return { redirectTo: localizePath(route.language, route.redirectTo) + search, status: 302 };
  const loaded = await loadScreen(route, request);
  return 'redirectTo' in loaded ? loaded : present(route, request, loaded);
}

/** The page that says what went wrong, at the address where it did. */
export function errorAnswer(scope: RequestScope, error: AppError): Promise<RouteAnswer> {
  return presentScreen(scope, failed(error, scope.url, scope.ctx));
}

export function presentScreen(scope: RequestScope, loaded: Loaded): Promise<RouteAnswer> {
  return present(resolvePath(scope.url.pathname), scope, loaded);
}

async function loadScreen(route: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { ctx, url } = request;
  if (!mayEnter(ctx.actor, route.access) || mustAcceptFirst(route, ctx)) return unauthorized(url, ctx);
  if (mustEnrolFirst(route, ctx)) return { redirectTo: localizePath(route.language, '/account/security'), status: 303 };
  switch (route.name) {
    case 'page':
      return loadPageAt(route, request);
    case 'page-by-guid':
    case 'below-page-by-guid':
      return loadPageByGuid(route, request);
    case 'item':
      return loadItem(route, request);
    case 'edit':
      return loadPageEditor(route, request);
    case 'search':
      return loadSearch(route, request);
    case 'unauthorized':
      return unauthorizedByHand(url, ctx);
    case 'login':
      // Who is signed in may do so again, before their session ends.
      return isSignedIn(ctx.actor) && !url.searchParams.has('again')
        ? { redirectTo: returnAddress(url, route.language), status: 303 }
        : signInScreen(url, ctx.config);
    case 'logout':
      return loadSignOut(route, request);
    case 'login-second-factor':
      return loadSecondStep(route, request);
    case 'login-proof':
      return loadProof(request);
    case 'terms-of-use':
      return loadTerms(route, request);
    case 'privacy':
    case 'accessibility':
    case 'cookie-statement':
      return legalScreen(route.name, route, request);
    case 'invitation':
      return loadInvitation(request, route.params['code'] ?? '');
    case 'register':
    case 'register-token':
    case 'reset':
    case 'reset-token':
    case 'verify-again':
    case 'verify':
    case 'set-up':
      return loadAccountForm({ ...request, name: route.name, language: route.language, token: route.params['token'] ?? '' });
    case 'account-category':
      return inChosenLanguage(loadAccount, route, request);
    case 'content':
      return isContentManager(ctx.actor)
        ? inChosenLanguage(loadAdmin, route, request)
        : { redirectTo: localizePath(route.language, '/'), status: 303 };
    case 'settings':
      return inChosenLanguage(loadAdmin, route, request);
    case 'view-as':
      return loadViewAs(route, request);
    case 'mailbox':
      return loadMailbox(route, request);
    case 'catalogue':
      return ctx.config.isLocal ? { screen: { kind: 'catalogue' }, status: 200, title: 'Plein UI' } : notFound(url);
    default:
      return route.name.startsWith('admin-') ? inChosenLanguage(loadAdmin, route, request) : notFound(url);
  }
}

type Load = (route: ResolvedRoute, request: RouteRequest) => Promise<Loaded>;

/** The account and admin speak the language that their reader chose, all around: title, menus and notices too. */
async function inChosenLanguage(load: Load, route: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const language = chosenLanguage(await request.call(getLoggedInUser, {}));
  if (language === undefined) return load(route, request);
  const loaded = await load({ ...route, language }, request);
  return loaded.screen.kind === 'not-found' ? loaded : { ...loaded, chosenLanguage: language };
}

async function loadAccount({ language, params }: ResolvedRoute, { url, call }: RouteRequest): Promise<Loaded> {
  const category = accountCategories.find((candidate) => candidate === params['accountCategory']);
  if (category === undefined) return notFound(url);
  const userGuid = url.searchParams.get('user');
  // Only a profile is ever somebody else's, and only of somebody who is there.
  const other = userGuid !== null && category === 'profile' ? await findSomebody(call, userGuid) : undefined;
  if (userGuid !== null && !other) return notFound(url);
  const pageNumber = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 1000);
  const screen = { kind: 'account', category, userGuid, pageNumber } as const;
  const own = `${textsIn(accountMessages, language).categories[category]} – ${textsIn(appMessages, language).accountTitle}`;
  const title = other ? fullName(other) : own;
  return { screen, status: 200, title };
}

async function findSomebody(call: RouteRequest['call'], guid: string): Promise<Answer<typeof getOtherUser> | undefined> {
  try {
    return await call(getOtherUser, { params: { guid } });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  }
}

/** Leads on to the home page for who has nothing to do there. */
const landingPath = '/content';

/** Where to go after signing in: back to where the person was, and never off this site. */
export function returnAddress(url: URL, language: Language, wanted = url.searchParams.get('returnTo')): string {
  return wanted && isInternalLink(wanted) ? wanted : localizePath(language, landingPath);
}
