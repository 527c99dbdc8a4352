import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import type { DrainOptions } from '#platform/server/http/drain.ts';

export interface WorkerPlace {
  /** From 1. The first worker also runs the jobs. */
  index: number;
  count: number;
}

export interface StartOrder {
  type: 'start';
  place: WorkerPlace;
  connection: DatabaseConnection;
}

interface DrainOrder extends DrainOptions {
  type: 'drain';
}

/** The metrics of one worker, as data. */
export type Counted = object[];

/** What the primary process says to a worker. */
export type ToWorker =
  | StartOrder
  | DrainOrder
  | { type: 'count'; request: string }
  | { type: 'all-counted'; request: string; all: Counted[] };

/** What a worker says to the primary process. */
export type FromWorker =
  | { type: 'listening' }
  | { type: 'ready'; url: string }
  | { type: 'failed'; line: string }
  | { type: 'counted'; request: string; counted: Counted }
  | { type: 'all-wanted'; request: string };

export interface PrimaryMessages {
  startAsked: Promise<StartOrder>;
  drainAsked: Promise<DrainOptions>;
}

/** Listens before anything else is loaded: a message that arrives during the loading would be lost. */
export function listenToPrimary(): PrimaryMessages {
  const start = Promise.withResolvers<StartOrder>();
  const drain = Promise.withResolvers<DrainOptions>();
  process.on('message', (message: ToWorker) => {
    if (message.type === 'start') start.resolve(message);
    if (message.type === 'drain') drain.resolve(message);
  });
  // Signals go to the whole process group; the primary decides who stops when.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit(1));
  void tellPrimary({ type: 'listening' });
  return { startAsked: start.promise, drainAsked: drain.promise };
}

/** Settles when the message has left. */
export function tellPrimary(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
