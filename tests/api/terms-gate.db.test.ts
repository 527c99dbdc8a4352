import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadImage } from '#domains/assets/model/asset.contract.ts';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../support/test-app.ts';
import { ask, type Call, type WithoutTerms } from './calls/call.ts';
import { allCalls, named } from './calls/index.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

/** Decision 0015: who has not accepted the terms that are in force, whatever they may otherwise. */
let app: TestApp;
let world: CallWorld;
/** Has every right, and has not accepted. */
let admin: SignedInClient;
let picture: string;

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
  admin = await app.signedIn({ isAdmin: true, isMett: true, isDeveloper: true, hasAcceptedTerms: false });
  picture = (await createPicture(app.system)).guid;
});
afterAll(() => app.close());

const callsThatAre = (decision: WithoutTerms) => allCalls.filter(({ withoutTerms }) => withoutTerms === decision);
const askWithoutTerms = (client: Client, call: Call) => ask(client, call, { ...call.input(world), ...call.inputWithoutTerms });

/** What has no contract, and anybody may read; no more of it than anybody. */
const readByAnybody = `
GET /*
GET /api/openapi.json
GET /a/:guid
GET /a/card/:language
GET /feed/:file
GET /feed/:list/:file
GET /feed/item/:file
GET /fragment/list/:guid
GET /assets/*
GET /visitor/assets/*
GET /icons/*
GET /theme.css
GET /speculation.json
GET /robots.txt
GET /.well-known/security.txt
GET /sitemap.xml
GET /sitemap-pages-:part.xml
GET /sitemap-items-:part.xml
GET /login/openid
GET /login/openid/callback
GET /livez
GET /readyz
GET /readyz/pages
GET /metrics`
  .trim()
  .split('\n');

function read(client: Client, route: string): Promise<Answered> {
  const path = route
    .replace('GET ', '')
    .replace('/*', '/')
    .replace(/^\/a\/:guid/, `/a/${picture}`)
    .replace(':language', 'nl')
    .replace(':guid', world.list)
    .replace(/:(file|part)/, 'x');
  return client.get(path);
}

test('every address is decided about', () => {
  const addresses = app.server.app.registeredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/en'))
    .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
  const decided = [...allCalls.map(({ name }) => name), ...readByAnybody, 'POST /csp-report'];
  expect(decided.toSorted()).toEqual(addresses.toSorted());
});

const refusal = { status: 403, code: 'request.terms_not_accepted' };

const closed = callsThatAre('closed').filter(({ contract }) => contract !== uploadImage);

test.each(named(closed.filter(({ name }) => name.includes(' /api/'))))('%s is refused, whatever its sender may', async (_, call) => {
  expect((await askWithoutTerms(admin, call)).json()).toMatchObject(refusal);
});

const refusalPage = 'Ga eerst akkoord met de gebruiksvoorwaarden</h1>';

test.each(named(closed.filter(({ name }) => !name.includes(' /api/'))))('so is %s', async (_, call) => {
  const { statusCode, body } = await askWithoutTerms(admin, call);
  expect(statusCode).toBe(403);
  expect(body.includes(refusal.code) || body.includes(refusalPage)).toBe(true);
});

test('so is an upload, with all that goes with it', async () => {
  const { accessToken } = (await admin.send('POST', '/api/session:token')).json<{ accessToken: string }>();
  const answer = await admin.send('POST', '/a/upload?profile=me', {}, { authorization: `Bearer ${accessToken}` });
  expect(answer.json()).toMatchObject(refusal);
});

test('what is open is answered for itself', async () => {
  const open: [string, (client: Client) => Promise<Answered>][] = [
    ...callsThatAre('open').map((call): (typeof open)[number] => [call.name, (client) => askWithoutTerms(client, call)]),
    ['POST /csp-report', (client) => client.post('/csp-report', {})],
  ];
  for (const [name, send] of open) {
    // Each with a session of its own: some of these end one.
    const { body } = await send(await app.signedIn({ hasAcceptedTerms: false }));
    expect([name, body.includes(refusal.code) || body.includes(refusalPage)]).toEqual([name, false]);
  }
});

test('what anybody reads is read as anybody reads it', async () => {
  const reads: [string, (client: Client) => Promise<Answered>][] = [
    ...callsThatAre('asVisitor').map((call): (typeof reads)[number] => [call.name, (client) => askWithoutTerms(client, call)]),
    ...readByAnybody.map((route): (typeof reads)[number] => [route, (client) => read(client, route)]),
  ];
  for (const [name, get] of reads) {
    const [asked, visited] = [await get(admin), await get(app.visitor)];
    expect([name, asked.statusCode]).toEqual([name, visited.statusCode]);
  }
});

test('nothing of it is held against them in the log', async () => {
  const denied = await app.db
    .selectFrom('audit')
    .select('type')
    .where('type', '=', 'access.denied')
    .where('actorGuid', '=', admin.guid)
    .execute();
  expect(denied).toEqual([]);
});

describe('what they see', () => {
  test('a page for everybody with an account waits, and is not in the menu', async () => {
    const texts = { nl: { title: 'Leden', segment: 'leden' } };
    await createPage(app.system, { texts, published: ['nl'], roleIds: [builtInRoleGuid.User] });
    const member = await app.signedIn();
    await expect.poll(async () => (await member.get('/leden')).statusCode).toBe(200);
    const refused = await admin.get('/leden');
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('Ga eerst akkoord met de gebruiksvoorwaarden</h1>');
    expect((await member.get('/')).body).toContain('href="/leden"');
    expect((await admin.get('/')).body).not.toContain('href="/leden"');
  });

  test.each([
    ['/account/profile', 'Ga eerst akkoord met de gebruiksvoorwaarden', '/legal/terms-of-use/nl#terms-choice'],
    ['/admin/users', 'Ga eerst akkoord met de gebruiksvoorwaarden', '/legal/terms-of-use/nl#terms-choice'],
    ['/en/settings', 'Accept the terms of use first', '/en/legal/terms-of-use/en#terms-choice'],
  ])('%s leads to the terms', async (path, title, href) => {
    const { statusCode, body } = await admin.get(path);
    expect(statusCode).toBe(403);
    expect(body).toContain(`${title}</h1>`);
    expect(body).toContain(`href="${href}"`);
  });

  test.each(['/account/security', '/account/privacy', '/login/proof', '/logout', '/legal/terms-of-use/nl', '/legal/privacy', '/'])(
    '%s is there',
    async (path) => {
      expect((await admin.get(path)).statusCode).toBe(200);
    },
  );
});

describe('without script', () => {
  const noticeIn = ({ body }: Answered) => /<noscript><aside.*?<\/noscript>/.exec(body)?.[0] ?? '';

  test.each([
    ['/', 'Ga eerst akkoord met de gebruiksvoorwaarden', '/legal/terms-of-use/nl#terms-choice'],
    ['/en/search?q=x', 'Accept the terms of use first', '/en/legal/terms-of-use/en#terms-choice'],
  ])('%s says above everything that the terms wait, and leads to them', async (path, title, href) => {
    const notice = noticeIn(await admin.get(path));
    expect(notice).toContain(title);
    expect(notice).toContain(`href="${href}"`);
  });

  test.each(['/legal/terms-of-use/nl', '/account/privacy', '/account/security', '/logout'])('%s asks nothing', async (path) => {
    expect(noticeIn(await admin.get(path))).toBe('');
  });

  test('a page that is closed says it once', async () => {
    expect((await admin.get('/account/profile')).body.split('Ga eerst akkoord met de gebruiksvoorwaarden</').length).toBe(2);
  });

  test('the form on the page of the terms opens the account', async () => {
    const person = await app.signedIn({ hasAcceptedTerms: false });
    expect((await person.post('/legal/terms-of-use/nl', { answer: 'accept', version: '1' })).statusCode).toBe(303);
    expect(noticeIn(await person.get('/'))).toBe('');
    expect((await person.get('/account/profile')).statusCode).toBe(200);
  });

  test('R2.47 F7 somebody whose account is off reads that, and where to ask', async () => {
    const person = await app.signedIn();
    await createPage(app.system, { texts: { nl: { title: 'Contact', segment: 'contact' } }, published: ['nl'] });
    await expect.poll(async () => (await app.visitor.get('/contact')).statusCode).toBe(200);
    expect(noticeIn(await person.get('/'))).toBe('');
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', person.guid).execute();
    const notice = noticeIn(await person.get('/'));
    expect(notice).toContain('Uw account is niet actief');
    expect(notice).toContain('href="/contact"');
    expect(notice).toContain('action="/logout"');
    expect(noticeIn(await app.visitor.get('/'))).toBe('');
    const closed = await person.get('/account/profile');
    expect(noticeIn(closed)).toContain('Uw account is niet actief');
    // They did sign in.
    expect(closed.body).not.toContain('Log in om deze pagina te bekijken.');
  });
});

describe('the rights come and go with the answer', () => {
  const change = (client: Client, body: object) => client.send('PUT', '/api/profiles:loggedIn', body);

  test('nothing but the answer is saved, and after it everything is as before', async () => {
    const person = await app.signedIn({ isAdmin: true, hasAcceptedTerms: false });
    expect((await change(person, { firstName: 'Anna' })).json()).toMatchObject(refusal);
    expect((await change(person, { firstName: 'Anna', termsOfUseVersionAccepted: 1 })).json()).toMatchObject(refusal);
    expect((await change(person, { termsOfUseVersionAccepted: 1 })).statusCode).toBe(200);
    expect((await person.get('/api/users')).statusCode).toBe(200);
    expect((await change(person, { firstName: 'Anna' })).json()).toMatchObject({ firstName: 'Anna' });
  });

  test('R4.18 who takes it back may do no more, in any of their sessions', async () => {
    const person = await app.signedIn({ isAdmin: true });
    expect((await person.post('/legal/terms-of-use/nl', { answer: 'decline', version: '1' })).statusCode).toBe(303);
    expect((await person.get('/api/users')).json()).toMatchObject(refusal);
    expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({ isAdmin: true, termsOfUseVersionAccepted: null });
  });

  test('who has to set up a second factor is asked for that first', async () => {
    const person = await app.signedIn({ isAdmin: true, hasAcceptedTerms: false });
    await app.db.insertInto('platformSetting').values({ key: 'requireSecondFactor', value: 'true', version: 1 }).execute();
    expect((await person.get('/api/users')).json()).toMatchObject({ code: 'auth.second_factor_needed' });
    await app.db.deleteFrom('platformSetting').where('key', '=', 'requireSecondFactor').execute();
  });

  test('R2.43 a new version closes the account of everybody until they accept that one', async () => {
    const [publisher, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn()];
    expect((await publisher.send('POST', '/api/termsofuse:publish')).json()).toEqual({ version: 2 });
    for (const client of [publisher, person]) {
      expect((await client.get('/api/profiles:activity')).json()).toMatchObject(refusal);
      expect((await change(client, { termsOfUseVersionAccepted: 1 })).statusCode).toBe(422);
      expect((await change(client, { termsOfUseVersionAccepted: 2 })).statusCode).toBe(200);
      expect((await client.get('/api/profiles:activity')).statusCode).toBe(200);
    }
  });
});
