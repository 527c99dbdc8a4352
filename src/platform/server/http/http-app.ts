import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import { preferredLanguage, splitLanguage, type Language } from '#platform/shared/language.ts';
import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';
import type { Config } from '../config.ts';
import { createCtx, type Ctx, type CurrentSession } from '../context.ts';
import type { Db } from '../db/database.ts';
import { recordDenial } from '../denial.ts';
import type { EventBus } from '../events.ts';
import { infoLineWriter, type Logger } from '../logger.ts';
import type { Storage } from '../storage/index.ts';
import type { Admission } from './admission.ts';
import { newCorrelationId } from './correlation-id.ts';
import { createBareServer, type BareServerOptions } from './server-factory.ts';
import { methodsAt, type RegisteredRoute } from './allowed-methods.ts';
import { headerBaseline } from './header-baseline.ts';
import { hostnameOf } from './host.ts';
import { inspectText, isJsonType, parseJsonBody } from './json-body.ts';
import { limits } from './limits.ts';
import { loggedPath } from './logged-path.ts';
import { networkKey, shortenedNetwork } from './network.ts';
import { asAppError, problemOf } from './problem.ts';

/** Who a request comes from. */
export interface Identity {
  actor: Actor;
  session: CurrentSession | null;
  /** What the XSRF header must repeat; null without a session. */
  xsrfToken: string | null;
  timeLeft: SessionTimeLeft | null;
  /** What the browser is to know its session by from now on, if that changed. */
  setCookies: readonly string[];
}

/** Whole seconds that a session goes on: when nobody uses it, and at the most. */
export interface SessionTimeLeft {
  idle: number;
  absolute: number;
}

export const anonymousIdentity: Identity = { actor: anonymousActor, session: null, xsrfToken: null, timeLeft: null, setCookies: [] };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address this server answers. */
    registeredRoutes: RegisteredRoute[];
  }
  interface FastifyRequest {
    identity: Identity;
    ctx: Ctx;
  }
  interface FastifyContextConfig {
    /** A page for people: errors are pages too, and forms post here. */
    isDocument?: boolean;
    /** Files and health checks know no one. */
    isAnonymous?: boolean;
    /** Asked by machines that know us by address, not by name. */
    anyHost?: boolean;
    /** See `Endpoint.isSilent`. */
    isSilent?: boolean;
    /** An answer that goes on for as long as its reader listens: how long it took says nothing. */
    isLasting?: boolean;
    /** The name in logs and metrics: the pattern, not the address that was asked. */
    label?: string;
  }
}

export interface HttpAppOptions {
  config: Config;
  db: Db;
  storage: Storage;
  log: Logger;
  events: EventBus;
  identify(request: FastifyRequest): Promise<Identity>;
  isKnownHost(hostname: string): boolean;
  /** See `Ctx.pageVariant`. */
  pageVariantOf(cookieHeader: string | undefined): string;
  answerEarly: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Decides when a request is worked on, if at all. */
  admission: Pick<Admission, 'admit'>;
  /** A request whose body may take longer than others, because its route sees to it. */
  isUpload(request: IncomingMessage): boolean;
  /** A request that was refused before anything looked at it, told to a person. */
  refusalPage: NonNullable<BareServerOptions['refusalPage']>;
  /** Shows an error as a page. */
  sendErrorDocument(request: FastifyRequest, reply: FastifyReply, error: AppError): Promise<FastifyReply>;
  onAnswered(facts: { label: string; method: string; status: number; seconds: number }): void;
}

const formType = /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i;
const correlationIdForm = /^[\w-]{8,64}$/;

/** Contracts are checked in `handle`, and the machinery that Fastify would load for schemas of its own takes 10 MB of every worker. */
function noSchema(): never {
  throw new Error('a route of ours has a contract, not a schema');
}

export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const { config, log } = options;
  const { isSecure } = config;
  const app = Fastify({
    loggerInstance: undefined,
    logger: false,
    bodyLimit: limits.bodyBytes,
    handlerTimeout: limits.handlerTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { maxParamLength: 500, caseSensitive: true, ignoreTrailingSlash: false },
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    genReqId: (request) => correlationIdOf(request),
    serverFactory: (listener) => createBareServer(listener, { isSecure, ...options }),
  });

  const registeredRoutes: RegisteredRoute[] = [];
  app.decorate('registeredRoutes', registeredRoutes);
  app.addHook('onRoute', ({ method, url }) => {
    // Without what tells Fastify where a parameter ends.
    const plain = url.replaceAll('([^:/]+)', '');
    if (url !== everyCall) registeredRoutes.push(...[method].flat().map((one) => ({ method: one, url: plain })));
  });
  app.decorateRequest('identity');
  app.decorateRequest('ctx');
  addBodyParsers(app);

  const baseline = headerBaseline('data', { isSecure });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(baseline).header('x-correlation-id', request.id).header('cache-control', 'no-store');
    const { config: routeConfig } = request.routeOptions;
    request.identity = anonymousIdentity;
    request.ctx = contextOf(request, options);
    const hostname = hostnameOf(request.headers.host);
    if (hostname === undefined) throw requestErrors.unreadable();
    if (!routeConfig.anyHost && !options.isKnownHost(hostname)) throw requestErrors.unknown_host();
    if (countQueryKeys(request.url) > limits.queryKeys) throw requestErrors.unreadable();
    if (routeConfig.isAnonymous) return;
    request.identity = await options.identify(request);
    if (request.identity !== anonymousIdentity) request.ctx = contextOf(request, options);
    for (const cookie of request.identity.setCookies) reply.header('set-cookie', cookie);
    reply.header('cache-control', cachingOf(request));
  });

  // Whatever the route says of it: an answer that names somebody's session is for their browser, and no cache on the way keeps it.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.identity.setCookies.length > 0) reply.header('cache-control', cachingOf(request)).removeHeader('etag');
    done(null, payload);
  });

  const writeLine = infoLineWriter(log);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, identity } = request;
    const status = reply.statusCode;
    const { elapsedTime } = reply;
    if (!request.routeOptions.config.isLasting)
      options.onAnswered({ label: labelOf(request), method, status, seconds: elapsedTime / 1000 });
    const facts = `"method":"${method}","path":${JSON.stringify(loggedPath(request.url))},"status":${status},"ms":${Math.round(elapsedTime)}`;
    writeLine(request.id, `",${facts},"actor":${JSON.stringify(identity.actor.guid)},"msg":"answered"}\n`);
    done();
  });

  app.setErrorHandler(async (thrown, request, reply) => {
    const error = asAppError(thrown);
    logError(request, error, thrown);
    if (error.kind === 'forbidden') await recordDenial(request.ctx, { code: error.code, call: labelOf(request) });
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    if (request.routeOptions.config.isDocument) return options.sendErrorDocument(request, reply, error);
    return sendProblem(request, reply, error);
  });

  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsAt(registeredRoutes, request.url.split('?', 1)[0] ?? '/');
    if (allowed.length === 0 || allowed.includes(request.method)) return sendProblem(request, reply, requestErrors.not_found());
    return sendProblem(request, reply.header('allow', allowed.join(', ')), requestErrors.method_not_allowed());
  };
  app.setNotFoundHandler(refuse);
  // Programs ask here; a page about what is not there would only puzzle them.
  app.all(everyCall, { config: { label: everyCall } }, refuse);
  return app;
}

/** What no call is at; not one of the routes that are counted and listed. */
const everyCall = '/api/*';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  return reply
    .code(error.status)
    .header('cache-control', cachingOf(request))
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(error, request.id)));
}

/** What somebody gets who is signed in is for nobody else, whatever it is. */
function cachingOf({ identity }: FastifyRequest): string {
  return identity.session ? 'private, no-store' : 'no-store';
}

function labelOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.label ?? routeOptions.url ?? 'unknown';
}

function logError(request: FastifyRequest, error: AppError, thrown: unknown): void {
  const facts = { code: error.code, path: loggedPath(request.url) };
  if (error.status >= 500) request.ctx.log.error({ ...facts, err: error.cause ?? thrown }, 'request failed');
  else request.ctx.log.debug(facts, 'request refused');
}

function contextOf(request: FastifyRequest, { db, storage, config, log, events, pageVariantOf }: HttpAppOptions): Ctx {
  const { actor, session } = request.identity;
  return createCtx(
    {
      actor,
      session,
      db,
      storage,
      config,
      log: log.child({ correlationId: request.id }),
      language: languageOf(request),
      correlationId: request.id,
      network: shortenedNetwork(request.ip),
      networkKey: networkKey(request.ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      pageVariant: pageVariantOf(request.headers.cookie),
      cookieHeader: request.headers.cookie,
    },
    events,
  );
}

/** Documents speak the language of their address; calls that of `?lang=`, else of `Accept-Language`. */
function languageOf(request: FastifyRequest): Language {
  if (request.routeOptions.config.isDocument) return splitLanguage(request.url.split('?')[0] ?? '/').language;
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return preferredLanguage(typeof lang === 'string' ? lang : request.headers['accept-language']);
}

function correlationIdOf(request: IncomingMessage): string {
  const given = request.headers['x-correlation-id'];
  const isOne = typeof given === 'string' && correlationIdForm.test(given) && withoutSecrets(given) === given;
  return isOne ? given : newCorrelationId();
}

function countQueryKeys(url: string): number {
  const start = url.indexOf('?');
  return start < 0 ? 0 : url.slice(start + 1).split('&').length;
}

/** JSON for calls, forms for documents; everything else is refused by its type. */
function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    try {
      done(null, parseBody(request, body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseBody(request: FastifyRequest, body: string): unknown {
  const contentType = request.headers['content-type'];
  if (request.headers['content-encoding'] !== undefined) throw requestErrors.unsupported_media_type();
  if (request.routeOptions.config.isDocument) {
    if (contentType === undefined || !formType.test(contentType)) throw requestErrors.unsupported_media_type();
    return parseForm(body);
  }
  if (!isJsonType(contentType)) throw requestErrors.unsupported_media_type();
  return body === '' ? undefined : parseJsonBody(body);
}

/** A field given twice is an attempt at something: no form of ours does that. */
function parseForm(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in fields) throw requestErrors.unreadable();
    inspectText(value);
    fields[name] = value.normalize('NFC');
  }
  return { ...fields };
}
