import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { isLoopback } from '#platform/server/http/network.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Health } from '../health.ts';

interface OperationsRoutesOptions {
  config: Config;
  health: Health;
  metrics: Metrics;
  isDraining(): boolean;
}

/** A balancer asks by address and knows no name. */
const forMachines = { isAnonymous: true, anyHost: true } as const;

/** For the people and machines that keep it running: is it alive, can it serve, how does it do. */
export function addOperationsRoutes(app: FastifyInstance, options: OperationsRoutesOptions): void {
  app.get('/livez', { config: { ...forMachines, label: '/livez' } }, async (_, reply) => reply.type('text/plain').send('ok\n'));

  const answerReady = (path: string, findProblems: () => readonly string[]) =>
    app.get(path, { config: { ...forMachines, label: path } }, async (request, reply) => {
      const problems = options.isDraining() ? ['stopping'] : findProblems();
      const details = mayKnow(request, options.config) ? problems.map((problem) => `${problem}\n`).join('') : '';
      return reply
        .code(problems.length > 0 ? 503 : 200)
        .type('text/plain')
        .send(problems.length > 0 ? `not ready\n${details}` : 'ready\n');
    });
  answerReady('/readyz', options.health.problems);
  answerReady('/readyz/pages', options.health.pageProblems);

  // Without a token the name is looked at as everywhere: a page of others in a browser on this machine can call us by a name of its own.
  const asked = { isAnonymous: true, anyHost: options.config.metricsToken !== undefined };
  app.get('/metrics', { config: { ...asked, label: '/metrics' } }, async (request, reply) => {
    // To who may not know, the address does not exist.
    if (!mayKnow(request, options.config)) throw requestErrors.not_found();
    return reply.type(options.metrics.contentType).send(await options.metrics.text());
  });
}

/**
 * Who has the token. Without one, this machine alone, and only while nobody else can reach the site: behind a proxy on the same machine
 * everybody comes from here, and not every proxy says so.
 */
function mayKnow(request: FastifyRequest, { metricsToken, isLocal }: Config): boolean {
  if (metricsToken === undefined) return isLocal && isLoopback(request.ip) && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A proxy on this machine that nobody named in TRUST_PROXY: its own address says nothing about who asks. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}
