import type { FastifyInstance } from 'fastify';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';
import { requireSameOrigin } from '#platform/server/http/cross-site.ts';
import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';

const query = /\?[^"\s]*/g;

/** Browsers tell here what the content policy stopped: a bug of ours, or somebody's attempt. */
export function addCspReportRoutes(app: FastifyInstance, { ownOrigins }: { ownOrigins: readonly string[] }): void {
  const limiter = new ProcessLimiter({ name: 'csp', times: 30, seconds: 60 });
  app.post('/csp-report', { config: { isAnonymous: true, label: '/csp-report' }, bodyLimit: 16 * 1024 }, async (request, reply) => {
    limiter.take(request.ctx.networkKey);
    requireSameOrigin(request.headers, ownOrigins, { strict: false });
    // Before it is cut: half a code is not known as one. What somebody sought or filled in is nobody's business here.
    const report = withoutSecrets(JSON.stringify(request.body ?? null).replaceAll(query, '')).slice(0, 2000);
    request.ctx.log.warn({ report }, 'content policy violation');
    return reply.code(204).send();
  });
}
