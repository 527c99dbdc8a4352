import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventStreamType, watchDocument } from '#domains/documents/model/together.contract.ts';
import { lookOnceRoute, type EventStreams, type Outlet } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { handle, route } from '#platform/server/handle.ts';
import type { Admission } from '#platform/server/http/admission.ts';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';

interface EventStreamParts {
  streams: EventStreams;
  admission: Pick<Admission, 'leave'>;
  identify(cookieHeader: string | undefined): Promise<Pick<Ctx, 'actor' | 'session'>>;
  rateLimits: boolean;
}

/** What may wait to be taken by a reader. Who is so far behind does better with a draft that is loaded anew. */
const mostWaiting = 64 * 1024;

/** What others change, to who edits the same document: an answer that goes on. */
export function addEventStreamRoutes(app: FastifyInstance, parts: EventStreamParts): void {
  const limiter = new ProcessLimiter({ name: 'events', times: 60, seconds: 60 });
  const config = { label: `${watchDocument.method} ${watchDocument.path}`, isSilent: true, isLasting: true };
  app.get(watchDocument.path, { exposeHeadRoute: false, config }, async (request, reply) => {
    const { ctx, headers, params } = request;
    if (parts.rateLimits && ctx.session) limiter.take(ctx.session.guid);
    if (!headers.accept?.includes(eventStreamType)) {
      return reply.type(eventStreamType).send(await handle(ctx, lookOnceRoute(lastHeardOf(request)), { params }));
    }
    await handle(ctx, streamRoute(request, reply, parts), { params });
    return reply;
  });
}

function streamRoute(request: FastifyRequest, reply: FastifyReply, { streams, admission, identify }: EventStreamParts) {
  const { cookie } = request.headers;
  return route(watchDocument, async (ctx, { params: { guid } }) => {
    const { close } = await streams.watch({
      ctx,
      guid,
      lastHeard: lastHeardOf(request),
      identify: () => identify(cookie),
      open() {
        admission.leave(reply.raw);
        return openOutlet(reply);
      },
    });
    reply.raw.once('close', close);
    // Its reader may have left while it began.
    if (reply.raw.destroyed) close();
    return '';
  });
}

function lastHeardOf({ headers }: FastifyRequest): string | undefined {
  return headers['last-event-id']?.toString();
}

function openOutlet(reply: FastifyReply): Outlet {
  // Proxies that gather an answer before they pass it on would keep it for ever.
  reply
    .type(`${eventStreamType}; charset=utf-8`)
    .headers({ 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' });
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  return {
    // Its reader may have gone a moment ago, and to write to nobody is an error that nobody would catch.
    write: (text) => !raw.destroyed && !raw.writableEnded && (raw.write(text) || raw.writableLength < mostWaiting),
    end: () => void raw.end(),
  };
}
