import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { jobsSchema, type QueueName } from './queues.ts';

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
  const table = sql.id(jobsSchema, 'job');
  const queue = sql.id(jobsSchema, 'queue');
  const { numAffectedRows } = await sql`
    insert into ${table} (name, policy, data, priority, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
    select q.name, q.policy, ${JSON.stringify(schema.parse(data))}::jsonb,
           ${isAwaited ? priorities.awaited : priorities.usual}::int, ${retry.limit}, ${retry.seconds}, true, ${retry.maxSeconds},
           q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, now() + q.retention_seconds * interval '1 second'
    from ${queue} q where q.name = ${name}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`There is no queue ${name}; migrations make them.`);
}
