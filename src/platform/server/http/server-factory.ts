import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import { headerBaseline } from './header-baseline.ts';
import { limits } from './limits.ts';
import { problemOf } from './problem.ts';

interface ServerOptions {
  isSecure: boolean;
  /** Answers from memory and says so, or leaves the request alone. */
  answerEarly: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
}

/** The bare server under Fastify: refuses what is malformed before anything reads it, and answers cached pages before routing. */
export function createBareServer(listener: RequestListener, { isSecure, answerEarly }: ServerOptions): http.Server {
  const baseline = headerBaseline('data', { isSecure });
  const server = http.createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      requireHostHeader: true,
    },
    (request, response) => {
      if (answerEarly?.(request, response)) return;
      const refusal = malformed(request);
      if (refusal) return refuse(request, response, refusal, baseline);
      listener(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => answerBrokenRequest(error, socket, baseline));
  return server;
}

const allowedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

function malformed({ url = '', method = '', rawHeaders }: IncomingMessage): AppError | undefined {
  if (!allowedMethods.has(method)) return requestErrors.method_not_allowed();
  if (url.length > limits.urlBytes) return requestErrors.uri_too_long();
  // Anything else is an absolute-form target, which would let the sender name another host than the Host header does.
  if (!url.startsWith('/')) return requestErrors.unreadable();
  if (rawHeaders.length / 2 > limits.headerCount) return requestErrors.too_large();
  if (countHeader(rawHeaders, 'host') !== 1) return requestErrors.unreadable();
  return undefined;
}

function countHeader(rawHeaders: string[], name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === name) count += 1;
  return count;
}

function refuse(request: IncomingMessage, response: ServerResponse, error: AppError, baseline: Record<string, string>): void {
  // A body nobody reads would be taken for the next request on this connection.
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  response.writeHead(error.status, {
    ...baseline,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(hasBody && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(problemOf(error, '')));
}

function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, baseline: Record<string, string>): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = { ...baseline, connection: 'close', 'content-length': '0', 'cache-control': 'no-store' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
