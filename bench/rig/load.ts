import { startWorker, type WorkerProcess } from './worker-process.ts';

/** A number of requests at once, until the time is over or there are enough answers. */
export interface Burst {
  port: number;
  /** Asked in turn. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  answers: number;
}

export interface BurstResult {
  answers: number;
  /** Answers that were not 200, and requests that got none. */
  failures: string[];
  seconds: number;
}

export interface Load {
  run(burst: Partial<Burst> & Pick<Burst, 'port'>): Promise<BurstResult>;
  /** Ends the burst that is running. */
  enough(): void;
  stop(): Promise<void>;
}

const usual = { paths: ['/'], headers: { 'accept-encoding': 'gzip, deflate, br' }, connections: 16, seconds: 1, answers: Infinity };

export function startLoad(): Load {
  const process: WorkerProcess<Burst, BurstResult> = startWorker('load-process.ts');
  return {
    run: (burst) => process.ask({ ...usual, ...burst }),
    enough: () => process.tell('enough'),
    stop: () => process.stop(),
  };
}

/** Answers per second, when all of them were good. */
export function rateOf({ answers, failures, seconds }: BurstResult): number {
  if (failures.length > 0) throw new Error(`${failures.length} requests failed: ${[...new Set(failures)].slice(0, 3).join(', ')}`);
  return answers / seconds;
}
