import { setTimeout as delay } from 'node:timers/promises';
import type { Writer } from './writers.ts';

const paths = ['/', '/en', '/nieuws', '/paspoort-en-verhuizen/paspoort'];
const visitors = 4;

interface Expectations {
  /** Statuses of a write that is not taken now, beside 503 with `Retry-After`. */
  refusals?: readonly number[];
}

/** People who read and people who write, all through a fault. They tell what nobody should have met. */
export class Witnesses {
  readonly problems = new Map<string, number>();
  readonly #origin: string;
  readonly #writers: readonly Writer[];
  readonly #refusals: readonly number[];
  #pages = 0;
  #refused = 0;
  #lastAcknowledged = performance.now();
  #longestGap = 0;
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor(origin: string, writers: readonly Writer[], { refusals = [] }: Expectations = {}) {
    this.#origin = origin;
    this.#writers = writers;
    this.#refusals = refusals;
    this.#running = Promise.all([
      ...Array.from({ length: visitors }, () => this.#visit()),
      ...writers.map((writer) => this.#write(writer)),
    ]);
  }

  /** Every worker has the pages in memory, and every writer has written. */
  static async settle(origin: string): Promise<void> {
    // Lines go to the workers in turn, so each page is asked for on several in a row.
    for (const path of paths.flatMap((each) => Array.from({ length: 6 }, () => each)))
      await fetch(origin + path, { headers: { connection: 'close' } }).then((answer) => answer.text());
  }

  /** Every writer was told that something of theirs was saved, and saved after this moment. False when that took too long. */
  async allWrite({ seconds }: { seconds: number }): Promise<boolean> {
    const before = this.#writers.map(({ count }) => count);
    const deadline = performance.now() + seconds * 1000;
    // What was under way may have begun earlier, so one more.
    while (this.#writers.some(({ count }, index) => count < (before[index] ?? 0) + 2)) {
      if (performance.now() > deadline) {
        this.#note(`nothing was saved for ${seconds} s`);
        return false;
      }
      await delay(20);
    }
    return true;
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  get summary(): string {
    const acknowledged = this.#writers.reduce((sum, { count }) => sum + count, 0);
    return `${this.#pages} pages from memory, ${acknowledged} acknowledged writes, ${this.#refused} refused with words; at most ${(this.#longestGap / 1000).toFixed(1)} s between two that were saved`;
  }

  get lines(): string[] {
    return [...this.problems].map(([problem, times]) => `${times} × ${problem}`);
  }

  #note(problem: string): void {
    this.problems.set(problem, (this.problems.get(problem) ?? 0) + 1);
  }

  async #visit(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const answer = await fetch(this.#origin + path);
        await answer.text();
        if (answer.status === 200) this.#pages += 1;
        else this.#note(`${path} was answered ${answer.status}`);
      } catch (error) {
        this.#note(`${path} was not answered: ${String((error as Error).cause ?? error)}`);
      }
      await delay(5);
    }
  }

  async #write(writer: Writer): Promise<void> {
    while (!this.#isOver) {
      const value = writer.valueOf(writer.count + 1);
      writer.underWay = value;
      try {
        const answer = await writer.write(value);
        await answer.text();
        if (answer.ok) this.#acknowledge(writer, value);
        else if (this.#isRefusal(answer)) this.#refused += 1;
        else this.#note(`a write was answered ${answer.status}`);
        if (!answer.ok) await delay(50);
      } catch (error) {
        this.#note(`a write was not answered: ${String((error as Error).cause ?? error)}`);
        await delay(50);
      }
    }
  }

  #isRefusal({ status, headers }: Response): boolean {
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json') === true;
    return isProblem && ((status === 503 && headers.has('retry-after')) || this.#refusals.includes(status));
  }

  #acknowledge(writer: Writer, value: unknown): void {
    writer.acknowledged = value;
    writer.count += 1;
    this.#longestGap = Math.max(this.#longestGap, performance.now() - this.#lastAcknowledged);
    this.#lastAcknowledged = performance.now();
  }
}
