import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageLoading } from './page-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('R4.15 R9.06 the loading flag turns on only when a page load takes longer than a second', () => {
  const loading = createPageLoading();
  const end = loading.start();
  vi.advanceTimersByTime(999);
  expect(loading.getSnapshot()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(loading.getSnapshot()).toBe(true);
  end();
  expect(loading.getSnapshot()).toBe(false);
});

test('R4.15 a quick load never turns it on', () => {
  const loading = createPageLoading();
  let changes = 0;
  loading.subscribe(() => changes++);
  const end = loading.start();
  vi.advanceTimersByTime(900);
  end();
  vi.advanceTimersByTime(60_000);
  expect(changes).toBe(0);
});

test('R4.15 two quick loads after each other are not one slow one', () => {
  const loading = createPageLoading();
  const endFirst = loading.start();
  vi.advanceTimersByTime(700);
  const endSecond = loading.start();
  endFirst();
  vi.advanceTimersByTime(700);
  expect(loading.getSnapshot()).toBe(false);
  endSecond();
});

test('the flag stays on while another slow load goes on, and an end counts once', () => {
  const loading = createPageLoading();
  const endFirst = loading.start();
  const endSecond = loading.start();
  vi.advanceTimersByTime(1_000);
  endFirst();
  endFirst();
  expect(loading.getSnapshot()).toBe(true);
  endSecond();
  expect(loading.getSnapshot()).toBe(false);
});
