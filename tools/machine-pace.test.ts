import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newTestFolder } from '../tests/support/test-folder.ts';
import { paceBetween, readSamples, startSampling } from './machine-pace.ts';

const samples = [
  { at: 1000, milliseconds: 26 },
  { at: 2000, milliseconds: 52 },
  { at: 3000, milliseconds: 78 },
];

test('the pace of the machine is that of the time in which something was done', () => {
  expect(paceBetween(samples, 0, 1500)).toBe(1);
  expect(paceBetween(samples, 1500, 3500)).toBe(2.5);
});

test('a quick machine, and one that nobody looked at, get no less than usual', () => {
  expect(paceBetween([{ at: 1, milliseconds: 5 }], 0, 2)).toBe(1);
  expect(paceBetween(samples, 9000, 9999)).toBe(1);
});

test('it is looked at beside whatever runs', async () => {
  const file = join(newTestFolder('pace'), 'pace.lines');
  const stop = startSampling(file);
  await expect.poll(() => readSamples(file).length, { timeout: 10_000 }).toBeGreaterThan(0);
  stop();
  expect(readSamples(file)[0]?.milliseconds).toBeGreaterThan(1);
});
