import { expect, test } from 'vitest';
import { ProcessLimiter } from './rate-limit.ts';

test('so many turns in a window for each key, and then a time to wait', () => {
  const limiter = new ProcessLimiter({ name: 'api', times: 2, seconds: 60 });
  limiter.take('a', 1000);
  limiter.take('a', 1000);
  limiter.take('b', 1000);
  expect(() => limiter.take('a', 31_000)).toThrow(expect.objectContaining({ status: 429, retryAfter: 30 }) as Error);
  limiter.take('b', 31_000);
});

test('the next window begins anew', () => {
  const limiter = new ProcessLimiter({ name: 'api', times: 1, seconds: 60 });
  limiter.take('a', 1000);
  expect(() => limiter.take('a', 60_999)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }) as Error);
  limiter.take('a', 61_000);
});

test('who comes when the window of others ends gets no second share', () => {
  const limiter = new ProcessLimiter({ name: 'api', times: 2, seconds: 60 });
  limiter.take('early', 1000);
  limiter.take('late', 60_900);
  limiter.take('late', 60_900);
  expect(() => limiter.take('late', 61_100)).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }) as Error);
});

test('a key whose window ended is not remembered', () => {
  const limiter = new ProcessLimiter({ name: 'api', times: 2, seconds: 60 });
  for (let visitor = 0; visitor < 1000; visitor++) limiter.take(`visitor ${visitor}`, 1000);
  limiter.take('somebody else', 61_000);
  expect(limiter.size).toBe(1);
});
