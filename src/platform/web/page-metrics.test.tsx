import { afterEach, beforeEach, expect, test } from 'vitest';
import { measurePage } from './page-metrics.ts';

let measuring: AbortController;

beforeEach(() => {
  measuring = new AbortController();
});

afterEach(() => {
  measuring.abort();
  document.body.replaceChildren();
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function box(height: number): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `height: ${height}px; width: 300px; background: teal`;
  return element;
}

/** Puts something above what is already there. */
async function push(): Promise<void> {
  document.body.prepend(box(60));
  await wait(120);
}

test('R8.18 the worst burst of layout shifts counts, not the sum of all', async () => {
  document.body.append(box(200));
  await wait(100);
  const metrics = measurePage(measuring.signal);
  const shift = () => new Map(metrics()).get('web-vital CLS') ?? NaN;
  const before = shift();

  await push();
  const one = shift();
  await push();
  const two = shift();
  expect(one).toBeGreaterThan(before);
  expect(two).toBeGreaterThan(one);

  await wait(1_100);
  await push();
  expect(shift()).toBe(two);
});

test('R8.18 metrics are whole milliseconds since the reader asked for the page', () => {
  const metrics = new Map(measurePage(measuring.signal)());
  const [navigation] = performance.getEntriesByType('navigation');
  expect(metrics.get('web-vital TTFB')).toBe(Math.round((navigation as PerformanceNavigationTiming).responseStart));
  expect([...metrics].filter(([name]) => name !== 'web-vital CLS').every(([, value]) => Number.isInteger(value))).toBe(true);
});

test('R8.18 the first and the largest paint are measured', async () => {
  const text = document.createElement('p');
  text.textContent = 'Een alinea die groot genoeg is om op te vallen.';
  document.body.append(text);
  const metrics = measurePage(measuring.signal);
  await wait(300);
  const seen = new Map(metrics());
  expect(seen.get('web-vital FCP')).toBeGreaterThan(0);
  expect(seen.get('web-vital LCP')).toBeGreaterThanOrEqual(seen.get('web-vital FCP') ?? Infinity);
});
