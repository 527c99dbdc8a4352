import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInOutcome } from '#domains/auth/model/second-step.ts';
import { clearLoginCookie, readLoginCookie, setLoginCookie, setSessionCookies } from '#domains/auth/server/index.ts';
import { beginOpenidLogin, callbackPath, finishOpenidLogin, openLogin, type OpenidLogin } from '#domains/identities/server/index.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { languages, localizePath, preferredLanguage, type Language } from '#platform/shared/language.ts';
import { presentScreen, returnAddress } from '../loading/load-route.ts';
import { signInScreen } from '../loading/plain-screens.ts';
import type { SiteSource } from '../site/site.ts';
import { addressIn, type DocumentDoor } from './document-door.ts';

interface OpenidDoorOptions {
  documents: DocumentDoor;
  site: SiteSource;
  isSecure: boolean;
}

/** Where linking begins, and where its end is told. */
const securityPath = '/account/security';

/** The way to the provider and back. Plain addresses: nothing here needs a script. */
export function addOpenidDoor(app: FastifyInstance, options: OpenidDoorOptions): void {
  const { isSecure } = options;
  for (const language of languages) {
    const config = { isDocument: true, label: 'openid login' };
    app.get(localizePath(language, '/login/openid'), { config }, async (request, reply) => {
      const wished = addressIn(request.ctx.config, request.url);
      const way = { language, returnTo: wished.searchParams.get('returnTo') ?? '' };
      const ticket = wished.searchParams.get('link');
      const isThere = isSignedIn(request.ctx.actor) && request.ctx.config.oidc !== undefined;
      if (ticket === null && isThere) return reply.redirect(returnAddress(wished, language), 303);
      try {
        const { location, login } = await beginOpenidLogin(request.ctx, { ...way, ticket });
        return reply.header('set-cookie', setLoginCookie(login, isSecure)).redirect(location, 302);
      } catch (thrown) {
        return tellFailure({ request, reply, options }, thrown, { ...way, isLinking: ticket !== null });
      }
    });
  }

  app.get(callbackPath, { config: { isDocument: true, label: 'openid callback' } }, async (request, reply) => {
    const { ctx } = request;
    const answer = addressIn(ctx.config, request.url);
    const login = openLogin(ctx.config, readLoginCookie(request.headers.cookie, isSecure));
    const way = wayOf(login, request);
    try {
      const outcome = await finishOpenidLogin(ctx, login, answer);
      const { location, cookies } = wayOn(outcome, way, { answer, isSecure });
      return reply.header('set-cookie', cookies).redirect(location, 303);
    } catch (thrown) {
      // Whatever came of it, this login is over.
      return tellFailure({ request, reply: reply.header('set-cookie', clearLoginCookie(isSecure)), options }, thrown, way);
    }
  });
}

/** On to where they were going; by the second step when they have one; back to their account when they linked the two. */
function wayOn(
  outcome: SignInOutcome | null,
  { language, returnTo }: Way,
  { answer, isSecure }: { answer: URL; isSecure: boolean },
): { location: string; cookies: string[] } {
  const over = clearLoginCookie(isSecure);
  if (outcome === null) return { location: localizePath(language, securityPath), cookies: [over] };
  if ('loginAttempt' in outcome) {
    return { location: localizePath(language, '/login/second-factor'), cookies: [setLoginCookie(outcome.loginAttempt, isSecure)] };
  }
  return { location: returnAddress(answer, language, returnTo), cookies: [...setSessionCookies(outcome, isSecure), over] };
}

interface Way {
  language: Language;
  returnTo: string;
  isLinking: boolean;
}

function wayOf(login: OpenidLogin | undefined, { headers }: FastifyRequest): Way {
  if (!login) return { language: preferredLanguage(headers['accept-language']), returnTo: '', isLinking: false };
  return { language: login.language, returnTo: login.returnTo, isLinking: login.linkSession !== null };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  options: OpenidDoorOptions;
}

/** The sign-in page says what went wrong, with the ways on. Who was linking is signed in, and reads it where they began. */
async function tellFailure({ request, reply, options }: Exchange, thrown: unknown, way: Way): Promise<FastifyReply> {
  const { ctx } = request;
  const error = asAppError(thrown);
  if (!error.code.startsWith('openid.') && error.code !== 'request.rate_limited') throw thrown;
  if (error.code === 'openid.not_configured') throw thrown;
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (way.isLinking && request.identity.session) {
    return reply.redirect(`${localizePath(way.language, securityPath)}?problem=${encodeURIComponent(error.code)}`, 303);
  }
  const loaded = failedSignIn(error, way, ctx.config);
  const page = await presentScreen({ ctx, site: await options.site.current(), url: loaded.url }, loaded);
  // The page of the sign-in form, at the address where it was needed.
  const { headers, body } = await options.documents.render(request, { ...page, path: request.url });
  return reply
    .code(error.status)
    .headers({ ...headers, 'referrer-policy': 'no-referrer' })
    .send(body);
}

function failedSignIn({ status, code, retryAfter }: AppError, { language, returnTo }: Way, config: FastifyRequest['ctx']['config']) {
  const url = addressIn(config, `${localizePath(language, '/login')}?${new URLSearchParams({ returnTo })}`);
  const given = { returnTo, errors: [{ path: '', code }], secondsToWait: retryAfter ?? 0 };
  return { url, ...signInScreen(url, config, given, status) };
}
