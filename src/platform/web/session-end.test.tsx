import { afterEach, expect, test, vi } from 'vitest';
import { createSessionEnd } from './session-end.ts';

const noor = { guid: 'noor', name: 'Noor Haven' };
const jan = { guid: 'jan', name: 'Jan Boersma' };

afterEach(() => cookieStore.delete('XSRF-TOKEN'));

/** A page opened by Noor, in a browser where somebody else may be signed in by now. */
function setUp() {
  const browser = { signedIn: noor as typeof noor | null, loads: 0, isReachable: true };
  let known: typeof noor | null = noor;
  const token = { clear: vi.fn<() => void>(), start: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const sessionEnd = createSessionEnd({
    person: () => known,
    loadPerson: async () => {
      browser.loads += 1;
      if (!browser.isReachable) throw new Error('Could not load');
      known = browser.signedIn;
    },
    token,
  });
  return { browser, token, sessionEnd };
}

test('as long as the session is the same, nobody is asked who is there', async () => {
  const { browser, sessionEnd } = setUp();
  expect(await sessionEnd.isStillOurs()).toBe(true);
  expect(browser.loads).toBe(0);
});

test('a new session of the same person goes on, with a new token', async () => {
  const { browser, token, sessionEnd } = setUp();
  await cookieStore.set('XSRF-TOKEN', 'second');
  expect(await Promise.all([sessionEnd.isStillOurs(), sessionEnd.isStillOurs()])).toEqual([true, true]);
  expect(await sessionEnd.isStillOurs()).toBe(true);
  expect(browser.loads).toBe(1);
  expect(token.clear).toHaveBeenCalledOnce();
  expect(token.start).toHaveBeenCalledOnce();
});

test('another person is named, and does not become the person of this page', async () => {
  const { browser, token, sessionEnd } = setUp();
  browser.signedIn = jan;
  await cookieStore.set('XSRF-TOKEN', 'of-jan');
  expect(await sessionEnd.isStillOurs()).toBe(false);
  expect(sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: true, other: 'Jan Boersma' });
  expect(await sessionEnd.isStillOurs()).toBe(false);
  expect(token.start).not.toHaveBeenCalled();

  browser.signedIn = noor;
  expect(await sessionEnd.isStillOurs()).toBe(true);
  expect(sessionEnd.getSnapshot()).toEqual({ isEnded: false, isAsking: false, other: null });
});

test('who has read it is not told again by coming back, but at the next try', async () => {
  const { browser, sessionEnd } = setUp();
  browser.signedIn = null;
  expect(await sessionEnd.recover()).toBe(false);
  expect(sessionEnd.getSnapshot().isAsking).toBe(true);
  sessionEnd.stopAsking();
  const stop = sessionEnd.watch();
  dispatchEvent(new Event('focus'));
  await expect.poll(() => browser.loads).toBe(2);
  expect(sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: false, other: null });
  stop();
  expect(await sessionEnd.isStillOurs()).toBe(false);
  expect(sessionEnd.getSnapshot().isAsking).toBe(true);
});

test('when it cannot be known who is there, nothing is said and nothing is changed', async () => {
  const { browser, sessionEnd } = setUp();
  browser.isReachable = false;
  await cookieStore.set('XSRF-TOKEN', 'second');
  await expect(sessionEnd.isStillOurs()).rejects.toThrow('Could not load');
  expect(sessionEnd.getSnapshot().isEnded).toBe(false);
});
