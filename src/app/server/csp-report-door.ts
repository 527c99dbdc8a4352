import type { FastifyInstance } from 'fastify';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';
import { networkKey } from '#platform/server/http/network.ts';

/** Browsers tell here what the content policy stopped: a bug of ours, or somebody's attempt. */
export function addCspReportDoor(app: FastifyInstance): void {
  const limiter = new ProcessLimiter({ name: 'csp', times: 30, seconds: 60 });
  app.post('/csp-report', { config: { isAnonymous: true, label: '/csp-report' }, bodyLimit: 16 * 1024 }, async (request, reply) => {
    limiter.take(networkKey(request.ip));
    request.ctx.log.warn({ report: JSON.stringify(request.body).slice(0, 2000) }, 'content policy violation');
    return reply.code(204).send();
  });
}
