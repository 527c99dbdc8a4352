import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answers, Crowd, Outcome } from './crowd.ts';

const headEnd = Buffer.from('\r\n\r\n');
/** One for all connections: what came is looked at before the next is read. Streams of their own would take half of the time of a visit. */
const received = Buffer.alloc(256 * 1024);

/** A connection that asks one kind of thing, once or again and again. */
class Visit {
  readonly #crowd: Crowd;
  readonly #requests: string[];
  readonly #answers: Answers;
  readonly #isOnce: boolean;
  #socket: Socket | undefined;
  #turn: number;
  #askedOn = 0;
  #head: Buffer | undefined;
  #bytesToCome = -1;
  #status = 0;
  #isLast = false;
  isOver = false;

  constructor(crowd: Crowd, kind: string, answers: Answers, { turn, isOnce }: { turn: number; isOnce: boolean }) {
    this.#crowd = crowd;
    this.#requests = crowd.requests[kind] ?? [];
    this.#answers = answers;
    this.#isOnce = isOnce;
    this.#turn = turn;
    this.#open();
  }

  end(): void {
    this.isOver = true;
    this.#socket?.destroy();
  }

  #open(): void {
    if (this.isOver) return;
    // From the knock on the door on: waiting to be let in is waiting.
    this.#askedOn = performance.now();
    this.#bytesToCome = -1;
    this.#head = undefined;
    const onread = {
      buffer: received,
      callback: (length: number) => {
        this.#receive(received.subarray(0, length));
        return true;
      },
    };
    const socket = connect({ port: this.#crowd.port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket = socket;
    socket.on('connect', () => this.#ask(this.#askedOn));
    socket.on('error', () => {});
    socket.on('close', () => this.#reopen());
  }

  #reopen(): void {
    if (this.isOver) return;
    if (this.#askedOn > 0) this.#count('no answer');
    if (this.#isOnce) this.isOver = true;
    else setTimeout(() => this.#open(), this.#crowd.pause);
  }

  #count(other: string): void {
    this.#answers.others[other] = (this.#answers.others[other] ?? 0) + 1;
  }

  #ask(since = performance.now()): void {
    if (this.isOver || this.#socket?.destroyed) return;
    this.#askedOn = since;
    this.#socket?.write(this.#requests[this.#turn++ % this.#requests.length] ?? '');
  }

  #receive(chunk: Buffer): void {
    if (this.#bytesToCome < 0) {
      const head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      const end = head.indexOf(headEnd);
      // A copy: the next that is received is written over it.
      this.#head = end < 0 ? Buffer.from(head) : undefined;
      if (end < 0) return;
      this.#readHead(head.toString('latin1', 0, end + 2));
      this.#bytesToCome -= head.length - end - 4;
    } else this.#bytesToCome -= chunk.length;
    if (this.#bytesToCome === 0) this.#finish();
  }

  #readHead(head: string): void {
    this.#status = Number(head.slice(9, 12));
    this.#isLast = /\r\nconnection: close\r\n/i.test(head);
    this.#bytesToCome = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0);
    if (this.#status === 503 && !/\r\nretry-after: \d+\r\n/i.test(head)) this.#answers.withoutRetryAfter += 1;
  }

  #finish(): void {
    const took = performance.now() - this.#askedOn;
    this.#askedOn = 0;
    this.#bytesToCome = -1;
    if (this.#status === 200 || this.#status === 303) this.#answers.good.push(took);
    else if (this.#status === 503) this.#answers.refused.push(took);
    else this.#count(String(this.#status));
    if (this.#isOnce) return this.end();
    if (this.#isLast) return void this.#socket?.end();
    if (this.#status === 503 && this.#crowd.pause > 0) setTimeout(() => this.#ask(), this.#crowd.pause * (0.5 + Math.random()));
    else this.#ask();
  }
}

async function run(crowd: Crowd): Promise<Outcome> {
  const kinds = Object.keys(crowd.requests);
  const outcome: Outcome = Object.fromEntries(kinds.map((kind) => [kind, { good: [], refused: [], withoutRetryAfter: 0, others: {} }]));
  const visits: Visit[] = [];
  const come = (kind: string, isOnce: boolean) => {
    const answers = outcome[kind];
    if (answers) visits.push(new Visit(crowd, kind, answers, { turn: visits.length, isOnce }));
  };
  for (let each = 0; each < crowd.connections; each++) for (const kind of kinds) come(kind, false);
  const end = performance.now() + crowd.seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    if (crowd.newcomers > 0) come(kinds[turn % kinds.length] ?? '', true);
    await delay(Math.min(crowd.newcomers > 0 ? 1000 / crowd.newcomers : Infinity, Math.max(0, end - performance.now())));
  }
  for (const visit of visits) visit.end();
  return outcome;
}

/** Visitors have machines of their own: what is measured is not how long this process waits for its turn on the machine of the server. */
function goFirst(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch {
    // Not everybody may.
  }
}

process.once('message', (crowd: Crowd) => {
  goFirst();
  void run(crowd).then((outcome) => process.send?.(outcome));
});
