import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { hashToken } from '#platform/server/secret-token.ts';
import { letProofGoStale } from '../../../../tests/support/stale-proof.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Invitation, InviteResult } from '../model/invitation.ts';

let app: TestApp;
let admin: SignedInClient;
let role: string;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
  role = await newRole(app);
});
afterAll(() => app.close());

const address = () => `gast-${randomUUID()}@plein.test`;

async function invite(emails: string[], also: object = {}) {
  return admin.send('POST', '/api/userinvitations', { emails, language: 'nl', ...also });
}

async function list(query: Record<string, string> = {}): Promise<{ items: Invitation[]; total: number }> {
  return (await admin.get(`/api/userinvitations?${new URLSearchParams(query)}`)).json();
}

async function find(email: string): Promise<Invitation> {
  const [found] = (await list({ q: email })).items;
  if (!found) throw new Error(`${email} was not invited`);
  return found;
}

async function linkSentTo(email: string): Promise<string> {
  const mail = (await app.mails()).findLast(({ to }) => to === email);
  return mail?.content.action?.href ?? '';
}

const codeIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const statusOf = async (code: string) => (await app.visitor.get(`/api/userinvitation:status/${code}`)).json<{ state: string }>().state;

describe('inviting', () => {
  test('many addresses at once: each has a result of its own', async () => {
    const [one, two] = [address(), address()];
    const answer = await invite([one, 'geen adres', admin.email.toUpperCase(), ` ${two} `, one.toUpperCase()], { roleIds: [role] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<InviteResult[]>()).toEqual([
      { email: one, result: 'sent' },
      { email: 'geen adres', result: 'invalid' },
      { email: admin.email.toUpperCase(), result: 'account' },
      { email: two, result: 'sent' },
    ]);
    expect(await find(two)).toMatchObject({ state: 'pending', inviterName: 'Noor van der Haven', language: 'nl', isAdmin: false });
  });

  test('the mail says who invites, for what and until when, in the language chosen, and links to our own domain', async () => {
    const email = address();
    await admin.send(
      'POST',
      '/api/userinvitations',
      { emails: [email], language: 'en', message: 'See you on Monday', isContentManager: true },
      { host: 'localhost:9999' },
    );
    const mail = (await app.mails()).find(({ to }) => to === email);
    expect(mail).toMatchObject({
      kind: 'invitation.invite',
      language: 'en',
      content: { title: 'Noor van der Haven has invited you to Plein' },
    });
    expect(mail?.content.paragraphs.join(' ')).toMatch(/Content manager.*See you on Monday/);
    expect(mail?.content.action?.href).toMatch(/^http:\/\/localhost:3000\/en\/invitation\/[\w-]{43}$/);
  });

  test('only a hash of the code is kept, and it is for seven days', async () => {
    const email = address();
    await invite([email]);
    const row = await app.db.selectFrom('invitation').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(row.codeHash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(codeIn(await linkSentTo(email)));
    expect(row.expiresOn.getTime() - row.sentOn.getTime()).toBe(7 * 24 * 3600 * 1000);
  });

  test('who has an open invitation is not invited twice, who let it expire is', async () => {
    const email = address();
    await invite([email]);
    expect((await invite([email])).json()).toEqual([{ email, result: 'invited' }]);
    await sql`update invitation set expires_on = now() where email = ${email}`.execute(app.db);
    expect((await invite([email])).json()).toEqual([{ email, result: 'sent' }]);
  });

  test('twenty admins who invite one address at the same moment send one invitation', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite([email])));
    const results = answers.flatMap((answer) => answer.json<InviteResult[]>().map(({ result }) => result));
    expect(results.filter((result) => result === 'sent')).toHaveLength(1);
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('sent again with the same key, nobody is invited twice and the answer is the same', async () => {
    const email = address();
    const send = () => admin.send('POST', '/api/userinvitations', { emails: [email], language: 'nl' }, { 'idempotency-key': 'k-1' });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(second.json()).toEqual([{ email, result: 'sent' }]);
  });

  test.each(['Admin', 'User', 'Mett'] as const)('B2 the built-in role %s cannot be given, and nobody is invited', async (name) => {
    const email = address();
    const answer = await invite([email], { roleIds: [role, builtInRoleGuid[name]] });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'invitation.role_not_grantable' });
    expect(await list({ q: email })).toEqual({ items: [], total: 0 });
  });

  test('B2 nor can a role that does not exist, and staff is no field', async () => {
    expect((await invite([address()], { roleIds: [randomUUID()] })).statusCode).toBe(403);
    expect((await invite([address()], { isMett: true })).statusCode).toBe(400);
  });

  test.each([{ emails: [] }, { emails: Array.from({ length: 101 }, (_, i) => `a${i}@plein.test`) }, { message: 'x'.repeat(1001) }])(
    'what cannot be sent is 422',
    async (wrong) => {
      expect((await invite([address()], wrong)).statusCode).toBe(422);
    },
  );

  test('only admins invite and see who was invited', async () => {
    for (const person of [await app.signedIn(), await app.signedIn({ isContentManager: true })]) {
      expect((await person.send('POST', '/api/userinvitations', { emails: [address()], language: 'nl' })).statusCode).toBe(403);
      expect((await person.get('/api/userinvitations')).statusCode).toBe(403);
    }
  });
});

describe('afterwards', () => {
  test('sent again: a new link and a new term; the old link is the link of nothing', async () => {
    const email = address();
    await invite([email]);
    const old = codeIn(await linkSentTo(email));
    await sql`update invitation set expires_on = now() - interval '1 day' where email = ${email}`.execute(app.db);
    expect(await statusOf(old)).toBe('expired');
    const { guid } = await find(email);
    expect((await admin.send('POST', `/api/userinvitations/${guid}:resend`)).json()).toMatchObject({ email, state: 'pending' });
    expect(await statusOf(codeIn(await linkSentTo(email)))).toBe('pending');
    expect((await app.visitor.get(`/api/userinvitation:status/${old}`)).statusCode).toBe(404);
  });

  test('a link to copy is that of the last mail, however often it is copied, and comes without another mail', async () => {
    const email = address();
    await invite([email]);
    const { guid } = await find(email);
    const copy = async () => (await admin.send('POST', `/api/userinvitations/${guid}:link`)).json<{ href: string }>().href;
    expect(await copy()).toBe(await linkSentTo(email));
    await admin.send('POST', `/api/userinvitations/${guid}:resend`);
    const before = (await app.mails()).length;
    expect([await copy(), await copy()]).toEqual([await linkSentTo(email), await linkSentTo(email)]);
    expect(await statusOf(codeIn(await linkSentTo(email)))).toBe('pending');
    expect(await app.mails()).toHaveLength(before);
  });

  test('of an invitation that is too late copying makes another link, and the old one stays dead', async () => {
    const email = address();
    await invite([email]);
    await sql`update invitation set expires_on = now() - interval '1 day' where email = ${email}`.execute(app.db);
    const { guid } = await find(email);
    const { href, expiresOn } = (await admin.send('POST', `/api/userinvitations/${guid}:link`)).json<{ href: string; expiresOn: string }>();
    expect(new Date(expiresOn).getTime()).toBeGreaterThan(Date.now());
    expect(await statusOf(codeIn(href))).toBe('pending');
    expect(await statusOf(codeIn(await linkSentTo(email)))).toBeUndefined();
  });

  test('a link that cannot be made again, of another secret or an older version, is not replaced behind the back of who has it', async () => {
    const email = address();
    await invite([email]);
    const { guid } = await find(email);
    await app.db
      .updateTable('invitation')
      .set({ codeHash: hashToken('een oude link') })
      .where('guid', '=', guid)
      .execute();
    const answer = await admin.send('POST', `/api/userinvitations/${guid}:link`);
    expect(answer.json()).toMatchObject({ status: 409, code: 'invitation.link_unknown' });
    expect(await statusOf('een oude link')).toBe('pending');
  });

  test('revoked: the link says so, and nothing more can be done with it', async () => {
    const email = address();
    await invite([email]);
    const code = codeIn(await linkSentTo(email));
    const { guid } = await find(email);
    expect((await admin.send('POST', `/api/userinvitations/${guid}:revoke`)).json()).toMatchObject({ state: 'revoked' });
    expect(await statusOf(code)).toBe('revoked');
    for (const act of ['resend', 'revoke', 'link']) {
      const answer = await admin.send('POST', `/api/userinvitations/${guid}:${act}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'invitation.closed', details: { state: 'revoked' } });
    }
  });

  test.each(['resend', 'revoke', 'link'])('%s of what does not exist is 404, and 403 for who is no admin', async (act) => {
    expect((await admin.send('POST', `/api/userinvitations/${randomUUID()}:${act}`)).statusCode).toBe(404);
    expect((await (await app.signedIn()).send('POST', `/api/userinvitations/${randomUUID()}:${act}`)).statusCode).toBe(403);
  });

  test.each(['link', 'resend', 'revoke'])(
    '%s of an invitation for an admin asks who its sender is once more, as inviting one does',
    async (act) => {
      const email = address();
      await invite([email], { isAdmin: true });
      const code = codeIn(await linkSentTo(email));
      const { guid } = await find(email);
      const late = await app.signedIn({ isAdmin: true });
      await letProofGoStale(app, late);
      const refused = await late.send('POST', `/api/userinvitations/${guid}:${act}`);
      expect(refused.json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
      expect(refused.body).not.toContain('/invitation/');
      expect(await statusOf(code)).toBe('pending');
    },
  );

  test('J3 every act is in the audit log, without an address', async () => {
    const rows = await app.db.selectFrom('audit').select(['type', 'details']).where('type', 'like', 'invitation.%').execute();
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['invitation.sent', 'invitation.resent', 'invitation.link_made', 'invitation.revoked']),
    );
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
