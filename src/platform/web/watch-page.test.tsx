import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { measurePage } from './page-metrics.ts';
import { watchPage } from './watch-page.ts';

let entries: Array<[level: number, short: string, full?: string]>;
let flushes: number;
let stop: () => void;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  entries = [];
  flushes = 0;
  visibility = 'visible';
  // The test runner tells of every failure on the page, also of those made on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const log = { write: (...entry: (typeof entries)[number]) => void entries.push(entry), flush: () => void (flushes += 1) };
  stop = watchPage(log, async () => measurePage);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function metrics(): Map<string, number> {
  return new Map(
    entries.map(([, short]) => {
      const [, name = '', value] = /^(.+) (\S+)$/.exec(short) ?? [];
      return [name, Number(value)];
    }),
  );
}

test('R8.15 a script error is logged at level 2, with its stack', async () => {
  setTimeout(function breakOnPurpose() {
    throw new Error('kapot');
  });
  await vi.waitUntil(() => entries.length > 0);
  expect(entries).toEqual([[2, 'Uncaught Error: kapot', expect.stringContaining('breakOnPurpose')]]);
});

test('R8.15 a script error without an error object is logged with its place', () => {
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '/app.js', lineno: 3, colno: 9 }));
  expect(entries).toEqual([[2, 'Script error.', 'Script error.\n/app.js:3:9']]);
});

test('R8.15 a promise that fails without anybody looking is logged at level 2', async () => {
  void Promise.reject(new TypeError('geen netwerk'));
  await vi.waitUntil(() => entries.length > 0);
  expect(entries).toEqual([[2, 'TypeError: geen netwerk', expect.stringContaining('geen netwerk')]]);
});

test('a fade between two pages that the browser gives up is no failure', async () => {
  const given = Promise.withResolvers<boolean>();
  addEventListener('unhandledrejection', (event) => given.resolve(event.defaultPrevented), { once: true });
  void document.startViewTransition(() => {}).ready;
  document.startViewTransition(() => {}).skipTransition();
  expect(await given.promise).toBe(true);
  expect(entries).toEqual([]);
});

test('R8.16 the benign resize-observer notice is not logged', async () => {
  const notices: string[] = [];
  addEventListener('error', ({ message }) => notices.push(message), { once: true });
  const box = document.createElement('div');
  document.body.append(box);
  const observer = new ResizeObserver(() => (box.style.height = `${box.offsetHeight + 1}px`));
  observer.observe(box);
  await vi.waitUntil(() => notices.length > 0);
  observer.disconnect();
  expect(notices).toEqual([expect.stringMatching(/^ResizeObserver loop/)]);
  expect(entries).toEqual([]);
});

test('R4.24 the log is flushed when the page becomes hidden, and when it is left', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flushes).toBe(0);
  hide();
  expect(flushes).toBe(1);
  dispatchEvent(new Event('pagehide'));
  expect(flushes).toBe(2);
});

test('R8.18 web vitals and load times are logged at level 7, once, when the page is first hidden', async () => {
  const slow = document.createElement('button');
  slow.textContent = 'Klik';
  slow.addEventListener('click', () => {
    const end = performance.now() + 120;
    while (performance.now() < end);
  });
  document.body.append(slow);
  await userEvent.click(slow);
  await new Promise((resolve) => setTimeout(resolve, 300));

  hide();
  const seen = metrics();
  expect(entries.every(([level]) => level === 7)).toBe(true);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['web-vital TTFB', 'web-vital FCP', 'web-vital CLS', 'web-vital INP', 'load-time DOM', 'load-time page']),
  );
  expect([...seen.values()].every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  expect(seen.get('web-vital INP')).toBeGreaterThanOrEqual(100);

  const logged = entries.length;
  hide();
  dispatchEvent(new Event('pagehide'));
  expect(entries).toHaveLength(logged);
});

test('after stopping nothing is heard any more', () => {
  stop();
  dispatchEvent(new ErrorEvent('error', { message: 'kapot' }));
  hide();
  expect([entries, flushes]).toEqual([[], 0]);
});
