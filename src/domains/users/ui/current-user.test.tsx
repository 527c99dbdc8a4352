import { afterEach, expect, test, vi } from 'vitest';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { applicationUser } from '../testing/application-user.ts';
import { createCurrentUser } from './current-user.tsx';

const person = applicationUser({ isAdmin: true, properties: [{ key: 'notificationClose', value: '20' }] });

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the network, which is not ours; everything behind it is. */
function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const signedIn = () => Response.json(person);
const signedOut = () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });

test('R3.55 R4.04 after a load, the loading status is the status of the answer', async () => {
  answerWith(signedIn());
  const currentUser = createCurrentUser(createLoadOptimizer());
  await currentUser.load();
  expect(currentUser.getSnapshot()).toEqual({ user: person, loadingStatus: 200 });
});

test('R3.55 R4.04 nobody signed in is an answer too', async () => {
  answerWith(signedOut());
  const currentUser = createCurrentUser(createLoadOptimizer());
  await currentUser.load();
  expect(currentUser.getSnapshot()).toEqual({ user: null, loadingStatus: 401 });
});

test('R4.03 the loading status is emptied before each load', async () => {
  answerWith(signedIn());
  const currentUser = createCurrentUser(createLoadOptimizer(), person);
  expect(currentUser.getSnapshot().loadingStatus).toBe(200);
  const loading = currentUser.load();
  expect(currentUser.getSnapshot().loadingStatus).toBeNull();
  await loading;
  expect(currentUser.getSnapshot().loadingStatus).toBe(200);
});

test.each([
  { name: 'no answer', answer: () => new TypeError('Failed to fetch') },
  { name: 'an answer that says something broke', answer: () => Response.json({ code: 'request.unexpected' }, { status: 500 }) },
])('R3.55 R4.04 R8.01 R8.02 $name throws and sets loading status 500', async ({ answer }) => {
  answerWith(answer());
  const currentUser = createCurrentUser(createLoadOptimizer());
  await expect(currentUser.load()).rejects.toThrow('Could not load application user');
  expect(currentUser.getSnapshot().loadingStatus).toBe(500);
});

test('R4.02 logout empties the application user', () => {
  const currentUser = createCurrentUser(createLoadOptimizer(), person);
  currentUser.clear();
  expect(currentUser.getSnapshot()).toEqual({ user: null, loadingStatus: null });
  expect(currentUser.isContentManager()).toBe(false);
});

test('a save replaces the person only when the answer carries data', () => {
  const currentUser = createCurrentUser(createLoadOptimizer(), person);
  currentUser.replace(undefined);
  expect(currentUser.getSnapshot().user).toEqual(person);
  currentUser.replace({ ...person, firstName: 'Eva' });
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });
});

test('R1.20 an admin counts as a content manager, and an account that is switched off as nobody', () => {
  expect(createCurrentUser(createLoadOptimizer(), person).isContentManager()).toBe(true);
  const inactive = { guid: person.guid, firstName: 'Noor', middleName: '', lastName: 'Haven', isActive: false } as const;
  expect(createCurrentUser(createLoadOptimizer(), inactive).isContentManager()).toBe(false);
});

test('a property is found by its key', () => {
  const currentUser = createCurrentUser(createLoadOptimizer(), person);
  expect(currentUser.property('notificationClose')).toBe('20');
  expect(currentUser.property('alias')).toBeUndefined();
});
