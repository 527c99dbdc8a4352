import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { takenOver, type TakenOver } from '../testing/taken-over.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let of: TakenOver;

beforeAll(async () => {
  app = await testApp();
  of = takenOver(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const newPassword = 'kiezelsteen vlaggenmast zeven';
let addresses = 0;
const freshAddress = () => `adres-${(addresses += 1)}@plein.test`;

/** Asks for another address in this session, and opens the mail that goes there. Gives the link that undoes it. */
async function changeAddress(person: SignedInClient, to: string): Promise<string> {
  const from = await of.emailOf(person);
  await person.send('POST', '/api/account:email', { email: to, currentPassword: person.password });
  const confirmed = await app.visitor.post(await of.linkIn('auth.change_email', to), {});
  expect(confirmed.statusCode).toBe(303);
  return of.linkIn('auth.email_changed', from);
}

const open = (link: string): Promise<Answered> => app.visitor.post(link, {});

describe('taking a change of address back', () => {
  test('F10 a thief who changes the address twice and takes the second change back does not end the owner’s link', async () => {
    const account = await app.signedIn();
    const [second, third] = [freshAddress(), freshAddress()];
    const ofOwner = await changeAddress(account, second);
    const ofThief = await changeAddress(account, third);
    expect((await open(ofThief)).statusCode).toBe(303);
    expect(await of.emailOf(account)).toBe(second);

    expect((await app.visitor.get(ofOwner)).body).toContain(account.email);
    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await of.emailOf(account)).toBe(account.email);
  });

  test('F10 what came after the change goes with it: later links, a change that waits, a link for a new password', async () => {
    const account = await app.signedIn();
    const [second, third, fourth] = [freshAddress(), freshAddress(), freshAddress()];
    const ofOwner = await changeAddress(account, second);
    const ofThief = await changeAddress(account, third);
    await account.send('POST', '/api/account:email', { email: fourth, currentPassword: account.password });
    await app.visitor.post('/reset', { email: third });
    const waiting = await of.linkIn('auth.change_email', fourth);
    const reset = await of.linkIn('auth.reset', third);

    expect((await open(ofOwner)).statusCode).toBe(303);
    for (const link of [ofThief, waiting, reset, ofOwner]) {
      expect((await app.visitor.get(link)).statusCode).toBe(404);
      expect((await app.visitor.post(link, link === reset ? { password: newPassword } : {})).statusCode).toBe(404);
    }
    expect(await of.emailOf(account)).toBe(account.email);
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
      expect(await of.emailOf(account)).toBe(account.email);
    }
  });

  test('F10 an address that somebody else has by now stays theirs; who opens the link reads why, and it still works when it is free', async () => {
    const account = await app.signedIn();
    const ofOwner = await changeAddress(account, freshAddress());
    const other = await app.signedIn({ email: account.email });
    const refused = await open(ofOwner);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Met dit e-mailadres is intussen een ander account gemaakt.');
    expect(await of.emailOf(account)).not.toBe(account.email);
    expect((await of.signIn(account.email, other.password)).statusCode).toBe(303);

    await app.db
      .updateTable('appUser')
      .set({ email: 'weg@plein.test', emailKey: 'weg@plein.test' })
      .where('guid', '=', other.guid)
      .execute();
    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await of.emailOf(account)).toBe(account.email);
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
    expect(await of.emailOf(person)).toBe(person.email);
  });
});

describe('an account that comes back to its owner', () => {
  test('F5 F10 the thief’s session, password, passkey and linked account open nothing any more, also those made just before', async () => {
    const account = await app.signedIn();
    const device = await of.settleIn(account);
    const ofOwner = await changeAddress(account, freshAddress());
    const own = { currentPassword: account.password, password: 'de zin van wie hier niet hoort' };
    expect((await account.send('POST', '/api/account:password', own)).statusCode).toBe(204);
    await account.send('POST', '/api/profiles:delete', { confirmation: await of.emailOf(account) });

    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await of.isIn(account)).toBe(false);
    for (const password of [account.password, own.password]) expect((await of.signIn(account.email, password)).statusCode).toBe(422);
    expect((await of.signInByPasskey(device)).statusCode).toBe(422);
    expect(await of.identitiesOf(account)).toEqual([]);
    const { deleteOn } = await app.db.selectFrom('appUser').select('deleteOn').where('guid', '=', account.guid).executeTakeFirstOrThrow();
    expect(deleteOn).toBeNull();
  });

  test('its owner goes on to choose a new password, at once or by the link in the mail, and signs in with that alone', async () => {
    for (const way of ['screen', 'mail']) {
      const account = await app.signedIn();
      await of.settleIn(account);
      const answer = await open(await changeAddress(account, freshAddress()));
      expect(answer.headers.location).toMatch(/^\/reset\/[\w-]{43}\?recovered$/);
      const page = await app.visitor.get(String(answer.headers.location));
      expect(page.body).toContain('U heeft uw account terug.');
      const links = [String(answer.headers.location), await of.linkIn('auth.recovered', account.email)];
      if (way === 'mail') links.reverse();
      expect((await app.visitor.post(links[0] ?? '', { password: 'kort' })).body).toContain('minstens 12 tekens');
      expect((await app.visitor.post(links[0] ?? '', { password: newPassword })).headers.location).toBe('/login?message=reset');
      expect((await app.visitor.post(links[1] ?? '', { password: newPassword })).statusCode).toBe(404);
      expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/content');
    }
  });

  test('the mail says what works no more and what still does, the address that was left is told, and the log keeps it', async () => {
    const account = await app.signedIn();
    await of.settleIn(account);
    const ofOwner = await changeAddress(account, freshAddress());
    const left = await of.emailOf(account);
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
    expect(await of.eventsOf(account, 'user.email_reverted')).toEqual([
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
    expect(await of.identitiesOf(account)).toEqual([{ issuer: 'https://oud.example.nl' }]);
    await app.visitor.post(await of.linkIn('auth.recovered'), { password: newPassword });
    const halfway = await afterPassword(app, { email: account.email, password: newPassword });
    expect(halfway.answer.headers.location).toBe('/login/second-factor');
    expect((await halfway.post('/login/second-factor', { code: codeOf(account.secret) })).statusCode).toBe(303);
  });

  test('the account elsewhere with which it was made stays, so that its owner still gets in', async () => {
    const account = await app.signedIn();
    await app.db
      .insertInto('userIdentity')
      .values({ userGuid: account.guid, issuer: 'https://login.example.nl', subject: account.guid })
      .execute();
    expect((await open(await changeAddress(account, freshAddress()))).statusCode).toBe(303);
    expect(await of.identitiesOf(account)).toEqual([{ issuer: 'https://login.example.nl' }]);
  });

  test('F9 half a sign-in from before does not become a whole one', async () => {
    const account = await signedInWithAuthenticator(app);
    await sql`update totp set confirmed_on = now() - interval '2 days', created_on = now() - interval '2 days'`.execute(app.db);
    const ofOwner = await changeAddress(account, freshAddress());
    const halfway = await afterPassword(app, { email: await of.emailOf(account), password: account.password });
    await open(ofOwner);
    const answer = await halfway.post('/login/second-factor', { code: codeOf(account.secret) });
    expect([answer.statusCode, answer.cookies.some(({ name }) => name === 'plein_session')]).toEqual([401, false]);
  });

  test('F9 a new password by mail is no dispute: factors and linked accounts stay, and the mail about it names them', async () => {
    const account = await app.signedIn();
    const device = await of.settleIn(account);
    await app.visitor.post('/reset', { email: account.email });
    expect((await app.visitor.post(await of.linkIn('auth.reset', account.email), { password: newPassword })).statusCode).toBe(303);
    expect(await of.isIn(account)).toBe(false);
    expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/login/second-factor');
    expect((await of.signInByPasskey(device)).statusCode).toBe(204);
    expect(await of.identitiesOf(account)).toHaveLength(1);
    const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.password_changed');
    expect(mail?.content.paragraphs.join(' ')).toContain('Dit blijft werken: 1 passkey en de koppeling met login.example.nl.');
    expect(mail?.content.paragraphs.join(' ')).toContain('Neem dan contact op met de beheerder.');
  });
});

describe('“This was not me”, in the mail about a way in that was added', () => {
  test('S3 F5 puts out whoever added it: session, password, passkey and linked account; its owner chooses a new password and is in', async () => {
    const account = await app.signedIn();
    const device = await of.settleIn(account);
    const link = await of.linkIn('second-factors.passkeyAdded', account.email);
    const asked = await app.visitor.get(link);
    expect(asked.body).toContain('Was u dit niet?');
    expect((await app.visitor.get(`/en${link}`)).body).toContain('This was not me');
    expect(await of.isIn(account)).toBe(true);

    const answer = await open(link);
    expect(answer.headers.location).toMatch(/^\/reset\/[\w-]{43}\?recovered$/);
    expect(await of.isIn(account)).toBe(false);
    expect((await of.signInByPasskey(device)).statusCode).toBe(422);
    expect((await of.signIn(account.email, account.password)).statusCode).toBe(422);
    expect(await of.identitiesOf(account)).toEqual([]);
    expect(await of.eventsOf(account, 'user.recovered')).toHaveLength(1);
    expect((await app.mails()).filter(({ kind }) => kind === 'auth.email_put_back')).toEqual([]);
    await app.visitor.post(String(answer.headers.location), { password: newPassword });
    expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/content');
    expect((await open(link)).statusCode).toBe(404);
  });

  test('S3 works for who chose a new password already and is asked for a step that only the thief can take', async () => {
    const account = await app.signedIn();
    const device = await of.settleIn(account);
    await app.visitor.post('/reset', { email: account.email });
    await app.visitor.post(await of.linkIn('auth.reset', account.email), { password: newPassword });
    const halfway = await afterPassword(app, { email: account.email, password: newPassword });
    expect((await halfway.get('/login/second-factor')).body).toContain('Kent u deze stap niet?');
    const answer = await open(await of.linkIn('second-factors.passkeyAdded', account.email));
    expect((await of.signInByPasskey(device)).statusCode).toBe(422);
    await app.visitor.post(String(answer.headers.location), { password: newPassword });
    expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/content');
  });

  test('S3 brings the account back to the address that the mail went to; what the thief was mailed since works no more', async () => {
    const account = await app.signedIn();
    await of.settleIn(account);
    const ofOwner = await of.linkIn('second-factors.passkeyAdded', account.email);
    const [second, third] = [freshAddress(), freshAddress()];
    await changeAddress(account, second);
    await account.send('POST', '/api/secondfactors/recoverycodes:renew');
    const ofThief = await of.linkIn('second-factors.codesRenewed', second);
    const reverting = await changeAddress(account, third);
    expect((await open(ofThief)).statusCode).toBe(303);
    expect(await of.emailOf(account)).toBe(second);

    expect((await open(ofOwner)).statusCode).toBe(303);
    expect(await of.emailOf(account)).toBe(account.email);
    for (const link of [ofThief, reverting]) expect((await open(link)).statusCode).toBe(404);
    expect((await app.mails()).findLast(({ kind }) => kind === 'auth.email_put_back')?.to).toBe(second);
  });

  test('leaves what was there for longer, which is still asked for and named in the mail', async () => {
    const account = await signedInWithAuthenticator(app);
    await sql`update totp set confirmed_on = now() - interval '2 days', created_on = now() - interval '2 days'`.execute(app.db);
    await app.db.deleteFrom('mail').execute();
    await of.settleIn(account);
    const answer = await open(await of.linkIn('second-factors.passkeyAdded', account.email));
    const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.recovered');
    expect(mail?.content.paragraphs.join(' ')).toContain('Dit blijft werken: de code-app.');
    await app.visitor.post(String(answer.headers.location), { password: newPassword });
    expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/login/second-factor');
  });

  test('stands in the mail about a code app and about new recovery codes as well', async () => {
    const account = await app.signedIn();
    const { secret } = (await account.send('POST', '/api/secondfactors/authenticator:start')).json<{ secret: string }>();
    await account.send('POST', '/api/secondfactors/authenticator:confirm', { code: codeOf(secret.replaceAll(' ', '')) });
    await account.send('POST', '/api/secondfactors/recoverycodes:renew');
    for (const kind of ['second-factors.authenticatorAdded', 'second-factors.codesRenewed']) {
      const mail = (await app.mails()).findLast((candidate) => candidate.kind === kind);
      expect(mail?.content.action?.label).toBe('Dit was ik niet');
      expect((await app.visitor.get(await of.linkIn(kind, account.email))).statusCode).toBe(200);
    }
    const answer = await open(await of.linkIn('second-factors.authenticatorAdded', account.email));
    const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.recovered');
    expect(mail?.content.paragraphs.join(' ')).toContain('Dit werkt niet meer: uw wachtwoord, de code-app en de herstelcodes.');
    await app.visitor.post(String(answer.headers.location), { password: newPassword });
    expect((await of.signIn(account.email, newPassword)).headers.location).toBe('/content');
  });
});

test('where nobody has a password, the address goes back, what was added goes, and the sign-in page says where to read what', async () => {
  const account = await app.signedIn();
  await of.settleIn(account);
  const ofOwner = await changeAddress(account, freshAddress());
  const elsewhere = await app.secondInstance({
    LOCAL_LOGIN: 'off',
    OIDC_ISSUER: 'https://login.example.nl',
    OIDC_CLIENT_ID: 'plein',
    OIDC_CLIENT_SECRET: 'geheim',
  });
  const answer = await elsewhere.visitor.post(ofOwner, {});
  expect(answer.headers.location).toBe('/login?message=recovered');
  expect((await elsewhere.visitor.get('/login?message=recovered')).body).toContain('In de mail die u krijgt, staat');
  expect(await of.emailOf(account)).toBe(account.email);
  expect(await of.identitiesOf(account)).toEqual([]);
  const mail = (await app.mails()).findLast(({ kind }) => kind === 'auth.recovered');
  expect(mail?.content.action).toBeUndefined();
});
