import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageKey, type PageCache, type PublicAnswer } from '#platform/server/http/page-cache.ts';

interface Shared {
  pageCache: PageCache | null;
  /** The one way to write the address. Of other spellings and of queries there is no end: they get the same copy, and none of their own. */
  path: string;
  make(): Promise<PublicAnswer>;
}

/** Sends what is the same for everybody, and keeps it. */
export async function sendShared(request: FastifyRequest, reply: FastifyReply, { pageCache, path, make }: Shared): Promise<FastifyReply> {
  if (!pageCache) return sendAnswer(reply, await make());
  const key = pageKey(request.ctx.pageVariant, path);
  return sendAnswer(reply, pageCache.find(key) ?? (await pageCache.produce(key, make)));
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: PublicAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
