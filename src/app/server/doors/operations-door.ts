import { statfs } from 'node:fs/promises';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { pendingMigrations } from '#platform/server/db/migrations.ts';
import { isLoopback } from '#platform/server/http/network.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Figures } from '../figures.ts';

interface OperationsDoorOptions {
  config: Config;
  db: Db;
  figures: Figures;
  isDraining(): boolean;
}

const forMachines = { isAnonymous: true, anyHost: true } as const;
const smallestDisk = 64 * 1024 * 1024;

/** For the people and machines that keep it running: is it alive, can it serve, how does it do. */
export function addOperationsDoor(app: FastifyInstance, options: OperationsDoorOptions): void {
  app.get('/livez', { config: { ...forMachines, label: '/livez' } }, async (_, reply) => reply.type('text/plain').send('ok\n'));

  const check = onceASecond(() => findProblems(options));
  app.get('/readyz', { config: { ...forMachines, label: '/readyz' } }, async (request, reply) => {
    const problems = options.isDraining() ? ['stopping'] : await check();
    const details = mayKnow(request, options.config) ? problems.map((problem) => `${problem}\n`).join('') : '';
    return reply
      .code(problems.length > 0 ? 503 : 200)
      .type('text/plain')
      .send(problems.length > 0 ? `not ready\n${details}` : 'ready\n');
  });

  app.get('/metrics', { config: { ...forMachines, label: '/metrics' } }, async (request, reply) => {
    // To who may not know, the address does not exist.
    if (!mayKnow(request, options.config)) throw requestErrors.not_found();
    return reply.type(options.figures.contentType).send(await options.figures.text());
  });
}

function mayKnow(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return isLoopback(request.ip) && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A proxy on this machine that nobody named in TRUST_PROXY: its own address says nothing about who asks. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}

async function findProblems({ config, db }: OperationsDoorOptions): Promise<string[]> {
  const problems: string[] = [];
  try {
    const pending = await pendingMigrations(db);
    if (pending.length > 0) problems.push('the database waits for migrations');
  } catch {
    problems.push('the database does not answer');
  }
  try {
    const { bavail, bsize } = await statfs(config.dataDir);
    if (bavail * bsize < smallestDisk) problems.push('disk is full');
  } catch {
    // Without a folder of its own there is nothing to fill: an external database and S3.
  }
  return problems;
}

/** However often it is asked, the database is asked once a second. */
function onceASecond(check: () => Promise<string[]>): () => Promise<string[]> {
  let last: { at: number; answer: Promise<string[]> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > 1000) last = { at: Date.now(), answer: check() };
    return last.answer;
  };
}
