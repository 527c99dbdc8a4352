import { connect, type Socket } from 'node:net';
import type { Burst, BurstResult } from './rig/load.ts';

/**
 * Sends requests for as long as it is told and counts the answers. A process of its own with no more than sockets, so that
 * what it measures is the server and not itself.
 */

class Visit {
  readonly #burst: Burst;
  readonly #requests: Buffer[];
  readonly #tally: Tally;
  #socket: Socket;
  #next: number;
  /** Part of an answer's head that has come so far. */
  #head: Buffer | null = null;
  #bytesToCome = 0;
  #isLast = false;
  /** For an answer, from the first knock on the door. */
  #isWaiting = false;

  constructor(burst: Burst, requests: Buffer[], tally: Tally, first: number) {
    this.#burst = burst;
    this.#requests = requests;
    this.#tally = tally;
    this.#next = first;
    this.#socket = this.#open();
  }

  end(): void {
    this.#socket.destroy();
  }

  #open(): Socket {
    this.#isWaiting = true;
    const socket = connect({ port: this.#burst.port, host: '127.0.0.1', noDelay: true });
    socket.on('connect', () => this.#ask());
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => {});
    socket.on('close', () => this.#reopen());
    return socket;
  }

  #reopen(): void {
    if (!this.#tally.isOpen) return;
    if (this.#isWaiting) this.#tally.fail('no connection, or one that was closed before the answer');
    this.#head = null;
    this.#bytesToCome = 0;
    this.#socket = this.#open();
  }

  #ask(): void {
    if (!this.#tally.isOpen) return;
    this.#isWaiting = true;
    this.#socket.write(this.#requests[this.#next++ % this.#requests.length] ?? '');
  }

  #receive(chunk: Buffer): void {
    const body = this.#bytesToCome > 0 ? chunk : this.#receiveHead(chunk);
    if (!body) return;
    this.#bytesToCome -= body.length;
    if (this.#bytesToCome === 0) this.#finish();
  }

  /** Gives what came of the body, once the head is complete. */
  #receiveHead(chunk: Buffer): Buffer | undefined {
    const head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) {
      this.#head = head;
      return undefined;
    }
    const text = head.toString('latin1', 0, end + 2);
    const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
    if (!text.startsWith('HTTP/1.1 200') || length === undefined) this.#tally.fail(text.slice(0, 12));
    this.#isLast = /\r\nconnection: close\r\n/i.test(text);
    this.#head = null;
    this.#bytesToCome = Number(length ?? 0);
    return head.subarray(end + 4);
  }

  #finish(): void {
    this.#isWaiting = false;
    this.#tally.count();
    if (!this.#isLast) return this.#ask();
    this.#socket.end();
  }
}

class Tally {
  isOpen = true;
  answers = 0;
  readonly failures: string[] = [];
  readonly #enough: number;
  readonly #onEnough: () => void;

  constructor(enough: number, onEnough: () => void) {
    this.#enough = enough;
    this.#onEnough = onEnough;
  }

  count(): void {
    this.answers += 1;
    if (this.answers >= this.#enough) this.#onEnough();
  }

  fail(reason: string): void {
    this.failures.push(reason);
  }
}

let endBurst = () => {};

function run(burst: Burst): Promise<BurstResult> {
  const lines = Object.entries(burst.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = burst.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${burst.port}\r\n${lines.join('')}\r\n`));
  return new Promise((resolve) => {
    const started = performance.now();
    const tally = new Tally(burst.answers, stop);
    const visits = Array.from({ length: burst.connections }, (_, index) => new Visit(burst, requests, tally, index));
    const timer = setTimeout(stop, burst.seconds * 1000);
    endBurst = stop;

    function stop(): void {
      if (!tally.isOpen) return;
      tally.isOpen = false;
      clearTimeout(timer);
      for (const visit of visits) visit.end();
      resolve({ answers: tally.answers, failures: tally.failures, seconds: (performance.now() - started) / 1000 });
    }
  });
}

process.on('message', (message: Burst | 'enough') => {
  if (message === 'enough') endBurst();
  else void run(message).then((result) => process.send?.(result));
});
