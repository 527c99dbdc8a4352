import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignIn } from '#domains/auth/model/sign-in.ts';
import { clearSessionCookies, endCurrentSession, setSessionCookies, signIn } from '#domains/auth/server/index.ts';
import { requireSameOrigin } from '#platform/server/http/cross-site.ts';
import { limits } from '#platform/server/http/limits.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import type { AppError, FieldError } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { addressIn, type DocumentDoor } from './document-door.ts';
import { presentScreen, returnAddress } from './load-route.ts';
import { signInScreen } from './plain-screens.ts';
import type { SiteSource } from './site.ts';

interface SignInDoorOptions {
  documents: DocumentDoor;
  site: SiteSource;
  isSecure: boolean;
  ownOrigins: readonly string[];
}

/** Signing in and out are plain form posts at plain addresses: they work before and without any script. */
export function addSignInDoor(app: FastifyInstance, options: SignInDoorOptions): void {
  for (const language of languages) {
    const config = { isDocument: true };
    const onRequest = async (request: FastifyRequest) => requireSameOrigin(request.headers, options.ownOrigins, { strict: true });
    const shared = { bodyLimit: limits.formBytes, onRequest };
    app.post(localizePath(language, '/login'), { ...shared, config: { ...config, label: 'sign in' } }, (request, reply) =>
      handleSignIn(request, reply, language, options),
    );
    app.post(localizePath(language, '/logout'), { ...shared, config: { ...config, label: 'sign out' } }, (request, reply) =>
      handleSignOut(request, reply, language, options),
    );
  }
}

async function handleSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  options: SignInDoorOptions,
): Promise<FastifyReply> {
  const { data: input } = SignIn.safeParse(request.body ?? {});
  if (!input) return sendForm(request, reply, { input: SignIn.parse({}), status: 422, errors: [wrongCredentials] }, options);
  const missing = missingFields(input);
  if (missing.length > 0) return sendForm(request, reply, { input, status: 422, errors: missing }, options);
  try {
    const cookies = await signIn(request.ctx, input);
    const url = addressIn(request.ctx.config, request.url);
    return reply
      .header('set-cookie', setSessionCookies(cookies, options.isSecure))
      .redirect(returnAddress(url, language, input.returnTo ?? null), 303);
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.status >= 500 && error.code !== 'request.unavailable') throw thrown;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return sendForm(request, reply, { input, status: error.status, errors: [{ path: '', code: error.code }], error }, options);
  }
}

/** Nobody's address or password is as long as that; what was typed is not worth sending back. */
const wrongCredentials: FieldError = { path: '', code: 'auth.wrong_credentials' };

function missingFields({ email, password }: SignIn): FieldError[] {
  return [
    ...(email === '' ? [{ path: 'email', code: 'email_missing' }] : []),
    ...(password === '' ? [{ path: 'password', code: 'password_missing' }] : []),
  ];
}

interface FormAnswer {
  input: SignIn;
  status: number;
  errors: FieldError[];
  error?: AppError;
}

async function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { input, status, errors, error }: FormAnswer,
  options: SignInDoorOptions,
): Promise<FastifyReply> {
  const url = addressIn(request.ctx.config, request.url);
  const given = { email: input.email, returnTo: input.returnTo ?? '', errors, secondsToWait: error?.retryAfter ?? 0 };
  const answer = presentScreen({ ctx: request.ctx, site: await options.site.current(), url }, signInScreen(url, given, status));
  const { headers, body } = await options.documents.render(request, answer);
  return reply.code(status).headers(headers).send(body);
}

async function handleSignOut(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { isSecure }: SignInDoorOptions,
): Promise<FastifyReply> {
  await endCurrentSession(request.ctx);
  return reply
    .header('set-cookie', clearSessionCookies(isSecure))
    .header('clear-site-data', '"cache", "storage"')
    .redirect(localizePath(language, '/'), 303);
}
