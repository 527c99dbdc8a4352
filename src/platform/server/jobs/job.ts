import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { asAppRole, jobsSchema, type QueueName } from './queues.ts';

interface Retry {
  /** How many times it is tried again after it failed. */
  limit: number;
  /** Before the first new try; each next one waits about twice as long. */
  seconds: number;
  /** No wait is longer. */
  maxSeconds: number;
}

/** Work that is done later, by another process, at least once. */
export interface Job<Data extends object> {
  readonly name: QueueName;
  readonly data: z.ZodType<Data>;
  readonly retry: Retry;
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

/** Of jobs that wait, those with the highest number are done first. */
export const priorities = { usual: 0, awaited: 10 } as const;

interface EnqueueOptions {
  /** Somebody looks at a screen until it is done. */
  isAwaited?: boolean;
}

/** Queues the job in the caller's transaction: when that is rolled back, the job never was. */
export async function enqueue<Data extends object>(
  tx: Tx,
  { name, data: schema, retry }: Job<Data>,
  data: Data,
  { isAwaited = false }: EnqueueOptions = {},
): Promise<void> {
  const boss = await bossIn(tx);
  const id = await boss.send(name, schema.parse(data), {
    priority: isAwaited ? priorities.awaited : priorities.usual,
    retryLimit: retry.limit,
    retryDelay: retry.seconds,
    retryBackoff: true,
    retryDelayMax: retry.maxSeconds,
  });
  if (id === null) throw new Error(`${name} was not queued`);
}

/** It asks for nothing but what it is told here: who works on the jobs has another one (`work-on-jobs.ts`). */
async function bossIn(tx: Tx): Promise<PgBoss> {
  // Most processes that are started queue nothing.
  const library = await import('pg-boss');
  return new library.PgBoss({ db: { executeSql: (text, values) => execute(tx, text, values) }, schema: jobsSchema, ...asAppRole });
}

/** Without what makes our own names of those in the database: these rows are for pg-boss. */
async function execute(tx: Tx, text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
  const { rows } = await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows };
}
