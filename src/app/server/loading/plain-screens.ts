import { appMessages } from '#app/messages/index.ts';
import type { Screen } from '#app/route-answer.ts';
import { resolvePath } from '#app/routes.ts';
import { failureScreen, type Reader } from '#app/failure.ts';
import { providerName } from '#domains/auth/model/provider.ts';
import { signInMessages } from '#domains/auth/model/sign-in.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded } from './loading.ts';
import { signInHref } from './present-route.ts';
import { isSwitchedOff, termsNotice } from './without-terms.ts';

/** Screens that need nothing but words: the sign-in form, and the pages that say that something is not there. */

type SignInScreen = Extract<Screen, { kind: 'login' }>;

export function signInScreen(url: URL, { localLogin, oidc }: Config, given: Partial<SignInScreen> = {}, status = 200): Loaded {
  const texts = textsIn(appMessages, languageOf(url));
  return {
    screen: {
      kind: 'login',
      email: '',
      returnTo: url.searchParams.get('returnTo') ?? '',
      errors: [],
      secondsToWait: 0,
      hasLocalLogin: localLogin,
      provider: oidc ? providerName(oidc.issuer) : null,
      canRegister: false,
      message: signInMessages.find((message) => message === url.searchParams.get('message')) ?? null,
      ...given,
    },
    status,
    // The title is read out first, so a form that came back says so there.
    title: given.errors?.length ? texts.titleWithErrors(texts.signIn) : texts.signIn,
  };
}

export function unauthorized(url: URL, { actor, session }: Who, wayIn = signInHref(languageOf(url), url)): Loaded {
  const language = languageOf(url);
  const signedIn = isSignedIn(actor);
  // Whether they may see it is only known after they accepted.
  const termsFirst = session?.mustAcceptTerms ? termsNotice(language) : undefined;
  return {
    screen: {
      kind: 'unauthorized',
      isSignedIn: signedIn || isSwitchedOff({ actor, session }),
      signInHref: wayIn,
      contactHref: null,
      ...(termsFirst && { termsFirst }),
    },
    status: signedIn ? 403 : 401,
    title: termsFirst?.title ?? textsIn(appMessages, language).unauthorizedTitle,
  };
}

type Who = Pick<Ctx, 'actor' | 'session'>;

/** Nothing was refused: somebody opened the page itself, and signing in leads home. */
export function unauthorizedByHand(url: URL, ctx: Who): Loaded {
  return { ...unauthorized(url, ctx, localizePath(languageOf(url), '/login')), status: 200 };
}

export function notFound(url: URL): Loaded {
  const screen: Screen = { kind: 'not-found', query: '', similar: [], contactHref: null };
  return { screen, status: 404, title: textsIn(appMessages, languageOf(url)).notFoundTitle };
}

/** The page for an error: no access and not there have pages of their own. */
export function failed(error: AppError, url: URL, ctx: Who & Pick<Ctx, 'config' | 'correlationId'>): Loaded {
  const { status, code, retryAfter } = error;
  const isAboutAccess = status === 401 || (status === 403 && !isRefusal(code));
  if (isAboutAccess) return unauthorized(url, ctx);
  if (status === 404) return notFound(url);
  const failure = { status, code, correlationId: ctx.correlationId, time: timeOfDay(), retryAfter };
  return { ...failureScreen(failure, readerOf(error, url, ctx)), status };
}

/** Not for want of rights, but for the way in which it was asked. */
function isRefusal(code: string): boolean {
  return code === 'request.cross_site' || code === 'request.viewing_only';
}

function readerOf({ status }: AppError, url: URL, { actor, config }: Pick<Ctx, 'actor' | 'config'>): Reader {
  const { name, language } = resolvePath(url.pathname);
  const home = localizePath(language, '/');
  return {
    language,
    // At an address that is not ours, our own paths are refused as well.
    homeHref: status === 421 ? config.publicOrigin + home : home,
    signInHref: name === 'login' && status !== 421 && !isSignedIn(actor) ? localizePath(language, '/login') : null,
  };
}

function languageOf(url: URL): Language {
  return resolvePath(url.pathname).language;
}
