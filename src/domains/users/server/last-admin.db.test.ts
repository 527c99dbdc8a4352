import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ifFirst = { 'if-match': '"1"' };
const demote = (who: SignedInClient, whom: SignedInClient) => who.send('PUT', `/api/users/${whom.guid}`, { isAdmin: false }, ifFirst);
const switchOff = (who: SignedInClient, whom: SignedInClient) => who.send('POST', `/api/users/${whom.guid}:deactivate`);

/** Nobody else is an admin. */
async function onlyAdmins(count: number): Promise<SignedInClient[]> {
  await app.db.updateTable('appUser').set({ isAdmin: false }).execute();
  return Promise.all(Array.from({ length: count }, () => app.signedIn({ isAdmin: true })));
}

const adminsLeft = () => app.db.selectFrom('appUser').select('guid').where('isAdmin', '=', true).where('isActive', '=', true).execute();

test.each([
  ['demoted', demote],
  ['switched off', switchOff],
])('A12 R6.22 the last admin cannot be %s', async (_, act) => {
  const [last] = (await onlyAdmins(1)) as [SignedInClient];
  const answer = await act(last, last);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'user.last_admin']);
  expect(await adminsLeft()).toEqual([{ guid: last.guid }]);
});

test.each([
  ['demote', demote],
  ['switch off', switchOff],
])('with another admin there, nobody can %s themselves and is told why', async (_, act) => {
  const [one] = (await onlyAdmins(2)) as [SignedInClient, SignedInClient];
  const answer = await act(one, one);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'user.own_account']);
  expect(await adminsLeft()).toHaveLength(2);
});

test.each([
  ['demote', demote],
  ['switch off', switchOff],
])('A12 R6.22 when two admins %s each other at once, one stays', async (_, act) => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = (await onlyAdmins(2)) as [SignedInClient, SignedInClient];
    const answers = await Promise.all([act(one, other), act(other, one)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 403, 409].includes(status))).toBe(true);
    expect(await adminsLeft()).toHaveLength(1);
  }
});

test('A12 all admins at once: one is left', async () => {
  const [one, other] = (await onlyAdmins(3)) as [SignedInClient, SignedInClient];
  const guids = (await adminsLeft()).map(({ guid }) => guid);
  await Promise.all([one, other].map((who) => who.send('POST', '/api/users:deactivate', { guids })));
  expect((await adminsLeft()).length).toBeGreaterThan(0);
});
