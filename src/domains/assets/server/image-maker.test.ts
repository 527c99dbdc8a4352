import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { planImage } from '../model/image-plan.ts';
import { drawing } from '../testing/asset-factory.ts';
import { makeVariant } from './image-maker.ts';

afterEach(() => {
  vi.useRealTimers();
});

const original = { width: 600, height: 300, focalX: 0.5, focalY: 0.5, frames: 1 };
const wish = { width: 100, height: undefined, fit: 'inside', quality: 80, format: 'webp' } as const;
const plan = planImage(original, wish, { takesAvif: false });

test('originals that never come keep no other picture from being made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<Buffer>(() => {});
  const stalled = Promise.allSettled([makeVariant(never, plan), makeVariant(never, plan)]);
  const waiting = makeVariant(() => drawing(600, 300).jpeg().toBuffer(), plan);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();

  const unavailable = { status: 'rejected', reason: { code: 'request.unavailable', status: 503 } };
  expect(await stalled).toMatchObject([unavailable, unavailable]);
  expect((await waiting).length).toBeGreaterThan(0);
});

/** As when this process is busy: what the other one answers meanwhile is found all at once. */
function beBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('two pictures that are done at the same moment end no later picture that is at work when a minute has passed', async () => {
  const small = await drawing(600, 300).jpeg().toBuffer();
  const large = await drawing(4000, 3000).jpeg().toBuffer();
  const make = (bytes: Buffer) => makeVariant(() => Promise.resolve(bytes), plan);
  await make(small);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const both = [make(small), make(small)];
  // Until they have been asked for.
  await new Promise(setImmediate);
  beBusy(1000);
  await Promise.all(both);

  await vi.advanceTimersByTimeAsync(59_000);
  const later = Promise.allSettled([make(large)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await later).toMatchObject([{ status: 'fulfilled' }]);
});

test.runIf(process.platform === 'linux')('a picture that is asked for when its process has just died is made by another', async () => {
  const bytes = await drawing(600, 300).jpeg().toBuffer();
  await makeVariant(() => Promise.resolve(bytes), plan);
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const makers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process'));
  expect(makers).toHaveLength(1);
  // In the same breath: nobody here can have heard of it.
  for (const pid of makers) process.kill(pid, 'SIGKILL');
  expect((await makeVariant(() => Promise.resolve(bytes), plan)).length).toBeGreaterThan(0);
});
