import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Invitation } from '../model/invitation.ts';
import { invite } from '../testing/invite.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

async function list(query: Record<string, string>): Promise<{ items: Invitation[]; total: number }> {
  return (await admin.get(`/api/userinvitations?${new URLSearchParams(query)}`)).json();
}

async function inviteTeam(count: number): Promise<{ team: string; emails: string[] }> {
  const team = randomUUID();
  const emails = Array.from({ length: count }, (_, at) => `lid-${at + 1}@${team}.test`);
  await admin.send('POST', '/api/userinvitations', { emails, language: 'nl' });
  return { team, emails };
}

const emailsOf = ({ items }: { items: Invitation[] }) => items.map(({ email }) => email);

test('the list comes a page at a time, and every invitation is on one of them', async () => {
  const { team, emails } = await inviteTeam(5);
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ q: team, page, itemCount: '2' })));
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  expect(pages.map(emailsOf)).toEqual([emails.slice(0, 2), emails.slice(2, 4), emails.slice(4), []]);
});

test('the list is searched by a part of an address, in which signs of a pattern mean themselves', async () => {
  const { team, emails } = await inviteTeam(1);
  expect(emailsOf(await list({ q: `LID-1@${team}` }))).toEqual(emails);
  expect(emailsOf(await list({ q: `lid_1@${team}` }))).toEqual([]);
});

test.each(['page=0', 'itemCount=501', 'state=lost', 'sort=email'])('%s cannot be asked', async (query) => {
  expect((await admin.get(`/api/userinvitations?${query}`)).statusCode).toBe(400);
});

const failMailTo = (email: string) => app.db.updateTable('mail').set({ state: 'failed' }).where('toAddress', '=', email).execute();

test('an invitation whose mail failed says so, until it is sent again or handed over as a link', async () => {
  const { team, emails } = await inviteTeam(3);
  const [arrived, lost = '', given = ''] = emails;
  await Promise.all([failMailTo(lost), failMailTo(given)]);
  const undelivered = await list({ q: team, state: 'undelivered' });
  expect(undelivered).toMatchObject({ total: 2, items: [{ email: lost, state: 'undelivered' }, { email: given }] });
  expect(emailsOf(await list({ q: team, state: 'pending' }))).toEqual([arrived]);

  const again = await admin.send('POST', `/api/userinvitations/${undelivered.items[0]?.guid}:resend`);
  expect(again.json()).toMatchObject({ email: lost, state: 'pending' });
  await admin.send('POST', `/api/userinvitations/${undelivered.items[1]?.guid}:link`);
  expect(await list({ q: team, state: 'undelivered' })).toEqual({ items: [], total: 0 });
});

test('who holds the link of one whose mail failed can accept it as any other, and an answer counts for more than the mail', async () => {
  const { email, code } = await invite(app, admin);
  await failMailTo(email);
  expect((await app.visitor.get(`/api/userinvitation:status/${code}`)).json()).toMatchObject({ state: 'pending' });
  await app.visitor.send('POST', '/api/userinvitation:decline', { code });
  expect((await list({ q: email })).items).toMatchObject([{ state: 'declined' }]);
});
