import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSession, type Session } from './session.ts';

const minute = 60_000;
let session: Session;
let tokensFetched: number;
let fetchToken: () => Promise<{ accessToken: string }>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  tokensFetched = 0;
  fetchToken = async () => ({ accessToken: `token-${tokensFetched}` });
  session = createSession({
    fetchToken: () => {
      tokensFetched += 1;
      return fetchToken();
    },
  });
});

afterEach(() => {
  session.clear();
  vi.useRealTimers();
});

test('R3.51 the session has the access token, the date it was set and a flag whether it is set', async () => {
  expect(session.getSnapshot()).toEqual({ accessToken: null, tokenSetOn: null, isTokenSet: false });
  await session.start();
  expect(session.getSnapshot()).toEqual({ accessToken: 'token-1', tokenSetOn: new Date('2026-11-15T12:00:00Z'), isTokenSet: true });
  expect(session.currentToken()).toBe('token-1');
});

test('R4.01 logout clears the access token, its date and the flag, and nothing brings them back', async () => {
  await session.start();
  session.clear();
  expect(session.getSnapshot()).toEqual({ accessToken: null, tokenSetOn: null, isTokenSet: false });
  expect(session.currentToken()).toBeNull();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(tokensFetched).toBe(1);
});

test('R4.01 a token that arrives after logout is not taken', async () => {
  const { promise, resolve } = Promise.withResolvers<{ accessToken: string }>();
  fetchToken = () => promise;
  const starting = session.start();
  session.clear();
  resolve({ accessToken: 'late' });
  await starting;
  expect(session.getSnapshot().isTokenSet).toBe(false);
});

test('R7.39 the token is renewed silently before its 15 minutes end', async () => {
  await session.start();
  const tokens: Array<string | null> = [];
  for (let minutes = 0; minutes < 45; minutes++) {
    await vi.advanceTimersByTimeAsync(minute);
    tokens.push(session.currentToken());
  }
  expect(tokens).not.toContain(null);
  expect(new Set(tokens)).toEqual(new Set(['token-1', 'token-2', 'token-3', 'token-4']));
});

test('R7.39 a renewal that fails is tried again, and a token that is too old is not used', async () => {
  await session.start();
  fetchToken = () => Promise.reject(new ApiError({ status: 0, code: 'request.no_answer' }));
  await vi.advanceTimersByTimeAsync(14 * minute + 30_000);
  expect(tokensFetched).toBeGreaterThan(2);
  expect(session.currentToken()).toBe('token-1');
  await vi.advanceTimersByTimeAsync(minute);
  expect(session.currentToken()).toBeNull();
  fetchToken = async () => ({ accessToken: 'again' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.currentToken()).toBe('again');
});

test('R7.39 a session that ended elsewhere ends here', async () => {
  await session.start();
  fetchToken = () => Promise.reject(new ApiError({ status: 401, code: 'request.unauthenticated' }));
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(session.getSnapshot().isTokenSet).toBe(false);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(tokensFetched).toBe(2);
});

test('R7.39 after a sleep without timers the token is renewed as soon as somebody looks', async () => {
  await session.start();
  vi.setSystemTime(Date.now() + 120 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.currentToken()).toBe('token-2');
});

test('R7.39 the token is held in memory only', async () => {
  await session.start();
  const kept = JSON.stringify([localStorage, sessionStorage, history.state, document.cookie, location.href]);
  expect(kept).not.toContain('token-1');
});

test('a start without success says so, and goes on trying', async () => {
  fetchToken = () => Promise.reject(new ApiError({ status: 503, code: 'request.unavailable' }));
  await expect(session.start()).rejects.toMatchObject({ status: 503 });
  fetchToken = async () => ({ accessToken: 'later' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.currentToken()).toBe('later');
});
