import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInOutcome } from '#domains/auth/model/second-step.ts';
import { clearLoginCookie, readLoginCookie, setLoginCookie, setSessionCookies } from '#domains/auth/server/index.ts';
import { isAboutProvider } from '#domains/auth/model/provider.ts';
import {
  beginOpenidLogin,
  callbackPath,
  finishOpenidLogin,
  openLogin,
  purposeOfTicket,
  type Purpose,
} from '#domains/identities/server/index.ts';
import { acceptWithIdentity } from '#domains/invitations/server/index.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { Ctx } from '#platform/server/context.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import { languages, localizePath, preferredLanguage, type Language } from '#platform/shared/language.ts';
import { presentScreen, returnAddress } from '../loading/load-route.ts';
import { signInScreen } from '../loading/plain-screens.ts';
import type { SiteSource } from '../site/site.ts';
import { addressIn, type DocumentRoutes } from './document-routes.ts';

interface OpenidRoutesOptions {
  documents: DocumentRoutes;
  site: SiteSource;
  isSecure: boolean;
}

/** The way to the provider and back. Plain addresses: nothing here needs a script. */
export function addOpenidRoutes(app: FastifyInstance, options: OpenidRoutesOptions): void {
  const { isSecure } = options;
  for (const language of languages) {
    const config = { isDocument: true, label: 'openid login' };
    app.get(localizePath(language, '/login/openid'), { config, onRequest: requireOwnName }, async (request, reply) => {
      const { ctx } = request;
      const asked = addressIn(ctx.config, request.url);
      const way = wayAskedFor(ctx, language, asked.searchParams);
      if (ctx.config.oidc && isNoNeedOf(way, request)) return reply.redirect(placeOf(way) ?? returnAddress(asked, language), 303);
      try {
        const ticket = asked.searchParams.get('link');
        const purpose = ticket === null ? way.purpose : purposeOfTicket(ctx, ticket);
        const { location, login } = await beginOpenidLogin(ctx, { ...way, purpose });
        return reply.header('set-cookie', setLoginCookie(login, isSecure)).redirect(location, 302);
      } catch (thrown) {
        return tellFailure({ request, reply, options }, thrown, way);
      }
    });
  }

  const config = { isDocument: true, label: 'openid callback' };
  app.get(callbackPath, { config, onRequest: requireOwnName }, async (request, reply) => {
    const { ctx } = request;
    const answer = addressIn(ctx.config, request.url);
    const login = openLogin(ctx.config, readLoginCookie(request.headers.cookie, isSecure));
    const way: Way = login ?? { ...noWay, language: preferredLanguage(request.headers['accept-language']) };
    try {
      const { outcome, returnTo } = await finishOpenidLogin(ctx, { login, answer, acceptInvitation: acceptWithIdentity });
      const { location, cookies } = wayOn(outcome, { ...way, returnTo }, { answer, isSecure });
      return reply.header('set-cookie', cookies).redirect(location, 303);
    } catch (thrown) {
      // Whatever came of it, this login is over.
      return tellFailure({ request, reply: reply.header('set-cookie', clearLoginCookie(isSecure)), options }, thrown, way);
    }
  });
}

/** Who looks at the site as somebody else does not sign in or link anything meanwhile. */
async function requireOwnName({ ctx }: FastifyRequest): Promise<void> {
  if (ctx.session?.viewAs) throw requestErrors.viewing_only();
}

interface Way {
  language: Language;
  returnTo: string;
  purpose: Purpose;
}

const noWay = { returnTo: '', purpose: { kind: 'sign-in' } } as const;

/** What the address asks for. For linking it takes a ticket as well, which is looked at later: what is wrong with it has its own page. */
function wayAskedFor({ session }: Ctx, language: Language, params: URLSearchParams): Way {
  const way = { language, returnTo: params.get('returnTo') ?? '' };
  const [code, token] = [params.get('invitation')?.slice(0, 200), params.get('setup')?.slice(0, 200)];
  if (code !== undefined) return { language, returnTo: invitationPath(language, code), purpose: { kind: 'invitation', code } };
  if (token !== undefined) return { ...way, purpose: { kind: 'set-up', token } };
  if (session && params.has('link')) return { ...way, purpose: { kind: 'link', session: session.guid } };
  if (session && params.has('proof')) return { ...way, purpose: { kind: 'proof', session: session.guid } };
  return { ...way, purpose: { kind: 'sign-in' } };
}

/**
 * Who is signed in need not sign in, unless they chose so on our own sign-in page. And somebody else's page cannot make a reader accept
 * an invitation with who they are: they are shown what it is, and decide there.
 */
function isNoNeedOf({ purpose: { kind } }: Way, { ctx, headers }: FastifyRequest): boolean {
  const isFromElsewhere = headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';
  if (kind === 'invitation' || kind === 'set-up') return isSignedIn(ctx.actor) || isFromElsewhere;
  return kind === 'sign-in' && isSignedIn(ctx.actor) && headers['sec-fetch-site'] !== 'same-origin';
}

function invitationPath(language: Language, code: string): string {
  return localizePath(language, `/invitation/${encodeURIComponent(code)}`);
}

/** The page of ours that somebody left for the provider from, and that tells how it ended; null for the sign-in page. */
function placeOf({ language, returnTo, purpose }: Way): string | null {
  switch (purpose.kind) {
    case 'sign-in':
      return null;
    case 'link':
      return localizePath(language, '/account/security');
    case 'proof':
      return `${localizePath(language, '/login/proof')}?${new URLSearchParams({ returnTo })}`;
    case 'invitation':
      return invitationPath(language, purpose.code);
    case 'set-up':
      return localizePath(language, `/setup/${encodeURIComponent(purpose.token)}`);
  }
}

/** On to where they were going; by the second step when they have one; back to their account when they linked the two. */
function wayOn(
  outcome: SignInOutcome | null,
  way: Way,
  { answer, isSecure }: { answer: URL; isSecure: boolean },
): { location: string; cookies: string[] } {
  const { language, returnTo } = way;
  const over = clearLoginCookie(isSecure);
  if (outcome === null) return { location: placeOf(way) ?? localizePath(language, '/'), cookies: [over] };
  if ('loginAttempt' in outcome) {
    return { location: localizePath(language, '/login/second-factor'), cookies: [setLoginCookie(outcome.loginAttempt, isSecure)] };
  }
  return { location: returnAddress(answer, language, returnTo), cookies: [...setSessionCookies(outcome, isSecure), over] };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  options: OpenidRoutesOptions;
}

/** The sign-in page says what went wrong, with the ways on. Who left for something else reads it where they began. */
async function tellFailure({ request, reply, options }: Exchange, thrown: unknown, way: Way): Promise<FastifyReply> {
  const { ctx } = request;
  const error = asAppError(thrown);
  // Ours to mend, and not the reader's.
  if (error.status >= 500 && error.code !== 'openid.provider_unavailable') throw thrown;
  if (error.code === 'openid.not_configured') throw thrown;
  const place = 'session' in way.purpose && !request.identity.session ? null : placeOf(way);
  if (place !== null) return reply.redirect(withProblem(place, error), 303);
  if (!isAboutProvider(error.code) && error.code !== 'request.rate_limited') throw thrown;
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  const loaded = failedSignIn(error, way, ctx.config);
  const page = await presentScreen({ ctx, site: await options.site.current(), url: loaded.url }, loaded);
  // The page of the sign-in form, at the address where it was needed.
  const { headers, body } = await options.documents.render(request, { ...page, path: request.url });
  return reply
    .code(error.status)
    .headers({ ...headers, 'referrer-policy': 'no-referrer' })
    .send(body);
}

function withProblem(place: string, { code }: AppError): string {
  const address = new URL(place, 'http://localhost');
  address.searchParams.set('problem', code);
  return address.pathname + address.search;
}

function failedSignIn({ status, code, retryAfter }: AppError, { language, returnTo }: Way, config: FastifyRequest['ctx']['config']) {
  const url = addressIn(config, `${localizePath(language, '/login')}?${new URLSearchParams({ returnTo })}`);
  const given = { returnTo, errors: [{ path: '', code }], secondsToWait: retryAfter ?? 0 };
  return { url, ...signInScreen(url, config, given, status) };
}
