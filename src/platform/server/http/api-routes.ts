import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isChange, type Endpoint } from '#platform/shared/endpoint.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { ContentVersion } from '../content-version.ts';
import type { Ctx } from '../context.ts';
import { handleOnce } from '../handle-once.ts';
import { WrittenAnswer, type Route, type UnparsedInput } from '../handle.ts';
import { ProcessLimiter, takeFromLimit } from '../rate-limit.ts';
import { requireSameOrigin, requireXsrfToken } from './cross-site.ts';
import { limits } from './limits.ts';
import { takesGzip } from './page-cache.ts';

const compress = promisify(gzip);

interface ApiRoutesOptions {
  routes: readonly Route[];
  ownOrigins: readonly string[];
  rateLimits: boolean;
  workers: number;
  /** Refuses an access token that is not this session's, or not any more. */
  requireAccessToken(ctx: Ctx, authorization: string): void;
  /** Told with every answer, so that a client knows when its copies are old. */
  contentVersion: Pick<ContentVersion, 'current' | 'refresh'>;
}

/** Puts every endpoint on HTTP. The rules of HTTP are here; what a call does is in its service. */
export function addApiRoutes(app: FastifyInstance, options: ApiRoutesOptions): void {
  const takeTurn = options.rateLimits ? turnstile(options.workers) : () => {};
  for (const route of options.routes) {
    const { definition } = route;
    app.route({
      method: definition.method,
      url: fastifyPath(definition.path),
      bodyLimit: definition.bodyLimit ?? limits.bodyBytes,
      config: { label: `${definition.method} ${definition.path}`, isSilent: definition.isSilent ?? false },
      onRequest: async (request) => {
        takeTurn(request);
        const { authorization } = request.headers;
        if (authorization !== undefined) options.requireAccessToken(request.ctx, authorization);
        if (definition.method !== 'GET') requireOwnPage(request, options.ownOrigins);
      },
      handler: (request, reply) => answer(request, reply, route, options),
    });
  }
}

/**
 * `:` starts a parameter only after a slash; elsewhere it is part of the name and Fastify wants it doubled. A parameter before it ends
 * there, which Fastify has to be told.
 */
export function fastifyPath(path: string): string {
  return path.split('/').map(fastifySegment).join('/');
}

function fastifySegment(segment: string): string {
  const isParameter = segment.startsWith(':');
  const [name, ...rest] = (isParameter ? segment.slice(1) : segment).split(':');
  return rest.length === 0 ? segment : [isParameter ? `:${name}([^:/]+)` : name, ...rest].join('::');
}

function requireOwnPage(request: FastifyRequest, ownOrigins: readonly string[]): void {
  requireSameOrigin(request.headers, ownOrigins, { strict: false });
  const { xsrfToken } = request.identity;
  if (xsrfToken !== null) requireXsrfToken(request.headers['x-xsrf-token'], xsrfToken);
}

function turnstile(workers: number): (request: FastifyRequest) => void {
  const anonymous = new ProcessLimiter({ name: 'api', times: Math.ceil(120 / workers), seconds: 60 });
  const signedIn = new ProcessLimiter({ name: 'api', times: Math.ceil(300 / workers), seconds: 60 });
  return (request) => {
    const { actor } = request.identity;
    if (actor.guid) signedIn.take(actor.guid);
    else anonymous.take(request.ctx.networkKey);
  };
}

async function answer(request: FastifyRequest, reply: FastifyReply, route: Route, options: ApiRoutesOptions): Promise<FastifyReply> {
  // A path that ends where a name should stand is the address of nothing.
  if (Object.values(request.params as Record<string, string>).includes('')) throw requestErrors.not_found();
  const input: UnparsedInput = {
    params: request.params,
    query: request.query,
    body: request.body,
    version: versionOf(request, route.definition),
  };
  const { limit, method, path } = route.definition;
  if (limit) await takeFromLimit(request.ctx, { name: `${method} ${path}`, ...limit }, request.ctx.networkKey);
  // Before reading: an answer made from older content must not carry a newer token.
  const versionBefore = options.contentVersion.current();
  const result = await handleOnce(request.ctx, route, input, { key: request.headers['idempotency-key'], address: request.url });
  if (request.ctx.setCookies.length > 0) reply.header('set-cookie', request.ctx.setCookies);
  const hasChanged = isChange(route.definition);
  if (hasChanged) await hearOwnChange(request.ctx, options.contentVersion);
  reply.header('x-cache-token', String(hasChanged ? options.contentVersion.current() : versionBefore));
  const { timeLeft } = request.identity;
  // What a browser warns by, so that it never has to guess.
  if (timeLeft) reply.header('x-session-left', `${timeLeft.idle},${timeLeft.absolute}`);
  if (result === undefined || result === null) return reply.code(204).send();
  if (result instanceof WrittenAnswer) return sendWritten(request, reply, result);
  const version = versionIn(result as Record<string, unknown>, route.definition);
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
}

/** As it was written; compressed for who takes that, as soon as it is. */
function sendWritten({ headers, ctx }: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (answer.compressed && takesGzip(headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(answer.compressed);
  answer.compressWith(compress).catch((error: unknown) => ctx.log.warn({ err: error }, 'an answer could not be compressed'));
  return reply.send(answer.json);
}

/** Of the single object that the answer is, or that it holds beside something else. */
function versionIn(result: Record<string, unknown>, { versionIn: part }: Endpoint): unknown {
  const single = part === undefined ? result : (result[part] as Record<string, unknown>);
  return single['version'];
}

/** After a change of our own, what this process shows next must show it too. The change is made, so failing to hear of it is no failure. */
async function hearOwnChange({ log }: Ctx, contentVersion: ApiRoutesOptions['contentVersion']): Promise<void> {
  try {
    await contentVersion.refresh();
  } catch (error) {
    log.warn({ err: error }, 'the content version could not be asked after a change; the poll will');
  }
}

/** `If-Match: "7"`, or `"12.7"` of what has several counters: the version this change was made from. Null when it is neither. */
function versionOf(request: FastifyRequest, { versioned }: Endpoint): number | string | null | undefined {
  const header = request.headers['if-match'];
  if (!versioned || header === undefined) return undefined;
  const version = (versioned === 'parts' ? /^"(\d{1,9}(?:\.\d{1,9}){1,2})"$/ : /^"(\d{1,9})"$/).exec(header)?.[1];
  if (version === undefined) return null;
  return versioned === 'parts' ? version : Number(version);
}
