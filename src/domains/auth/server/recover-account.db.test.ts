import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const newPassword = 'kiezelsteen vlaggenmast zeven';
let addresses = 0;
const freshAddress = () => `adres-${(addresses += 1)}@plein.test`;

const linkIn = async (kind: string, to?: string) => {
  const mail = (await app.mails()).findLast((candidate) => candidate.kind === kind && (to === undefined || candidate.to === to));
  return new URL(mail?.content.action?.href ?? '').pathname;
};
const emailOf = async ({ guid }: { guid: string }) =>
  (await app.db.selectFrom('appUser').select('email').where('guid', '=', guid).executeTakeFirstOrThrow()).email;
const signIn = (email: string, password: string) => app.visitor.post('/login', { email, password });

/** Asks for another address in this session, and opens the mail that goes there. Gives the link that undoes it. */
async function changeAddress(person: SignedInClient, to: string): Promise<string> {
  const from = await emailOf(person);
  await person.send('POST', '/api/account:email', { email: to, currentPassword: person.password });
  const confirmed = await app.visitor.post(await linkIn('auth.change_email', to), {});
  expect(confirmed.statusCode).toBe(303);
  return linkIn('auth.email_changed', from);
}

const open = (link: string): Promise<Answered> => app.visitor.post(link, {});

describe('taking a change of address back', () => {
  test('F10 a thief who changes the address twice and takes the second change back does not end the owner’s link', async () => {
    const account = await app.signedIn();
    const [second, third] = [freshAddress(), freshAddress()];
    const ofOwner = await changeAddress(account, second);
    const ofThief = await changeAddress(account, third);
    expect((await open(ofThief)).statusCode).toBe(303);
    expect(await emailOf(account)).toBe(second);

    expect((await app.visitor.get(ofOwner)).body).toContain(account.email);
    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await emailOf(account)).toBe(account.email);
  });

  test('F10 what came after the change goes with it: later links, a change that waits, a link for a new password', async () => {
    const account = await app.signedIn();
    const [second, third, fourth] = [freshAddress(), freshAddress(), freshAddress()];
    const ofOwner = await changeAddress(account, second);
    const ofThief = await changeAddress(account, third);
    await account.send('POST', '/api/account:email', { email: fourth, currentPassword: account.password });
    await app.visitor.post('/reset', { email: third });
    const waiting = await linkIn('auth.change_email', fourth);
    const reset = await linkIn('auth.reset', third);

    expect((await open(ofOwner)).statusCode).toBe(303);
    for (const link of [ofThief, waiting, reset, ofOwner]) {
      expect((await app.visitor.get(link)).statusCode).toBe(404);
      expect((await app.visitor.post(link, link === reset ? { password: newPassword } : {})).statusCode).toBe(404);
    }
    expect(await emailOf(account)).toBe(account.email);
  });

  test('F10 of the owner’s link and a later one at the same moment, the owner’s has the last word', async () => {
    for (let time = 0; time < 3; time += 1) {
      const account = await app.signedIn();
      const ofOwner = await changeAddress(account, freshAddress());
      const ofThief = await changeAddress(account, freshAddress());
      const links = time === 1 ? [ofThief, ofOwner, ofOwner] : [ofOwner, ofThief, ofOwner];
      const answers = await Promise.all(links.map(open));
      const ofOwners = answers.filter((_, index) => links[index] === ofOwner).map(({ statusCode }) => statusCode);
      expect(ofOwners.toSorted((a, b) => a - b)).toEqual([303, 404]);
      expect([303, 404]).toContain(answers[links.indexOf(ofThief)]?.statusCode);
      expect(await emailOf(account)).toBe(account.email);
    }
  });

  test('F10 an address that somebody else has by now stays theirs; who opens the link reads why, and it still works when it is free', async () => {
    const account = await app.signedIn();
    const ofOwner = await changeAddress(account, freshAddress());
    const other = await app.signedIn({ email: account.email });
    const refused = await open(ofOwner);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Met dit e-mailadres is intussen een ander account gemaakt.');
    expect(await emailOf(account)).not.toBe(account.email);
    expect((await signIn(account.email, other.password)).statusCode).toBe(303);

    await app.db
      .updateTable('appUser')
      .set({ email: 'weg@plein.test', emailKey: 'weg@plein.test' })
      .where('guid', '=', other.guid)
      .execute();
    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await emailOf(account)).toBe(account.email);
  });

  test('an account that was emptied meanwhile does not come back', async () => {
    const account = await app.signedIn();
    const ofOwner = await changeAddress(account, freshAddress());
    await sql`update app_user set deleted_on = now() where guid = ${account.guid}`.execute(app.db);
    expect((await app.visitor.get(ofOwner)).statusCode).toBe(404);
    expect((await open(ofOwner)).statusCode).toBe(404);
  });

  test('an admin cannot give somebody another address', async () => {
    const [admin, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn()];
    const change = await admin.send('PUT', `/api/users/${person.guid}`, { email: freshAddress() }, { 'if-match': '"1"' });
    expect(change.statusCode).toBe(400);
    expect(await emailOf(person)).toBe(person.email);
  });
});

/** What somebody who got in does to stay in: a passkey, new recovery codes, another account linked, the whole of it to be deleted. */
async function settleIn(thief: SignedInClient) {
  const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
  const { challenge } = (await thief.send('POST', '/api/secondfactors/passkeys:start')).json<{ challenge: string }>();
  const added = await thief.send('POST', '/api/secondfactors/passkeys', { name: 'Telefoon', answer: device.register(challenge) });
  expect(added.statusCode).toBe(200);
  await app.db
    .insertInto('userIdentity')
    .values({ userGuid: thief.guid, issuer: 'https://login.example.nl', subject: thief.guid })
    .execute();
  return device;
}

async function signInByPasskey(device: ReturnType<typeof createDevice>): Promise<Answered> {
  const { challenge } = (await app.visitor.send('POST', '/api/session:passkeyQuestion')).json<{ challenge: string }>();
  return app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge) });
}

const isIn = async (client: SignedInClient) => (await client.get('/api/profiles:loggedIn')).statusCode === 200;
const identitiesOf = ({ guid }: SignedInClient) =>
  app.db.selectFrom('userIdentity').select('issuer').where('userGuid', '=', guid).execute();
const eventsOf = ({ guid }: SignedInClient, type: string) =>
  app.db.selectFrom('audit').select(['actorGuid', 'details']).where('subjectGuid', '=', guid).where('type', '=', type).execute();

describe('an account that comes back to its owner', () => {
  test('F5 F10 the thief’s session, password, passkey and linked account open nothing any more, also those made just before', async () => {
    const account = await app.signedIn();
    const device = await settleIn(account);
    const ofOwner = await changeAddress(account, freshAddress());
    const own = { currentPassword: account.password, password: 'de zin van wie hier niet hoort' };
    expect((await account.send('POST', '/api/account:password', own)).statusCode).toBe(204);
    await account.send('POST', '/api/profiles:delete', { confirmation: await emailOf(account) });

    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await isIn(account)).toBe(false);
    for (const password of [account.password, own.password]) expect((await signIn(account.email, password)).statusCode).toBe(422);
    expect((await signInByPasskey(device)).statusCode).toBe(422);
    expect(await identitiesOf(account)).toEqual([]);
    const { deleteOn } = await app.db.selectFrom('appUser').select('deleteOn').where('guid', '=', account.guid).executeTakeFirstOrThrow();
    expect(deleteOn).toBeNull();
  });

  test('its owner goes on to choose a new password, at once or by the link in the mail, and signs in with that alone', async () => {
    for (const way of ['screen', 'mail']) {
      const account = await app.signedIn();
      await settleIn(account);
      const answer = await open(await changeAddress(account, freshAddress()));
      expect(answer.headers.location).toMatch(/^\/reset\/[\w-]{43}\?reverted$/);
      const page = await app.visitor.get(String(answer.headers.location));
      expect(page.body).toContain('Uw oude e-mailadres is teruggezet.');
      const links = [String(answer.headers.location), await linkIn('auth.recovered', account.email)];
      if (way === 'mail') links.reverse();
      expect((await app.visitor.post(links[0] ?? '', { password: 'kort' })).body).toContain('minstens 12 tekens');
      expect((await app.visitor.post(links[0] ?? '', { password: newPassword })).headers.location).toBe('/login?message=reset');
      expect((await app.visitor.post(links[1] ?? '', { password: newPassword })).statusCode).toBe(404);
      expect((await signIn(account.email, newPassword)).headers.location).toBe('/');
    }
  });

  test('the mail says what works no more and what still does, the address that was left is told, and the log keeps it', async () => {
    const account = await app.signedIn();
    await settleIn(account);
    const ofOwner = await changeAddress(account, freshAddress());
    const left = await emailOf(account);
    await app.db.deleteFrom('mail').execute();
    await open(ofOwner);
    const mails = await app.mails();
    const toOwner = mails.find(({ kind }) => kind === 'auth.recovered');
    const toOther = mails.find(({ kind }) => kind === 'auth.email_put_back');
    expect([mails.length, toOwner?.to, toOther?.to]).toEqual([2, account.email, left]);
    expect(toOwner?.content.paragraphs.join(' ')).toContain(
      'Dit werkt niet meer: uw wachtwoord, 1 passkey, de herstelcodes en de koppeling met login.example.nl.',
    );
    expect(toOther?.content.action).toBeUndefined();
    expect(await eventsOf(account, 'user.email_reverted')).toEqual([
      { actorGuid: null, details: { fields: ['password', 'passkeys', 'recoveryCodes', 'identities'] } },
    ]);
  });

  test('what its owner had for longer stays and is still asked for, and the mail names it', async () => {
    const account = await signedInWithAuthenticator(app);
    await app.db
      .insertInto('userIdentity')
      .values({ userGuid: account.guid, issuer: 'https://oud.example.nl', subject: account.guid })
      .execute();
    await sql`update totp set confirmed_on = now() - interval '2 days', created_on = now() - interval '2 days'`.execute(app.db);
    await sql`update user_identity set created_on = now() - interval '2 days' where user_guid = ${account.guid}`.execute(app.db);
    const ofOwner = await changeAddress(account, freshAddress());
    await open(ofOwner);
    const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.recovered');
    expect(mail?.content.paragraphs.join(' ')).toContain('Dit blijft werken: de code-app en de koppeling met oud.example.nl.');
    expect(await identitiesOf(account)).toEqual([{ issuer: 'https://oud.example.nl' }]);
    await app.visitor.post(await linkIn('auth.recovered'), { password: newPassword });
    const halfway = await afterPassword(app, { email: account.email, password: newPassword });
    expect(halfway.answer.headers.location).toBe('/login/second-factor');
    expect((await halfway.post('/login/second-factor', { code: codeOf(account.secret) })).statusCode).toBe(303);
  });

  test('F9 half a sign-in from before does not become a whole one', async () => {
    const account = await signedInWithAuthenticator(app);
    await sql`update totp set confirmed_on = now() - interval '2 days', created_on = now() - interval '2 days'`.execute(app.db);
    const ofOwner = await changeAddress(account, freshAddress());
    const halfway = await afterPassword(app, { email: await emailOf(account), password: account.password });
    await open(ofOwner);
    const answer = await halfway.post('/login/second-factor', { code: codeOf(account.secret) });
    expect([answer.statusCode, answer.cookies.some(({ name }) => name === 'plein_session')]).toEqual([401, false]);
  });

  test('F9 a new password by mail is no dispute: factors and linked accounts stay, and the mail about it names them', async () => {
    const account = await app.signedIn();
    const device = await settleIn(account);
    await app.visitor.post('/reset', { email: account.email });
    expect((await app.visitor.post(await linkIn('auth.reset', account.email), { password: newPassword })).statusCode).toBe(303);
    expect(await isIn(account)).toBe(false);
    expect((await signIn(account.email, newPassword)).headers.location).toBe('/login/second-factor');
    expect((await signInByPasskey(device)).statusCode).toBe(204);
    expect(await identitiesOf(account)).toHaveLength(1);
    const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.password_changed');
    expect(mail?.content.paragraphs.join(' ')).toContain('Dit blijft werken: 1 passkey en de koppeling met login.example.nl.');
    expect(mail?.content.paragraphs.join(' ')).toContain('Neem dan contact op met de beheerder.');
  });
});

test('where nobody has a password, the address goes back, what was added goes, and the sign-in page says where to read what', async () => {
  const account = await app.signedIn();
  await settleIn(account);
  const ofOwner = await changeAddress(account, freshAddress());
  const elsewhere = await app.secondInstance({
    LOCAL_LOGIN: 'off',
    OIDC_ISSUER: 'https://login.example.nl',
    OIDC_CLIENT_ID: 'plein',
    OIDC_CLIENT_SECRET: 'geheim',
  });
  const answer = await elsewhere.visitor.post(ofOwner, {});
  expect(answer.headers.location).toBe('/login?message=email-reverted');
  expect((await elsewhere.visitor.get('/login?message=email-reverted')).body).toContain('In de mail aan dat adres staat');
  expect(await emailOf(account)).toBe(account.email);
  expect(await identitiesOf(account)).toEqual([]);
  const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.recovered');
  expect(mail?.content.action).toBeUndefined();
});

describe('an admin helps', () => {
  const acts = ['sendResetLink', 'resetSecondFactors'] as const;
  const ask = (client: Pick<SignedInClient, 'send'>, act: (typeof acts)[number], guid: string) =>
    client.send('POST', `/api/users/${guid}:${act}`);

  test.each(acts)('%s is for admins who have just proved who they are', async (act) => {
    const [admin, person, other] = [await app.signedIn({ isAdmin: true }), await app.signedIn(), await app.signedIn()];
    expect((await ask(app.visitor, act, person.guid)).statusCode).toBe(401);
    expect((await ask(other, act, person.guid)).statusCode).toBe(403);
    expect((await ask(admin, act, 'geen-guid')).statusCode).toBe(400);
    expect((await ask(admin, act, '00000000-0000-4000-8000-000000000000')).json()).toMatchObject({ status: 404, code: 'user.not_found' });
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${admin.guid}`.execute(app.db);
    expect((await ask(admin, act, person.guid)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
    expect(await app.mails()).toEqual([]);
    expect(await isIn(person)).toBe(true);
  });

  test('F9 a link for a new password goes to its owner alone; until it is used nothing changes', async () => {
    const [admin, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn()];
    const answer = await ask(admin, 'sendResetLink', person.guid);
    expect(answer.json()).toMatchObject({ guid: person.guid, hasPassword: true });
    expect(await app.mails()).toMatchObject([{ kind: 'auth.reset_sent', to: person.email }]);
    const link = await linkIn('auth.reset_sent');
    expect(answer.body).not.toContain(link.slice(link.lastIndexOf('/') + 1));
    expect(await eventsOf(person, 'user.reset_sent')).toMatchObject([{ actorGuid: admin.guid }]);
    expect(await isIn(person)).toBe(true);
    expect((await app.visitor.post(link, { password: newPassword })).statusCode).toBe(303);
    expect(await isIn(person)).toBe(false);
    expect((await signIn(person.email, newPassword)).statusCode).toBe(303);
  });

  test('F5 who lost their device gets in with the password again, is signed out everywhere, and is told; a link that waits still works', async () => {
    const [admin, person] = [await app.signedIn({ isAdmin: true }), await signedInWithAuthenticator(app)];
    await settleIn(person);
    await ask(admin, 'sendResetLink', person.guid);
    const link = await linkIn('auth.reset_sent');
    const answer = await ask(admin, 'resetSecondFactors', person.guid);
    expect(answer.json()).toMatchObject({ guid: person.guid, hasTotp: false, passkeys: 0, sessions: [] });
    expect(await isIn(person)).toBe(false);
    expect((await signIn(person.email, person.password)).headers.location).toBe('/');
    expect((await app.mails()).map(({ kind }) => kind)).toContain('second-factors.reset');
    expect(await eventsOf(person, 'second_factor.reset')).toMatchObject([{ actorGuid: admin.guid }]);
    expect((await app.visitor.get(link)).statusCode).toBe(200);
  });

  test('F14 nobody takes away their own second factor like this, which would be the way around the rule that one is required', async () => {
    const admin = await signedInWithAuthenticator(app, { isAdmin: true });
    expect((await ask(admin, 'resetSecondFactors', admin.guid)).json()).toMatchObject({ status: 409, code: 'user.own_account' });
    expect((await afterPassword(app, admin)).answer.headers.location).toBe('/login/second-factor');
  });

  test('one person is mailed five links an hour', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const [admin, person] = [await limited.signedIn({ isAdmin: true }), await limited.signedIn()];
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(admin, 'sendResetLink', person.guid)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});
