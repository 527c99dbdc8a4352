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
