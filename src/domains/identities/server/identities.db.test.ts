import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { clientOf, type Answered, type SignedInClient } from '../../../../tests/support/test-app.ts';
import type { IdentityOverview } from '../model/identity.ts';
import { cookiesOf, withProvider } from '../testing/openid-people.ts';

const { provider, app, people } = await withProvider();

const overviewOf = async (person: Pick<SignedInClient, 'get'>) => (await person.get('/api/identities')).json<IdentityOverview>();
const identitiesOf = ({ guid }: SignedInClient) => app.db.selectFrom('userIdentity').selectAll().where('userGuid', '=', guid).execute();
const hrefFor = async (person: SignedInClient, lang = 'nl') =>
  (await person.send('POST', `/api/identities:link?lang=${lang}`)).json<{ href: string }>().href;

/** Asks for linking on our page, goes to the provider and comes back. */
async function link(person: SignedInClient, subject: string): Promise<Answered> {
  const { location, cookies } = await people.begin(person, await hrefFor(person));
  return people.comeBack({ ...person.cookies, ...cookies }, await provider.visit(location.href, subject));
}

async function takePassword({ guid }: SignedInClient): Promise<void> {
  await app.db.deleteFrom('userPassword').where('userGuid', '=', guid).execute();
}

describe('linking', () => {
  test('R7.38 somebody who is signed in links an account at the provider, is told by mail, and can sign in with it', async () => {
    const person = await app.signedIn();
    const { subject } = people.stranger();
    const host = new URL(provider.issuer).host;
    expect(await overviewOf(person)).toEqual({ identities: [], linkable: host, hasLocalLogin: true });
    const answer = await link(person, subject);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/security']);
    expect(await overviewOf(person)).toEqual({
      identities: [
        {
          guid: expect.stringMatching(/^[\da-f-]{36}$/),
          provider: host,
          createdOn: expect.stringMatching(/^2\d{3}-/),
          lastUsedOn: expect.stringMatching(/^2\d{3}-/),
          canUnlink: true,
        },
      ],
      linkable: null,
      hasLocalLogin: true,
    });
    expect((await people.profileOf(await people.signIn(subject))).json()).toMatchObject({ guid: person.guid });
    const mails = await app.db.selectFrom('mail').select(['kind', 'toAddress', 'subject']).where('userGuid', '=', person.guid).execute();
    expect(mails).toEqual([{ kind: 'identities.linked', toAddress: person.email, subject: 'Er is een account gekoppeld' }]);
  });

  test('F5 F10 who did not link it themselves opens “This was not me” in the mail: it opens nothing any more, and everybody is out', async () => {
    const person = await app.signedIn();
    await app.db
      .updateTable('appUser')
      .set({ createdOn: new Date(Date.now() - 3_600_000) })
      .where('guid', '=', person.guid)
      .execute();
    const { subject } = people.stranger();
    await link(person, subject);
    const mail = (await app.mails()).findLast(({ kind, to }) => kind === 'identities.linked' && to === person.email);
    expect(mail?.content.action?.label).toBe('Dit was ik niet');
    expect((await app.visitor.post(new URL(mail?.content.action?.href ?? '').pathname, {})).statusCode).toBe(303);
    expect((await person.get('/api/profiles:loggedIn')).statusCode).not.toBe(200);
    const again = await people.profileOf(await people.signIn(subject));
    expect(again.json()).not.toMatchObject({ guid: person.guid });
  });

  test('it asks the provider to ask again who somebody is', async () => {
    const person = await app.signedIn();
    const { location } = await people.begin(person, await hrefFor(person, 'en'));
    expect(location.searchParams.get('prompt')).toBe('login');
  });

  test('F12 another site cannot begin it: without a ticket of this session nothing is linked', async () => {
    const [person, attacker] = [await app.signedIn(), await app.signedIn()];
    const theirs = await hrefFor(attacker);
    for (const path of [theirs, '/login/openid?link=', '/login/openid?link=x', '/login/openid?link=true']) {
      const answer = await person.get(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/security?problem=openid.other_session']);
    }
    expect((await app.visitor.get(theirs)).statusCode).toBe(403);
  });

  test('F12 it ends in the session in which it began', async () => {
    const [person, somebodyElse] = [await app.signedIn(), await app.signedIn()];
    const { subject } = people.stranger();
    for (const session of [somebodyElse.cookies, {}]) {
      const { location, cookies } = await people.begin(person, await hrefFor(person));
      const answer = await people.comeBack({ ...session, ...cookies }, await provider.visit(location.href, subject));
      expect(answer.statusCode === 403 || answer.headers.location === '/account/security?problem=openid.other_session').toBe(true);
    }
    expect([...(await identitiesOf(person)), ...(await identitiesOf(somebodyElse))]).toEqual([]);
  });

  test('an identity has one owner, and an owner one identity at a provider', async () => {
    const [person, known] = [await app.signedIn(), await people.knownPerson()];
    expect((await link(person, known.subject)).headers.location).toBe('/account/security?problem=openid.identity_taken');
    expect((await link(known, people.stranger().subject)).headers.location).toBe('/account/security?problem=openid.already_linked');
    expect((await link(known, known.subject)).headers.location).toBe('/account/security');
    expect(await identitiesOf(person)).toEqual([]);
    expect(await identitiesOf(known)).toHaveLength(1);
  });

  test('two at the same moment: one owner', async () => {
    const { subject } = people.stranger();
    const both = await Promise.all([app.signedIn(), app.signedIn()]);
    const begun = [];
    for (const person of both) {
      const { location, cookies } = await people.begin(person, await hrefFor(person));
      begun.push({ cookies: { ...person.cookies, ...cookies }, back: await provider.visit(location.href, subject) });
    }
    const answers = await Promise.all(begun.map(({ cookies, back }) => people.comeBack(cookies, back)));
    const places = answers.map(({ headers }) => headers.location);
    expect(places).toContain('/account/security');
    expect(places).toContain('/account/security?problem=openid.identity_taken');
  });

  test('who stops halfway reads so where they began', async () => {
    const person = await app.signedIn();
    expect((await link(person, '')).headers.location).toBe('/account/security?problem=openid.cancelled');
  });

  test('it asks for a proof of a short while ago', async () => {
    const person = await people.knownPerson();
    const [identity] = await identitiesOf(person);
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${person.guid}`.execute(app.db);
    for (const answer of [
      await person.send('POST', '/api/identities:link'),
      await person.send('DELETE', `/api/identities/${identity?.guid}`),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'auth.proof_needed' });
    }
    expect(await identitiesOf(person)).toHaveLength(1);
  });
});

describe('unlinking', () => {
  test('ends that way in and the sessions elsewhere, and is told by mail', async () => {
    const person = await people.knownPerson();
    const elsewhere = clientOf(app.server, cookiesOf(await people.signIn(person.subject)));
    const [identity] = (await overviewOf(person)).identities;
    const answer = await person.send('DELETE', `/api/identities/${identity?.guid}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ identities: [] });
    expect((await elsewhere.get('/api/profiles:loggedIn')).statusCode).toBe(401);
    expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(200);
    expect((await people.signIn(person.subject)).statusCode).toBe(403);
    const mails = app.db.selectFrom('mail').select('kind').where('userGuid', '=', person.guid);
    expect(await mails.execute()).toEqual([{ kind: 'identities.unlinked' }]);
  });

  test('not the last way in', async () => {
    const person = await people.knownPerson();
    await takePassword(person);
    const [identity] = (await overviewOf(person)).identities;
    expect(identity).toMatchObject({ canUnlink: false });
    const answer = await person.send('DELETE', `/api/identities/${identity?.guid}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'openid.last_way_in' });
    expect(await identitiesOf(person)).toHaveLength(1);
  });

  test('a password is no way in where passwords are off', async () => {
    const only = await app.secondInstance({ LOCAL_LOGIN: '0' });
    const person = await people.knownPerson();
    const { identities } = (await only.as(person).get('/api/identities')).json<IdentityOverview>();
    expect(identities).toMatchObject([{ canUnlink: false }]);
    expect((await only.as(person).send('DELETE', `/api/identities/${identities[0]?.guid}`)).statusCode).toBe(409);
  });

  test('nobody unlinks somebody else', async () => {
    const [person, other] = [await app.signedIn(), await people.knownPerson()];
    const [identity] = await identitiesOf(other);
    expect((await person.send('DELETE', `/api/identities/${identity?.guid}`)).statusCode).toBe(404);
    expect((await person.send('DELETE', '/api/identities/x')).statusCode).toBe(400);
    expect((await app.visitor.send('DELETE', `/api/identities/${identity?.guid}`)).statusCode).toBe(401);
    expect(await identitiesOf(other)).toHaveLength(1);
  });
});
