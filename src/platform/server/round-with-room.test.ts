import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { roundWithRoom } from './round-with-room.ts';

test('of much work there are two pieces in each round, in the order in which it was asked', async () => {
  const done: number[] = [];
  const all = [1, 2, 3, 4, 5].map(async (each) => {
    await roundWithRoom();
    done.push(each);
  });
  const seen: number[] = [];
  while (done.length < 5) {
    await nextRound();
    seen.push(done.length);
  }
  await Promise.all(all);
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(seen.map((count, round) => count - (seen[round - 1] ?? 0)).every((inOneRound) => inOneRound <= 2)).toBe(true);
});

test('who comes alone does not wait', async () => {
  for (let round = 0; round < 3; round++) await nextRound();
  let isDone = false;
  void roundWithRoom().then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isDone).toBe(true);
});
