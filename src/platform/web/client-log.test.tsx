import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientLog, logLevel, textOfError } from './client-log.ts';

interface Sent {
  address: string;
  init: RequestInit;
  entries: Array<Record<string, unknown>>;
}

let sent: Sent[];
let statusOfAnswer: number | 'none';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  sent = [];
  statusOfAnswer = 204;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init, entries: JSON.parse(String(init.body)) as Sent['entries'] });
    if (statusOfAnswer === 'none') throw new TypeError('Failed to fetch');
    return new Response(null, { status: statusOfAnswer });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function messages(): unknown[][] {
  return sent.map(({ entries }) => entries.map((entry) => entry['short_message']));
}

test('R4.23 R9.06 R7.30 entries are queued and posted to /log every 5 seconds', async () => {
  const log = createClientLog();
  log.write(logLevel.error, 'een');
  await vi.advanceTimersByTimeAsync(3_000);
  log.write(logLevel.error, 'twee');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual([['een', 'twee']]);
  expect(sent[0]).toMatchObject({ address: '/log', init: { method: 'POST', headers: { 'content-type': 'application/json' } } });

  log.write(logLevel.error, 'drie');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages()).toEqual([['een', 'twee'], ['drie']]);
});

test('nothing is sent when there is nothing to say', async () => {
  createClientLog().flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('R3.48 an entry has all its fields', () => {
  const log = createClientLog();
  log.write(logLevel.critical, 'kort', 'lang');
  log.flush();
  expect(sent[0]?.entries).toEqual([
    {
      short_message: 'kort',
      full_message: 'lang',
      level: 2,
      timestamp: Date.parse('2026-11-15T12:00:00Z') / 1000,
      origin: location.origin,
      platform: location.host,
      user_agent: navigator.userAgent,
      bot: true,
    },
  ]);
});

test('R4.24 what is flushed goes at once and outlives the page', () => {
  const log = createClientLog();
  log.write(logLevel.error, 'een');
  log.flush();
  expect(messages()).toEqual([['een']]);
  expect(sent[0]?.init.keepalive).toBe(true);
});

test('a batch has at most 50 entries', async () => {
  const log = createClientLog();
  for (let i = 0; i < 120; i++) log.write(logLevel.error, String(i));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
});

test('a batch stays under 64 KiB and an entry under 8 KiB, whatever the text', () => {
  const log = createClientLog();
  for (let i = 0; i < 30; i++) log.write(logLevel.error, '€'.repeat(500), '\u0001€"'.repeat(5_000));
  log.flush();
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.flatMap(({ entries }) => entries)).toHaveLength(30);
  for (const { init, entries } of sent) {
    expect(bytes(String(init.body))).toBeLessThanOrEqual(65_536);
    for (const entry of entries) expect(bytes(JSON.stringify(entry))).toBeLessThanOrEqual(8_192);
  }
});

test('half a character and NUL, for which the server refuses a batch, are not sent', () => {
  const log = createClientLog();
  log.write(logLevel.error, `${'x'.repeat(249)}😀`, 'a\u0000b\ud83dc');
  log.flush();
  expect(sent[0]?.entries[0]).toMatchObject({ short_message: 'x'.repeat(249), full_message: 'abc' });
});

test.each(['none', 429, 500, 503] as const)('after %s the entries are kept and sent again, with ever longer waits', async (status) => {
  statusOfAnswer = status;
  const log = createClientLog();
  log.write(logLevel.error, 'een');
  await vi.advanceTimersByTimeAsync(5_000);
  log.write(logLevel.error, 'twee');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(messages()).toEqual([['een']]);
  statusOfAnswer = 204;
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual([['een'], ['een', 'twee']]);

  log.write(logLevel.error, 'drie');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages().at(-1)).toEqual(['drie']);
});

test.each([400, 403, 413, 422])('a batch that is refused with %i is not sent again', async (status) => {
  statusOfAnswer = status;
  const log = createClientLog();
  log.write(logLevel.error, 'een');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});

test('without a connection the queue stops growing, and the first entries are the ones kept', async () => {
  statusOfAnswer = 'none';
  const log = createClientLog();
  for (let i = 0; i < 1_000; i++) log.write(logLevel.error, String(i));
  await vi.advanceTimersByTimeAsync(60_000);
  sent = [];
  statusOfAnswer = 204;
  log.flush();
  const all = messages().flat();
  expect(all).toHaveLength(200);
  expect(all).toContain('0');
});

test('R9.41 with a session the log repeats the XSRF cookie', async () => {
  vi.useRealTimers();
  await cookieStore.set('XSRF-TOKEN', 'abc');
  const log = createClientLog();
  log.write(logLevel.error, 'een');
  log.flush();
  await cookieStore.delete('XSRF-TOKEN');
  expect(sent[0]?.init.headers).toMatchObject({ 'x-xsrf-token': 'abc' });
});

test('an error is told with its message, also by browsers that leave it out of the stack', () => {
  const error = new Error('kapot');
  expect(textOfError(error).match(/kapot/g)).toHaveLength(1);
  error.stack = 'save@app.js:1:2';
  expect(textOfError(error)).toBe('Error: kapot\nsave@app.js:1:2');
  expect(textOfError('zomaar')).toBe('zomaar');
  expect(textOfError(undefined)).toBe('undefined');
});
