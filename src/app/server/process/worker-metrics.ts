import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:cluster';
import { tellPrimary, type Counted, type FromWorker, type ToWorker } from './worker-messages.ts';

/** A worker that is stuck must not take the others' metrics with it. */
const patience = 2000;

/** In a worker: tells what it counted when asked, and asks for what all of them counted. */
export function shareMetrics(count: () => Promise<Counted>): () => Promise<Counted[]> {
  const requests = new Map<string, (all: Counted[]) => void>();
  process.on('message', (message: ToWorker) => {
    if (message.type === 'count') void count().then((counted) => tellPrimary({ type: 'counted', request: message.request, counted }));
    if (message.type === 'all-counted') requests.get(message.request)?.(message.all);
  });
  return async () => {
    const request = randomUUID();
    const answer = Promise.withResolvers<Counted[]>();
    requests.set(request, answer.resolve);
    void tellPrimary({ type: 'all-wanted', request });
    const all = await Promise.race([answer.promise, delay(2 * patience, undefined, { ref: false })]);
    requests.delete(request);
    return all ?? [await count()];
  };
}

/** In the primary process: passes a worker's request on to all of them, and their answers back. */
export async function gatherMetrics(asker: Worker, request: string, workers: readonly Worker[]): Promise<void> {
  const answers = await Promise.all(workers.filter((worker) => worker.isConnected()).map((worker) => askWorker(worker, request)));
  const all = answers.filter((counted) => counted !== undefined);
  if (asker.isConnected()) asker.send({ type: 'all-counted', request, all } satisfies ToWorker, () => {});
}

async function askWorker(worker: Worker, request: string): Promise<Counted | undefined> {
  const answer = Promise.withResolvers<Counted>();
  const listen = (message: FromWorker) => {
    if (message.type === 'counted' && message.request === request) answer.resolve(message.counted);
  };
  worker.on('message', listen);
  worker.send({ type: 'count', request } satisfies ToWorker, () => {});
  const counted = await Promise.race([answer.promise, delay(patience, undefined, { ref: false })]);
  worker.off('message', listen);
  return counted;
}
