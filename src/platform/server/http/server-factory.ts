import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import { isUnambiguousPath } from '#platform/shared/unambiguous-path.ts';
import type { Admission } from './admission.ts';
import { newCorrelationId } from './correlation-id.ts';
import { headerBaseline } from './header-baseline.ts';
import { limits } from './limits.ts';
import { problemOf } from './problem.ts';

export interface BareServerOptions {
  isSecure: boolean;
  /** Answers from memory and says so, or leaves the request alone. */
  answerEarly: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Decides when a request is worked on, if at all. */
  admission?: Pick<Admission, 'admit'> | undefined;
  /** A body with a limit of its own, by how fast it comes. */
  isUpload?(request: IncomingMessage): boolean;
  /** The same refusal for somebody in a browser. */
  refusalPage?(refusal: { error: AppError; path: string; correlationId: string }): RefusalPage;
  times?: Record<'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'idleTimeout', number>;
}

interface RefusalPage {
  headers: Record<string, string>;
  body: Buffer;
}

/** The bare server under Fastify: refuses what is malformed before anything reads it, and answers cached pages before routing. */
export function createBareServer(
  listener: RequestListener,
  { isSecure, answerEarly, admission, isUpload = () => false, refusalPage, times = limits }: BareServerOptions,
): http.Server {
  const baseline = headerBaseline('data', { isSecure });
  // Not `server.setTimeout()`: arming and moving that timer takes a tenth of the time of an answer from memory, which is
  // nearly always taken whole by the system. Between two requests the server's own limits hold.
  const cutWhenStill = (socket: Socket) => socket.setTimeout(times.idleTimeout);
  const server = http.createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: times.headersTimeout,
      // One for all requests, so that of the slowest; the others have their own below.
      requestTimeout: limits.upload.longest + limits.headersTimeout,
      keepAliveTimeout: times.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(1000, times.headersTimeout),
      // We refuse it ourselves, with the headers that every answer of ours has.
      requireHostHeader: false,
    },
    (request, response) => {
      // Before all else: what the address could be taken for is not looked up, not served from memory and not written down.
      if (!isUnambiguousPath(pathOf(request))) return refuse(request, response, requestErrors.unreadable(), { baseline, refusalPage });
      if (wantsPage(request) && !isReadablePath(pathOf(request))) request.url = readableUrl(request.url ?? '/');
      const refusal = malformed(request);
      if (refusal) return refuse(request, response, refusal, { baseline, refusalPage });
      if (hasBody(request) && !isUpload(request)) limitBody(request, response, times.requestTimeout, baseline);
      if (answerEarly?.(request, response)) {
        if (request.socket.writableLength > 0) cutWhenStill(request.socket);
        return;
      }
      cutWhenStill(request.socket);
      if (admission) admission.admit(request, response, () => listener(request, response));
      else listener(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.on('checkExpectation', (request, response) => refuse(request, response, requestErrors.unreadable(), { baseline }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => answerBrokenRequest(error, socket, baseline));
  return server;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** A body that has not come by then is not waited for, whoever reads it. */
function limitBody(request: IncomingMessage, response: ServerResponse, longest: number, baseline: Record<string, string>): void {
  const timer = setTimeout(() => {
    // It came and nobody read it, as when its sender is refused: by now others may be served on this connection.
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    else answerBrokenRequest(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket, baseline);
  }, longest);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

const allowedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

function malformed({ url = '', method = '', rawHeaders }: IncomingMessage): AppError | undefined {
  if (!allowedMethods.has(method)) return requestErrors.method_not_allowed();
  if (url.length > limits.urlBytes) return requestErrors.uri_too_long();
  // Anything else is an absolute-form target, which would let the sender name another host than the Host header does.
  if (!url.startsWith('/')) return requestErrors.unreadable();
  if (!isReadablePath(url.split('?', 1)[0] ?? '')) return requestErrors.unreadable();
  if (url.includes('%00')) return requestErrors.unreadable();
  if (rawHeaders.length / 2 > limits.headerCount) return requestErrors.headers_too_large();
  if (countHeader(rawHeaders, 'host') !== 1) return requestErrors.unreadable();
  return undefined;
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** A percent sign that begins no character: two programs would read such an address differently. */
function isReadablePath(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A person in a browser, who is better served by a page than by a problem for programs. */
function wantsPage({ method, headers: { accept = '' }, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.startsWith('/') && accept.includes('text/html');
}

/** An old link may hold a letter in the way of twenty years ago: what cannot be read becomes the sign for that, as in a browser. */
function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (part) => {
    if (part === '%') return '%25';
    return isReadablePath(part) ? part : '%EF%BF%BD';
  });
  return [readable, ...query].join('?');
}

function countHeader(rawHeaders: string[], name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const candidate = rawHeaders[i] ?? '';
    if (candidate.length === name.length && candidate.toLowerCase() === name) count += 1;
  }
  return count;
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: AppError,
  { baseline, refusalPage }: { baseline: Record<string, string>; refusalPage?: BareServerOptions['refusalPage'] },
): void {
  const { headers, body, correlationId } = refusalOf(error, baseline);
  const page = wantsPage(request) ? refusalPage?.({ error, path: pathOf(request), correlationId }) : undefined;
  const told = page ? { ...page.headers, 'content-length': String(page.body.length), 'x-correlation-id': correlationId } : headers;
  // Whoever sends this may mean something else by what comes after it, such as a body that nobody reads.
  response.writeHead(error.status, { ...told, connection: 'close' });
  response.end(request.method === 'HEAD' ? undefined : (page?.body ?? body));
}

/** What could not even be read as a request is answered on the bare connection, which is of no use after it. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, baseline: Record<string, string>): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const refusal = brokenRequests[error.code ?? '']?.() ?? requestErrors.unreadable();
  const { headers, body } = refusalOf(refusal, baseline);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  // A client that goes on sending would keep its half of the connection open.
  socket.end(`HTTP/1.1 ${refusal.status} ${http.STATUS_CODES[refusal.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

const brokenRequests: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: requestErrors.headers_too_large,
  ERR_HTTP_REQUEST_TIMEOUT: requestErrors.too_slow,
};

interface Refusal {
  headers: Record<string, string>;
  body: string;
  correlationId: string;
}

function refusalOf(error: AppError, baseline: Record<string, string>): Refusal {
  const correlationId = newCorrelationId();
  const body = JSON.stringify(problemOf(error, correlationId));
  const headers = {
    ...baseline,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-correlation-id': correlationId,
    ...(error.status === 405 && { allow: [...allowedMethods].join(', ') }),
  };
  return { headers, body, correlationId };
}
