import { expect, test } from 'vitest';
import { accessTokenLifetime, signInDelay } from './sign-in.rules.ts';

test('R7.39 an access token lives a quarter of an hour', () => {
  expect(accessTokenLifetime).toBe(15 * 60);
});

test('two mistakes cost nothing, then the wait doubles to a minute and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map(signInDelay)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
});
