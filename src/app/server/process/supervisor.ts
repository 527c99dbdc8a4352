import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import type { DrainOptions } from '#platform/server/http/drain.ts';
import type { Logger } from '#platform/server/logger.ts';
import { StartFailure } from '#platform/server/start-failure.ts';
import type { Service } from './serve.ts';
import { gatherMetrics } from './worker-metrics.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

export interface Workforce extends Service {
  /** Replaces the workers one by one, each new one before its predecessor goes. */
  roll(): Promise<void>;
}

interface SuperviseOptions {
  count: number;
  connection: DatabaseConnection;
  log: Logger;
  /** A worker that has not drained after this many milliseconds is ended. */
  drainPatience: number;
}

const shortestLife = 5000;
const longestPause = 10_000;

/** Runs several processes behind one port and replaces those that die. This process itself answers no requests. */
export async function superviseWorkers({ count, connection, log, drainPatience }: SuperviseOptions): Promise<Workforce> {
  /** The worker at each place that should be serving. */
  const serving = new Map<number, Worker>();
  /** Replacements of workers that died, until they serve. */
  const refilling = new Map<number, Promise<void>>();
  let isStopping = false;
  let rolling: Promise<void> | undefined;

  async function fill(index: number): Promise<string> {
    const worker = cluster.fork();
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'all-wanted') void gatherMetrics(worker, message.request, livingWorkers());
    });
    const url = await readyUrl(worker, { type: 'start', place: { index, count }, connection });
    const startedOn = performance.now();
    serving.set(index, worker);
    worker.once('exit', (code, signal) => {
      if (isStopping || serving.get(index) !== worker) return;
      serving.delete(index);
      log.error({ worker: index, code, signal }, 'a worker died; starting another');
      const refilled = refill(index, performance.now() - startedOn < shortestLife ? 500 : 0);
      refilling.set(
        index,
        refilled.finally(() => refilling.delete(index)),
      );
    });
    return url;
  }

  async function refill(index: number, pause: number): Promise<void> {
    await delay(pause);
    if (isStopping) return;
    try {
      await fill(index);
    } catch (error) {
      log.error({ err: error, worker: index }, 'a worker could not be started; trying again');
      await refill(index, Math.min(Math.max(pause, 500) * 2, longestPause));
    }
  }

  async function drainWorker(worker: Worker, options: DrainOptions = {}): Promise<void> {
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    if (worker.isConnected()) worker.send({ type: 'drain', ...options } satisfies ToWorker, () => {});
    const deadline = setTimeout(() => worker.process.kill('SIGKILL'), drainPatience);
    await gone;
    clearTimeout(deadline);
  }

  async function rollOnce(): Promise<void> {
    for (let index = 1; index <= count && !isStopping; index++) {
      // Two at one place would both serve, and only one of them be known.
      await refilling.get(index);
      const old = serving.get(index);
      await fill(index);
      if (old) await drainWorker(old, { isReplaced: true });
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(livingWorkers().map((worker) => drainWorker(worker)));
  }

  function roll(): Promise<void> {
    rolling ??= rollOnce().finally(() => {
      rolling = undefined;
    });
    return rolling;
  }

  try {
    const urls = await Promise.all(Array.from({ length: count }, (_, i) => fill(i + 1)));
    return { url: urls[0] ?? '', roll, stop };
  } catch (error) {
    isStopping = true;
    for (const worker of livingWorkers()) worker.process.kill('SIGKILL');
    throw error;
  }
}

function livingWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function readyUrl(worker: Worker, order: ToWorker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'listening') worker.send(order);
      else if (message.type === 'ready') resolve(message.url);
      else if (message.type === 'failed') reject(new StartFailure(message.line));
    });
    worker.once('exit', (code, signal) => reject(new StartFailure(`A worker ended before it was ready (${signal ?? code}).`)));
  });
}
