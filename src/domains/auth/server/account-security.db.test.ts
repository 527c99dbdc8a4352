import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionView } from '../model/session-view.ts';
import { clientOf, testApp, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const newPassword = 'kiezelsteen vlaggenmast zeven';
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Signs in once more, as on another device. */
async function elsewhere({ email, password }: SignedInClient, headers: Record<string, string> = {}): Promise<Client> {
  const { cookies } = await app.visitor.post('/login', { email, password }, headers);
  return clientOf(app.server, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
}

const isIn = async (client: Client) => (await client.get('/api/profiles:loggedIn')).statusCode === 200;
const sessionsOf = async (client: Client) => (await client.get('/api/sessions')).json<SessionView[]>();
const linkIn = async (kind: string) => {
  const mail = (await app.mails()).findLast((candidate) => candidate.kind === kind);
  return new URL(mail?.content.action?.href ?? '').pathname;
};
const emailOf = async ({ guid }: SignedInClient) =>
  (await app.db.selectFrom('appUser').select('email').where('guid', '=', guid).executeTakeFirstOrThrow()).email;

describe('sessions', () => {
  test('a person sees where they are signed in, by browser and system, and which one this is', async () => {
    const person = await app.signedIn();
    await elsewhere(person, firefox);
    const sessions = await sessionsOf(person);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', network: '127.0.0.0', isCurrent: false }),
    );
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/i);
  });

  test('F5 one that is ended is refused at the next request, on every instance', async () => {
    const person = await app.signedIn();
    const other = await elsewhere(person, firefox);
    const second = await app.secondInstance();
    const there = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent);
    const here = (await sessionsOf(person)).find(({ isCurrent }) => isCurrent);
    expect((await second.as(person).send('DELETE', `/api/sessions/${there?.guid}`)).statusCode).toBe(204);
    expect(await isIn(other)).toBe(false);
    expect((await sessionsOf(person)).map(({ guid }) => guid)).toEqual([here?.guid]);
    expect((await person.send('DELETE', `/api/sessions/${there?.guid}`)).statusCode).toBe(404);
  });

  test('F5 all the others are ended at once, everywhere; this one goes on', async () => {
    const person = await app.signedIn();
    const others = [await elsewhere(person), await elsewhere(person)];
    const second = await app.secondInstance();
    const answer = await second.as(person).send('POST', '/api/sessions:endOthers');
    expect(answer.json()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(person)).toBe(true);
  });

  test('nobody sees or ends the session of another', async () => {
    const [person, stranger] = [await app.signedIn(), await app.signedIn()];
    const [own] = await sessionsOf(person);
    expect((await stranger.send('DELETE', `/api/sessions/${own?.guid}`)).statusCode).toBe(404);
    expect((await sessionsOf(stranger)).map(({ guid }) => guid)).not.toContain(own?.guid);
    expect(await isIn(person)).toBe(true);
  });

  test('one whose time is over is not in the list', async () => {
    const person = await app.signedIn({ isAdmin: true });
    await elsewhere(person);
    const idle = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent);
    await sql`update session set last_seen_on = now() - interval '61 minutes' where guid = ${idle?.guid}`.execute(app.db);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe('the password', () => {
  test('F5 changing it ends the other sessions, keeps this one, and is told by mail', async () => {
    const person = await app.signedIn();
    const other = await elsewhere(person);
    const answer = await person.send('POST', '/api/account:password', { currentPassword: person.password, password: newPassword });
    expect(answer.statusCode).toBe(204);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(person)).toBe(true);
    expect((await app.visitor.post('/login', { email: person.email, password: newPassword })).statusCode).toBe(303);
    expect(await app.mails()).toMatchObject([{ kind: 'auth.password_changed', to: person.email }]);
  });

  test('it needs the current one, and a new one that is good enough', async () => {
    const person = await app.signedIn();
    const send = (body: object) => person.send('POST', '/api/account:password', body);
    const wrong = await send({ currentPassword: 'niet het goede', password: newPassword });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: [{ path: 'currentPassword', code: 'auth.current_password_wrong' }] });
    const weak = await send({ currentPassword: person.password, password: 'wachtwoord12345' });
    expect(weak.json()).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'password.too_common' }] });
    expect((await send({ currentPassword: person.password, password: newPassword, guid: person.guid })).statusCode).toBe(400);
    expect((await app.visitor.post('/login', { email: person.email, password: person.password })).statusCode).toBe(303);
  });

  test('who sits at an open screen guesses five times in a quarter of an hour', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const person = await limited.signedIn();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const guess = { currentPassword: `gok nummer ${time}`, password: newPassword };
      statuses.push((await person.send('POST', '/api/account:password', guess)).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await limited.close();
  });
});

test('a password that was hashed at a lower cost is hashed anew at the next sign-in, and stays the same password', async () => {
  const person = await app.signedIn();
  const hashNow = async () =>
    (await app.db.selectFrom('userPassword').select('hash').where('userGuid', '=', person.guid).executeTakeFirstOrThrow()).hash;
  const before = await hashNow();
  const costlier = await app.secondInstance({}, undefined, { memoryCost: 16, timeCost: 1, parallelism: 1 });
  const signIn = () => costlier.visitor.post('/login', { email: person.email, password: person.password });
  expect((await signIn()).statusCode).toBe(303);
  expect(await hashNow()).not.toBe(before);
  expect((await signIn()).statusCode).toBe(303);
});

describe('the e-mail address', () => {
  let changes = 0;
  const ask = (person: SignedInClient, email: string) =>
    person.send('POST', '/api/account:email', { email, currentPassword: person.password });

  test('F10 nothing changes until the new address confirms; the old one is told and can undo it for a week', async () => {
    const person = await app.signedIn();
    const other = await elsewhere(person);
    expect((await ask(person, 'nieuw.adres@plein.test')).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(person.email);
    expect((await person.get('/api/account:security')).json()).toMatchObject({ email: person.email, newEmail: 'nieuw.adres@plein.test' });
    expect(await app.mails()).toMatchObject([{ kind: 'auth.change_email', to: 'nieuw.adres@plein.test' }]);

    const link = await linkIn('auth.change_email');
    const page = await app.visitor.get(link);
    expect(page.body).toContain('nieuw.adres@plein.test');
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(await emailOf(person)).toBe(person.email);
    // Opened without a session, as on a telephone.
    expect((await app.visitor.post(link, {})).headers.location).toBe('/login?message=email-changed');
    expect(await emailOf(person)).toBe('nieuw.adres@plein.test');
    expect((await app.visitor.post('/login', { email: person.email, password: person.password })).statusCode).toBe(422);

    const told = (await app.mails()).at(-1);
    expect(told).toMatchObject({ kind: 'auth.email_changed', to: person.email });
    expect(told?.content.paragraphs.join(' ')).toContain('nieuw.adres@plein.test');
    const revert = await linkIn('auth.email_changed');
    await sql`update one_time_token set expires_on = expires_on - interval '167 hours' where purpose = 'revert-email'`.execute(app.db);
    expect((await app.visitor.post(revert, {})).headers.location).toMatch(/^\/reset\/[\w-]{43}\?recovered$/);
    expect(await emailOf(person)).toBe(person.email);
    expect([await isIn(person), await isIn(other)]).toEqual([false, false]);
    expect((await app.visitor.post(revert, {})).statusCode).toBe(404);
  });

  test('F10 after a week it can no longer be undone, and an hour after asking no longer be confirmed', async () => {
    const person = await app.signedIn();
    await ask(person, 'na-een-week@plein.test');
    const late = await linkIn('auth.change_email');
    await sql`update one_time_token set expires_on = expires_on - interval '1 hour' where user_guid = ${person.guid}`.execute(app.db);
    expect((await app.visitor.post(late, {})).statusCode).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
    await ask(person, 'na-een-week@plein.test');
    await app.visitor.post(await linkIn('auth.change_email'), {});
    await sql`update one_time_token set expires_on = expires_on - interval '7 days' where user_guid = ${person.guid}`.execute(app.db);
    expect((await app.visitor.post(await linkIn('auth.email_changed'), {})).statusCode).toBe(404);
    expect(await emailOf(person)).toBe('na-een-week@plein.test');
  });

  test('F10 of a chain of changes, the first address can still be put back, and then no later one', async () => {
    const person = await app.signedIn();
    await ask(person, 'eerste@plein.test');
    await app.visitor.post(await linkIn('auth.change_email'), {});
    const backToOwn = await linkIn('auth.email_changed');
    await ask(person, 'tweede@plein.test');
    await app.visitor.post(await linkIn('auth.change_email'), {});
    const backToFirst = await linkIn('auth.email_changed');
    expect((await app.visitor.post(backToOwn, {})).statusCode).toBe(303);
    expect((await app.visitor.post(backToFirst, {})).statusCode).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('who takes their wish back keeps their address, and the link that was mailed does nothing', async () => {
    const person = await app.signedIn();
    const keep = () => person.send('POST', '/api/account:keepEmail');
    await ask(person, 'toch-niet@plein.test');
    const link = await linkIn('auth.change_email');
    expect((await keep()).statusCode).toBe(204);
    expect((await person.get('/api/account:security')).json()).toMatchObject({ email: person.email, newEmail: null });
    expect((await app.visitor.post(link, {})).statusCode).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
    expect((await keep()).statusCode).toBe(204);
    const events = (await person.get('/api/audit:ownSecurity')).json<{ type: string }[]>();
    expect(events.filter(({ type }) => type === 'user.email_change_cancelled')).toHaveLength(1);
  });

  test('F2 an address of somebody else gives the same answer; they are told, and nothing can be confirmed', async () => {
    const [person, owner] = [await app.signedIn(), await app.signedIn()];
    const free = await ask(person, `vrij-${(changes += 1)}@plein.test`);
    const taken = await ask(person, owner.email.toUpperCase());
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const told = (await app.mails()).at(-1);
    expect(told).toMatchObject({ kind: 'auth.email_taken' });
    expect(told?.content.action).toBeUndefined();
  });

  test('an address that somebody else took in the meantime is not taken twice', async () => {
    const [person, quicker] = [await app.signedIn(), await app.signedIn()];
    await ask(person, 'gewild@plein.test');
    const slow = await linkIn('auth.change_email');
    await ask(quicker, 'gewild@plein.test');
    expect((await app.visitor.post(await linkIn('auth.change_email'), {})).statusCode).toBe(303);
    expect((await app.visitor.post(slow, {})).statusCode).toBe(404);
    expect([await emailOf(person), await emailOf(quicker)]).toEqual([person.email, 'gewild@plein.test']);
  });

  test('it needs the password, an address, and another one than now', async () => {
    const person = await app.signedIn();
    const send = (body: object) => person.send('POST', '/api/account:email', body);
    expect((await send({ email: 'x@plein.test', currentPassword: 'mis' })).statusCode).toBe(422);
    expect((await ask(person, 'geen adres')).json()).toMatchObject({ errors: [{ path: 'email', code: 'email_wrong' }] });
    expect((await ask(person, person.email.toUpperCase())).json()).toMatchObject({ errors: [{ path: 'email', code: 'email_same' }] });
    expect((await send({ email: person.email, currentPassword: '' })).json()).toMatchObject({
      errors: [
        { path: 'email', code: 'email_same' },
        { path: 'currentPassword', code: 'password_missing' },
      ],
    });
    expect((await send({ email: ['a@plein.test', 'b@plein.test'], currentPassword: person.password })).statusCode).toBe(400);
    expect(await app.mails()).toEqual([]);
  });

  test('who has no password signed in a moment ago', async () => {
    const person = await app.signedIn();
    await app.db.deleteFrom('userPassword').where('userGuid', '=', person.guid).execute();
    expect((await person.send('POST', '/api/account:email', { email: 'zonder@plein.test' })).statusCode).toBe(204);
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${person.guid}`.execute(app.db);
    const late = await person.send('POST', '/api/account:email', { email: 'zonder2@plein.test' });
    expect(late.json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
  });
});
