import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { DatabaseConnection } from '../db/connection.ts';
import { openDatabase, unhurriedPatience } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { priorities, type Job } from './job.ts';
import { asAppRole, jobsSchema, type QueueName } from './queues.ts';

export interface Attempt {
  /** When it fails now, it is not tried again. */
  isLast: boolean;
  /** Given up: the process stops, or another has taken the job over. */
  signal: AbortSignal;
}

export interface Handler {
  name: QueueName;
  lanes: Lanes;
  /** Throws to be tried again later. */
  run(data: unknown, attempt: Attempt): Promise<void>;
}

/** How many are done at once by this process: of all, and beside them of those that somebody waits for. */
export interface Lanes {
  all: number;
  awaited: number;
}

const usualLanes: Lanes = { all: 2, awaited: 0 };

export function handler<Data extends object>(
  job: Job<Data>,
  run: (data: Data, attempt: Attempt) => Promise<void>,
  lanes: Lanes = usualLanes,
): Handler {
  return { name: job.name, lanes, run: (data, attempt) => run(job.data.parse(data), attempt) };
}

/** How often the queues are looked at, in seconds. */
export interface Pace {
  poll: number;
  /** For jobs whose process died, and for old ones. */
  supervise: number;
}

interface WorkOptions {
  connection: DatabaseConnection;
  log: Logger;
  handlers: readonly Handler[];
  pace?: Pace;
}

const usualPace: Pace = { poll: 2, supervise: 30 };
const restartMilliseconds = 5000;
const stopMilliseconds = 10_000;
const connections = 3;

/** Does queued jobs until it is stopped, on connections of its own. A database that is away is waited for. */
export function workOnJobs({ connection, log, handlers, pace = usualPace }: WorkOptions): () => Promise<void> {
  const { pool, close } = openDatabase(connection, { size: connections, log, patience: unhurriedPatience });
  const stopping = new AbortController();
  const started = open().then(async (boss) => {
    await start(boss);
    return boss;
  });

  async function open(): Promise<PgBoss> {
    // Only here: the workers that do no jobs do without its memory.
    const library = await import('pg-boss');
    const boss = new library.PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: jobsSchema,
      ...asAppRole,
      // No job here waits for another, so there is nothing to look for.
      flowIntervalSeconds: 3600,
      superviseIntervalSeconds: pace.supervise,
      monitorIntervalSeconds: pace.supervise,
    });
    boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error; it goes on'));
    boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
    return boss;
  }

  async function start(boss: PgBoss): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await boss.start();
        for (const each of handlers) {
          for (let lane = 0; lane < each.lanes.all; lane++) await work(boss, each, { log, pace });
          for (let lane = 0; lane < each.lanes.awaited; lane++) await work(boss, each, { log, pace, minPriority: priorities.awaited });
        }
        return;
      } catch (error) {
        log.warn({ err: error }, 'the job queue cannot start; it is tried again');
        await boss.stop({ graceful: false }).catch(() => {});
        await delay(restartMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return async () => {
    stopping.abort();
    const boss = await started;
    await boss
      .stop({ timeout: stopMilliseconds })
      .catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'));
    await close();
  };
}

interface Lane {
  log: Logger;
  pace: Pace;
  minPriority?: number;
}

/** One after another. Who has done one looks for the next at once: how often an empty queue is looked at is no measure for a full one. */
async function work(boss: PgBoss, { name, run }: Handler, { log, pace, minPriority }: Lane): Promise<void> {
  const options = { pollingIntervalSeconds: pace.poll, includeMetadata: true, ...(minPriority !== undefined && { minPriority }) } as const;
  const lane = await boss.work(name, options, async ([job]) => {
    if (!job) return;
    const isLast = job.retryCount >= job.retryLimit;
    try {
      await run(job.data, { isLast, signal: job.signal });
    } catch (error) {
      log.warn({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1, isLast }, 'a job failed');
      throw new Error('see the log', { cause: error });
    } finally {
      boss.notifyWorker(lane);
    }
  });
}
