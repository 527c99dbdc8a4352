import type { RouteAnswer } from '#app/route-answer.ts';
import { startWorker } from './worker-process.ts';

export interface BareAnswer {
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array;
}

/** What it does with every request: send bytes, or render a tree. */
export type BareOrder = { send: BareAnswer } | { render: RouteAnswer };

export interface BareServer {
  port: number;
  stop(): Promise<void>;
}

/** A server of a few lines on `node:http`, in a process of its own. */
export async function startBareServer(order: BareOrder): Promise<BareServer> {
  const worker = startWorker<BareOrder, Pick<BareServer, 'port'>>('bare-server-process.ts');
  const { port } = await worker.ask(order);
  return { port, stop: () => worker.stop() };
}
