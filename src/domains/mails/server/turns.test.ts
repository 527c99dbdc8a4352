import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const tooMuch = new Error('too many');
const isTooMuch = (error: unknown) => error === tooMuch;

/** How many were at work together. */
async function together(turns: Turns, count: number): Promise<number> {
  let busy = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: count }, () =>
      turns.take(async () => {
        most = Math.max(most, ++busy);
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy -= 1;
      }, isTooMuch),
    ),
  );
  return most;
}

const fail = (turns: Turns, error: Error) => expect(turns.take(() => Promise.reject(error), isTooMuch)).rejects.toThrow(error);

test('no more than so many at once', async () => {
  expect(await together(new Turns(4), 12)).toBe(4);
});

test('who says that it is too much gets half as many, and never none', async () => {
  const turns = new Turns(4);
  await fail(turns, tooMuch);
  expect(await together(turns, 8)).toBe(2);
  for (let time = 0; time < 3; time++) await fail(turns, tooMuch);
  expect(await together(turns, 8)).toBe(1);
});

test('another failure changes nothing, and what goes well for long is tried with more again', async () => {
  const turns = new Turns(4);
  await fail(turns, new Error('gone'));
  expect(turns.allowed).toBe(4);
  await fail(turns, tooMuch);
  await together(turns, 150);
  expect(turns.allowed).toBe(4);
});
