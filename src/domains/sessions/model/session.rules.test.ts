import { expect, test } from 'vitest';
import { sessionLifetime, sessionsPerUser } from './session.rules.ts';

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
