import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionClock } from './session-clock.ts';

const minute = 60_000;
const stops: Array<() => void> = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function openTab() {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const clock = createSessionClock({ use: () => Promise.resolve(), ask });
  stops.push(clock.watch());
  return { clock, ask };
}

/** An hour without use, twelve at the most. */
const fresh = '3600,43200';

test('the warning comes two minutes before the end, and the end is asked about once', async () => {
  const { clock, ask } = openTab();
  clock.hear(fresh, Date.now());
  await vi.advanceTimersByTimeAsync(58 * minute - 1);
  expect(clock.getSnapshot()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(clock.getSnapshot()).toEqual({ endsOn: Date.now() + 2 * minute, canExtend: true });
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(clock.getSnapshot()).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
});

test('the time is counted from when the call was made, however late its answer came', () => {
  const { clock } = openTab();
  clock.hear('125,43200', Date.now() - 10_000);
  expect(clock.getSnapshot()).toEqual({ endsOn: Date.now() + 115_000, canExtend: true });
});

test('the longest a session may last cannot be extended, and use does not put it off', async () => {
  const { clock } = openTab();
  clock.hear('3600,300', Date.now());
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(clock.getSnapshot()).toEqual({ endsOn: Date.now() + 2 * minute, canExtend: false });
  clock.hear('3600,120', Date.now());
  expect(clock.getSnapshot()).toMatchObject({ canExtend: false });
});

test('an answer that tells nothing changes nothing', () => {
  const { clock } = openTab();
  clock.hear('100,43200', Date.now());
  clock.hear(null, Date.now());
  expect(clock.getSnapshot()).not.toBeNull();
});

test('who has read it is not told again, until it is about another end', async () => {
  const { clock } = openTab();
  clock.hear('100,43200', Date.now());
  clock.dismiss();
  await vi.advanceTimersByTimeAsync(minute);
  // Of the same end, in whole seconds.
  clock.hear('39,43139', Date.now());
  expect(clock.getSnapshot()).toBeNull();
  clock.hear(fresh, Date.now());
  await vi.advanceTimersByTimeAsync(58 * minute);
  expect(clock.getSnapshot()).not.toBeNull();
});

test('use in another tab takes the warning away here', async () => {
  const [here, there] = [openTab(), openTab()];
  here.clock.hear('100,43200', Date.now());
  await vi.waitFor(() => expect(there.clock.getSnapshot()).not.toBeNull());
  there.clock.hear(fresh, Date.now());
  await vi.waitFor(() => expect(here.clock.getSnapshot()).toBeNull());
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(here.ask).not.toHaveBeenCalled();
});

test.each([
  ['looks', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back', () => dispatchEvent(new Event('focus'))],
])('after a sleep without timers the clock on the wall counts as soon as somebody %s', (_, wake) => {
  const { clock, ask } = openTab();
  clock.hear(fresh, Date.now());
  vi.setSystemTime(Date.now() + 59 * minute);
  wake();
  expect(clock.getSnapshot()).toEqual({ endsOn: Date.now() + minute, canExtend: true });
  vi.setSystemTime(Date.now() + 600 * minute);
  wake();
  expect(clock.getSnapshot()).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
});

test('after a sleep that nobody noticed it takes a quarter of a minute at the most', async () => {
  const { clock, ask } = openTab();
  clock.hear(fresh, Date.now());
  vi.setSystemTime(Date.now() + 600 * minute);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledOnce();
});
