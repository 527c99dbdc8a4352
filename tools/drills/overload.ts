import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn, type SignedInClient } from '../../tests/support/signed-in-client.ts';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';
import { send, type Crowd, type Outcome } from './load/crowd.ts';
import { quoteWriter, type Writer } from './support/writers.ts';

export const name = '10 × load: what can be done is done, and the rest is told so at once';

const password = 'honderd mensen voor een loket 1717';
/** Seconds. */
const lasting = { warmUp: 5, capacity: 8, overload: 12 };
/**
 * In turns: machines do not have the same time for us from one minute to the next. Each crowd is held against what could be done just
 * before and just after it, and the middle one counts.
 */
const rounds = 3;
/** Connections for each kind of request: what keeps the machine busy, and 400 in all. */
const connections = { capacity: 4, overload: 133 };

const bars = {
  goodput: 0.8,
  leastOfAKind: 0.5,
  medianRefusal: 50,
  medianHealth: 250,
  slowestHealth: 5000,
  recovered: 0.8,
  recoverySeconds: 30,
};

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const env = { LOG_LEVEL: 'warn', WORKERS: '2', RATE_LIMITS: 'off', DEMO_PASSWORD: password };
  const plein = spawnPlein({ dataDir, port: await freePort(), env, logFile: join(dataDir, 'drill.log') });
  try {
    await plein.ready();
    return await overload(plein);
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function overload({ origin, port }: { origin: string; port: number }): Promise<{ ok: boolean; lines: string[] }> {
  const reader = await signIn(origin, { email: 'staff@plein.test', password });
  const editor = await signIn(origin, { email: 'editor@plein.test', password });
  const quote = await quoteWriter(editor);
  const crowd = { port, requests: requestsOf(port, reader), pause: 100, newcomers: 0, connections: connections.capacity };
  const few = async (seconds = lasting.capacity) => rates(await send({ ...crowd, seconds }), seconds);

  await few(lasting.warmUp);
  const before = [await few()];
  const during: Outcome[] = [];
  const saves: Told[] = [];
  const health: Told[] = [];
  for (let round = 0; round < rounds; round++) {
    const watch = watchOthers(origin, quote);
    const can = before.at(-1) ?? {};
    // Who is refused comes back, so that together they ask for ten times what can be done.
    const pause = (1000 * kindsOf(can) * connections.overload) / (10 * total(can));
    during.push(await send({ ...crowd, pause, connections: connections.overload, newcomers: 50, seconds: lasting.overload }));
    const told = await watch.stop();
    saves.push(...told.saves);
    health.push(...told.health);
    before.push(await few());
  }
  const endedOn = performance.now();
  const canDo = mean(before);
  let after = before.at(-1) ?? {};
  while (total(after) < bars.recovered * total(canDo) && performance.now() - endedOn < bars.recoverySeconds * 1000) after = await few();
  const did = during.map((outcome) => rates(outcome, lasting.overload));
  const all = during.flatMap((outcome) => Object.values(outcome));
  const refused = all.flatMap((answers) => answers.refused);
  const others = all.flatMap((answers) => Object.entries(answers.others));
  const withoutRetryAfter = all.reduce((sum, answers) => sum + answers.withoutRetryAfter, 0);
  const isStillIn = (await Promise.all([reader, editor].map((client) => client.get('/api/profiles:loggedIn')))).every(({ ok }) => ok);

  const ratios = did.map((done, round) => total(done) / total(mean(before.slice(round, round + 2))));
  const goodput = median(ratios);
  const kinds = Object.entries(mean(did)).map(([kind, rate]) => ({ kind, ratio: rate / (canDo[kind] ?? 1) }));
  const failedSaves = saves.filter(({ status }) => status !== 200);
  const slowHealth = health.filter(({ status, took }) => status !== 200 || took > bars.slowestHealth);
  const problems = [
    goodput < bars.goodput && `goodput is ${goodput.toFixed(2)} of what can be done, ${bars.goodput} it should be`,
    ...kinds.map(({ kind, ratio }) => ratio < bars.leastOfAKind && `of ${kind} only ${ratio.toFixed(2)} is left`),
    refused.length === 0 && 'nobody was refused: this was no overload',
    median(refused) > bars.medianRefusal && `half of the refusals took longer than ${median(refused).toFixed(0)} ms`,
    withoutRetryAfter > 0 && `${withoutRetryAfter} refusals do not say when to come back`,
    others.length > 0 && `other answers: ${JSON.stringify(others)}`,
    failedSaves.length > 0 &&
      `${failedSaves.length} of ${saves.length} saves of a text failed: ${failedSaves.map(({ status }) => status).join(', ')}`,
    median(health.map(({ took }) => took)) > bars.medianHealth && 'half of the health checks took too long',
    slowHealth.length > 0 && `${slowHealth.length} of ${health.length} health checks failed or were slow`,
    total(after) < bars.recovered * total(canDo) && `after ${bars.recoverySeconds} s it does ${total(after).toFixed(0)} a second`,
    !isStillIn && 'somebody was signed out',
  ].filter((problem) => typeof problem === 'string');
  return {
    ok: problems.length === 0,
    lines: [
      `what can be done: ${describe(canDo)}`,
      `with ${3 * connections.overload} connections and 50 new ones a second: ${describe(mean(did))}; ${kinds.map(({ kind, ratio }) => `${kind} ${ratio.toFixed(2)}`).join(', ')}`,
      `goodput ${goodput.toFixed(2)}, the middle of ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
      `${refused.length} refusals, half of them within ${median(refused).toFixed(0)} ms`,
      `${saves.length} saves of a text, half of them within ${median(saves.map(({ took }) => took)).toFixed(0)} ms; ${health.length} health checks, the slowest ${Math.max(...health.map(({ took }) => took)).toFixed(0)} ms`,
      `afterwards: ${describe(after)}, within ${(lasting.capacity + (performance.now() - endedOn) / 1000).toFixed(0)} s after the crowd left`,
      ...problems,
    ],
  };
}

function requestsOf(port: number, reader: SignedInClient): Crowd['requests'] {
  const shared = `host: 127.0.0.1:${port}\r\naccept: text/html\r\n`;
  const form = new URLSearchParams({ email: 'user@plein.test', password }).toString();
  const formHead = `sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n`;
  return {
    search: ['paspoort', 'afval', 'verhuizen', 'subsidie'].map((word) => `GET /search?q=${word} HTTP/1.1\r\n${shared}\r\n`),
    'signed-in page': ['/', '/en'].map((path) => `GET ${path} HTTP/1.1\r\n${shared}cookie: ${reader.cookie}\r\n\r\n`),
    'sign-in': [`POST /login HTTP/1.1\r\n${shared}${formHead}\r\n${form}`],
  };
}

interface Told {
  status: number;
  took: number;
}

/** Those who must not notice: an editor who saves, and the machine that asks how it is doing. */
function watchOthers(origin: string, quote: Writer): { stop(): Promise<{ saves: Told[]; health: Told[] }> } {
  let isOver = false;
  const again = async (pause: number, ask: (turn: number) => Promise<Response>) => {
    const told: Told[] = [];
    for (let turn = 0; !isOver; turn++) {
      const started = performance.now();
      const answer = await ask(turn);
      await answer.arrayBuffer();
      told.push({ status: answer.status, took: performance.now() - started });
      await delay(pause);
    }
    return told;
  };
  const saves = again(700, (turn) => quote.write(quote.valueOf(turn)));
  const health = again(300, () => fetch(`${origin}/readyz`));
  return {
    async stop() {
      isOver = true;
      return { saves: await saves, health: await health };
    },
  };
}

/** Good answers a second, by kind. */
function rates(outcome: Outcome, seconds: number): Record<string, number> {
  return Object.fromEntries(Object.entries(outcome).map(([kind, { good }]) => [kind, good.length / seconds]));
}

function mean(many: readonly Record<string, number>[]): Record<string, number> {
  const sum = (kind: string) => many.reduce((rate, one) => rate + (one[kind] ?? 0), 0);
  return Object.fromEntries(Object.keys(many[0] ?? {}).map((kind) => [kind, sum(kind) / many.length]));
}

function kindsOf(perSecond: Record<string, number>): number {
  return Object.keys(perSecond).length;
}

function total(perSecond: Record<string, number>): number {
  return Object.values(perSecond).reduce((sum, rate) => sum + rate, 0);
}

function describe(perSecond: Record<string, number>): string {
  return Object.entries(perSecond)
    .map(([kind, rate]) => `${rate.toFixed(1)} × ${kind}`)
    .join(', ')
    .concat(' a second');
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
