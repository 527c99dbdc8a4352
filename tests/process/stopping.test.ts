import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { filledDataDir, startPlein } from '../support/plein-process.ts';
import { isReady } from '../support/spawn-plein.ts';

interface Answer {
  status: number;
  isLast: boolean;
}

function ask(origin: string, agent: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/`, { agent }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Visitors of a site behind a balancer: kept connections, and new ones for as long as the site says it is ready. */
class Visitors {
  readonly failures: string[] = [];
  /** New ones may come. */
  #isOpen = true;
  /** Those who are there may stay. */
  #isStaying = true;
  readonly #origin: string;
  #answered = 0;
  readonly #running: Promise<void>[];

  constructor(origin: string) {
    this.#origin = origin;
    this.#running = [
      this.#watch(),
      ...Array.from({ length: 12 }, () => this.#visit({ isKept: true })),
      ...Array.from({ length: 4 }, () => this.#visit({ isKept: false })),
    ];
  }

  /** As long as the readiness check never said no. */
  get areComing(): boolean {
    return this.#isOpen;
  }

  /** Waits until so many more have had their answer. */
  async areServed(count: number): Promise<void> {
    const goal = this.#answered + count;
    await vi.waitUntil(() => this.#answered >= goal, { timeout: 60_000 });
  }

  /** Sends nobody new from now on, and waits for the answers that are under way. */
  async leave(): Promise<void> {
    this.#isOpen = false;
    this.#isStaying = false;
    await Promise.all(this.#running);
  }

  async #watch(): Promise<void> {
    while (this.#isOpen) {
      if (!(await isReady(this.#origin))) this.#isOpen = false;
      await delay(20);
    }
  }

  async #visit({ isKept }: { isKept: boolean }): Promise<void> {
    const agent = new http.Agent({ keepAlive: isKept, maxSockets: 1 });
    let hasConnection = false;
    while (this.#isOpen || hasConnection) {
      try {
        const { status, isLast } = await ask(this.#origin, agent);
        if (status === 200) this.#answered += 1;
        else this.failures.push(`status ${status}`);
        hasConnection = isKept && !isLast && this.#isStaying;
      } catch (error) {
        this.failures.push(String(error));
        return;
      }
    }
    agent.destroy();
  }
}

test.each(['1', '2'])('SIGTERM under load: every request is answered, then it ends (workers: %s)', async (workers) => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: workers } });
  await plein.ready();
  const visitors = new Visitors(plein.origin);
  await visitors.areServed(100);
  plein.signal('SIGTERM');
  const { code } = await plein.ended;
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
  expect(code).toBe(0);
  expect(existsSync(join(plein.dataDir, 'pg/postmaster.pid'))).toBe(false);
});

test('SIGHUP under load replaces every worker without a failed request', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: '2', LOG_LEVEL: 'info' } });
  await plein.ready();
  const visitors = new Visitors(plein.origin);
  await visitors.areServed(100);
  plein.signal('SIGHUP');
  await expect.poll(() => plein.log(), { timeout: 60_000 }).toContain('all workers were replaced');
  expect(visitors.areComing).toBe(true);
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
  plein.signal('SIGTERM');
  expect((await plein.ended).code).toBe(0);
});

test('SIGTERM in the middle of a rolling restart still ends it', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: '2' } });
  await plein.ready();
  plein.signal('SIGHUP');
  await delay(300);
  plein.signal('SIGTERM');
  expect((await plein.ended).code).toBe(0);
});

test('a stop takes no longer than it must', async () => {
  const plein = await startPlein({ dataDir: filledDataDir() });
  await plein.ready();
  const startedOn = performance.now();
  plein.signal('SIGINT');
  expect((await plein.ended).code).toBe(0);
  expect(performance.now() - startedOn).toBeLessThan(4000);
});
