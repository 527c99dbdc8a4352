import { expect, test } from 'vitest';
import { accessTokenLifetime, sessionLifetime, sessionsPerUser, signInDelay } from './session.rules.ts';

test('who can change the site is asked for a password sooner', () => {
  const hour = 3600;
  expect(sessionLifetime({ isAdmin: false, isContentManager: false })).toEqual({ idle: 24 * hour, absolute: 30 * 24 * hour });
  for (const person of [
    { isAdmin: true, isContentManager: false },
    { isAdmin: false, isContentManager: true },
  ])
    expect(sessionLifetime(person)).toEqual({ idle: hour, absolute: 12 * hour });
  expect(sessionsPerUser).toBe(10);
});

test('R7.39 an access token lives a quarter of an hour', () => {
  expect(accessTokenLifetime).toBe(15 * 60);
});

test('two mistakes cost nothing, then the wait doubles to a minute and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map(signInDelay)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
});
