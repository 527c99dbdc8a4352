import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { BareAnswer } from './bare-server.ts';

/** Asks until the answer comes out of the cache, compressed: the first readers get the page before that is done. */
export async function untilCompressed(url: string): Promise<BareAnswer> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await ask(url);
    const body = await buffer(response);
    if (response.headers['content-encoding'] === 'br') return { headers: ownHeaders(response), body };
    await wait(50);
  }
  throw new Error(`${url} never came out of the cache`);
}

/** Asks twice: the first answer is made, the second is one like all that follow. */
export async function askTwice(url: string): Promise<BareAnswer> {
  await buffer(await ask(url));
  const response = await ask(url);
  return { headers: ownHeaders(response), body: await buffer(response) };
}

function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
}

/** Without those that Node adds by itself. */
function ownHeaders({ headers }: IncomingMessage): string[] {
  const { connection: _, 'keep-alive': __, date: ___, ...own } = headers;
  return Object.entries(own).flatMap(([name, value]) => [name, String(value)]);
}
