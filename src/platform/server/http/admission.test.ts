import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Admission, admissionLimits, type WorkClass } from './admission.ts';
import { awaitedBodyLimits } from './awaited-bodies.ts';

const classes: WorkClass[] = [
  { name: 'saves', isFirst: true, isPerPerson: true, share: 1, patience: 5000 },
  { name: 'reads', share: 1, patience: 1000 },
  { name: 'searches', share: 1, patience: 1000 },
  { name: 'rare', share: 1, atOnce: 1, patience: 1000 },
];

/** A server behind a gate, which works on what it is asked until it is told to finish. */
interface Place {
  origin: string;
  admission: Admission;
  /** Requests that are worked on, until somebody lets them go. */
  underWay: { url: string; finish(): void }[];
  finishAll(): void;
  /** Holds all places until told otherwise: what is worked on goes on and on. */
  keepBusy(path: string, times: number): { stop(): Promise<void>; statuses: number[] };
}

const toClose: http.Server[] = [];
afterAll(() => {
  for (const server of toClose) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(places = 4): Promise<Place> {
  const underWay: Place['underWay'] = [];
  const admission = new Admission({
    classes,
    // As many at all times, however busy the machine of the test is.
    places: { least: places, most: places },
    classOf: ({ url = '' }) => (url.startsWith('/health') ? null : (url.split('/')[1] ?? null)),
    personOf: ({ url = '' }) => url.split('/')[2],
    refuse: (_, response) => response.writeHead(503, { 'retry-after': '2' }).end('busy'),
  });
  const work = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/health')) return void response.end('ok');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => underWay.push({ url: request.url ?? '', finish: () => response.end(`done ${body}`) }));
  };
  const server = http.createServer((request, response) => admission.admit(request, response, () => work(request, response)));
  toClose.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const finishAll = () => underWay.splice(0).forEach(({ finish }) => finish());

  function keepBusy(path: string, times: number) {
    let isOver = false;
    const statuses: number[] = [];
    const visit = async () => {
      while (!isOver) {
        const { status } = await ask(origin, path);
        statuses.push(status);
        if (status === 503) await delay(50);
      }
    };
    const visits = Array.from({ length: times }, visit);
    const worker = setInterval(finishAll, 50);
    return {
      statuses,
      async stop() {
        isOver = true;
        await Promise.all(visits);
        clearInterval(worker);
      },
    };
  }

  return { origin, admission, underWay, finishAll, keepBusy };
}

async function ask(origin: string, path: string): Promise<{ status: number; text: string; milliseconds: number }> {
  const started = performance.now();
  const answer = await fetch(origin + path);
  return { status: answer.status, text: await answer.text(), milliseconds: performance.now() - started };
}

/** Of a crowd of which four are served every 50 ms: who can all be served in time, and who cannot. */
const [enough, more] = [40, 160];

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Infinity;

test('a burst waits for its turn and is served', async () => {
  const { origin, admission, finishAll } = await listen();
  const asked = Array.from({ length: 20 }, () => ask(origin, '/reads'));
  const lane = expect.objectContaining({ name: 'reads', underWay: 4, waiting: 16 }) as object;
  await expect.poll(() => admission.laneCounts()).toContainEqual(lane);
  const worker = setInterval(finishAll, 10);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  clearInterval(worker);
  expect(admission.laneCounts()[1]).toMatchObject({ counts: { admitted: 20, queued: 16, refused: 0 }, underWay: 0, waiting: 0 });
});

// They wait more than they work: side by side.
describe.concurrent('in the course of seconds', () => {
  test('as many as can be served in time are all served, though somebody waits at every moment', async ({ expect }) => {
    const { keepBusy } = await listen();
    const crowd = keepBusy('/reads', enough);
    await delay(3 * admissionLimits.burst);
    await crowd.stop();
    expect(crowd.statuses.length).toBeGreaterThan(enough);
    expect(crowd.statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test('with a single place, two classes get as much time, however long their work takes', async ({ expect }) => {
    const { origin, underWay } = await listen(1);
    const held = { '/reads': 0, '/searches': 0 };
    let isOver = false;
    const visit = async (path: keyof typeof held) => {
      while (!isOver) if ((await ask(origin, path)).status === 503) await delay(5);
    };
    const visits = Array.from({ length: 12 }, (_, each) => visit(each % 2 === 0 ? '/reads' : '/searches'));
    const worker = setInterval(() => {
      for (const { url, finish } of underWay.splice(0)) {
        const started = performance.now();
        const end = () => {
          held[url as keyof typeof held] += performance.now() - started;
          finish();
        };
        setTimeout(end, url === '/reads' ? 60 : 10);
      }
    }, 1);
    await delay(2000);
    const ratio = held['/reads'] / held['/searches'];
    isOver = true;
    await Promise.all(visits);
    clearInterval(worker);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('what a class had while nobody else wanted anything does not make it wait afterwards', async ({ expect }) => {
    const { origin, underWay, finishAll, keepBusy } = await listen(1);
    const heldBefore = 2000;
    const long = ask(origin, '/reads');
    await expect.poll(() => underWay.length).toBe(1);
    await delay(heldBefore);
    finishAll();
    await long;
    const crowd = keepBusy('/searches', 10);
    await expect.poll(() => underWay.length).toBe(1);
    const { status, milliseconds } = await ask(origin, '/reads');
    await crowd.stop();
    expect(status).toBe(200);
    // Paid back, it would wait for as long as it had; its fair turn comes after a few searches, also on a busy machine.
    expect(milliseconds).toBeLessThan(heldBefore * 0.75);
  });

  test('who takes long does not keep the others out', async ({ expect }) => {
    const { origin, underWay, finishAll } = await listen();
    const slow = Array.from({ length: 4 }, () => ask(origin, '/reads/slow'));
    await expect.poll(() => underWay.length).toBe(4);
    await delay(admissionLimits.longestHold + 500);
    const late = ask(origin, '/searches');
    await expect.poll(() => underWay.length).toBe(5);
    finishAll();
    expect((await late).status).toBe(200);
    await Promise.all(slow);
  }, 30_000);
});

describe('while more is asked all the time than can be done', () => {
  let place: Place;
  let crowd: ReturnType<Place['keepBusy']>;

  beforeAll(async () => {
    place = await listen();
    crowd = place.keepBusy('/reads', more);
    await delay(2 * admissionLimits.burst);
  });
  afterAll(() => crowd.stop());

  test('who cannot be served is told at once, and those who are lose nothing', async () => {
    const served = crowd.statuses.filter((status) => status === 200).length;
    const refusals: number[] = [];
    const others: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const { status, milliseconds } = await ask(place.origin, '/reads');
      if (status === 503) refusals.push(milliseconds);
      others.push((await ask(place.origin, '/health')).milliseconds);
    }
    expect(refusals.length).toBeGreaterThan(5);
    // As fast as anything is answered here, whatever else this machine has to do.
    expect(median(refusals)).toBeLessThan(2 * median(others) + 50);
    expect(served).toBeGreaterThan(20);
  });

  test('health is answered and a save is kept while readers crowd the place', async () => {
    expect(await ask(place.origin, '/health')).toMatchObject({ status: 200 });
    for (let turn = 0; turn < 5; turn++) expect(await ask(place.origin, '/saves')).toMatchObject({ status: 200 });
  });

  test('a crowd that wants one thing leaves room for who wants another', async () => {
    const searches = [];
    for (let turn = 0; turn < 5; turn++) searches.push((await ask(place.origin, '/searches')).status);
    expect(searches).toEqual([200, 200, 200, 200, 200]);
  });
});

test('of some work there is no more at once than it says', async () => {
  const { origin, underWay, finishAll } = await listen();
  const asked = [ask(origin, '/rare/1'), ask(origin, '/rare/2')];
  await expect.poll(() => underWay.length).toBe(1);
  await delay(50);
  expect(underWay).toHaveLength(1);
  finishAll();
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  await Promise.all(asked);
});

test('one person who saves all the time leaves half of the places to others, and does not go before them', async () => {
  const { origin, admission, underWay, finishAll } = await listen();
  const greedy = Array.from({ length: 60 }, () => ask(origin, '/saves/greedy'));
  await expect.poll(() => admission.laneCounts()[0]?.waiting).toBe(57);
  expect(underWay, 'of six places').toHaveLength(3);
  const others = ['Noor', 'Sam', 'Fatima', 'Willem'].map((name) => ask(origin, `/saves/${name}`));
  await expect.poll(() => underWay.length).toBe(6);
  finishAll();
  await expect.poll(() => underWay.length).toBeGreaterThan(2);
  expect(underWay.map(({ url }) => url)).toContain('/saves/Willem');
  const worker = setInterval(finishAll, 5);
  const answers = await Promise.all([...others, ...greedy]);
  clearInterval(worker);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('one person does not fill the queue of all', async () => {
  const { origin, admission, finishAll } = await listen();
  const greedy = Array.from({ length: 150 }, () => ask(origin, '/saves/greedy'));
  await expect.poll(() => admission.laneCounts()[0]?.counts.refused).toBe(150 - 3 - admissionLimits.longestQueue / 2);
  const other = ask(origin, '/saves/Noor');
  const worker = setInterval(finishAll, 5);
  expect((await other).status).toBe(200);
  await Promise.all(greedy);
  clearInterval(worker);
});

test('I2 a body that comes slowly takes no place before it is there, and arrives whole', async () => {
  const { origin, underWay, finishAll } = await listen();
  const { port } = new URL(origin);
  const slow = Array.from({ length: 8 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of slow) socket.write('POST /reads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabc');
  await delay(50);
  const other = ask(origin, '/searches');
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  expect((await other).status).toBe(200);
  const [first] = slow;
  let answer = '';
  first?.on('data', (data: Buffer) => (answer += data.toString()));
  first?.write('def');
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  await expect.poll(() => answer).toContain('done abcdef');
  for (const socket of slow) socket.destroy();
});

test.each([
  ['in chunks', 'Transfer-Encoding: chunked', '3\r\nabc\r\n', '3\r\ndef\r\n0\r\n\r\n', 'done abcdef'],
  ['longer than what is kept of it by itself', 'Content-Length: 200000', 'a'.repeat(199_999), 'z', 'az'],
])('I2 also a body that comes %s', async (_, header, start, end, expected) => {
  const { origin, admission, underWay, finishAll } = await listen();
  const { port } = new URL(origin);
  const slow = Array.from({ length: 8 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of slow) socket.write(`POST /reads HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n${start}`);
  await delay(200);
  expect(admission.laneCounts().reduce((sum, { underWay: count }) => sum + count, 0)).toBe(0);
  const other = ask(origin, '/searches');
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  expect((await other).status).toBe(200);
  const [first] = slow;
  let answer = '';
  first?.on('data', (data: Buffer) => (answer += data.toString()));
  first?.write(end);
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  await expect.poll(() => answer).toContain(expected);
  for (const socket of slow) socket.destroy();
});

test('I2 of long bodies on their way only so much is kept, and the next is told to come back', async () => {
  const { origin, underWay, finishAll } = await listen();
  const { port } = new URL(origin);
  const many = Math.ceil(awaitedBodyLimits.together / 1_000_000) + 4;
  const slow = Array.from({ length: many }, () => connect(Number(port), '127.0.0.1'));
  const answers: string[] = [];
  for (const socket of slow) {
    socket.on('data', (data: Buffer) => answers.push(data.toString()));
    socket.on('error', () => {});
    socket.write(`POST /saves HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000001\r\n\r\n${'a'.repeat(1_000_000)}`);
  }
  await expect.poll(() => answers.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(answers[0]).toContain('503');
  // A short one is kept whatever else comes.
  const short = fetch(`${origin}/saves`, { method: 'POST', body: 'kort' });
  await expect.poll(() => underWay.length).toBe(1);
  finishAll();
  expect(await (await short).text()).toBe('done kort');
  for (const socket of slow) socket.destroy();
});

test('who goes away while waiting takes no place', async () => {
  const { origin, admission, underWay, finishAll } = await listen();
  const held = Array.from({ length: 4 }, () => ask(origin, '/reads/held'));
  await expect.poll(() => underWay.length).toBe(4);
  const gone = new AbortController();
  const waiting = fetch(`${origin}/reads/gone`, { signal: gone.signal }).catch(() => {});
  await expect.poll(() => admission.laneCounts()[1]?.waiting).toBe(1);
  gone.abort();
  await waiting;
  await delay(50);
  finishAll();
  await Promise.all(held);
  expect(underWay).toEqual([]);
  expect(admission.laneCounts()[1]).toMatchObject({ underWay: 0, waiting: 0 });
});

test('what somebody asked who has left since is not worked on', async () => {
  const { origin, underWay, finishAll } = await listen();
  const held = ask(origin, '/reads/held');
  await expect.poll(() => underWay.length).toBe(1);
  const gone = Array.from({ length: 3 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  await Promise.all(gone.map((socket) => once(socket, 'connect')));
  // All in one round: when the server reads what was asked, its sender has left already.
  for (const socket of gone) socket.end('GET /reads/gone HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.all(gone.map((socket) => once(socket.resume(), 'close')));
  await delay(50);
  expect(underWay.map(({ url }) => url)).toEqual(['/reads/held']);
  finishAll();
  await held;
});
