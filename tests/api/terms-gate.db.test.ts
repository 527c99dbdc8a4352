import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { insertDocument } from '#domains/documents/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../support/test-app.ts';

/** Decision 0015: who has not accepted the terms that are in force, whatever they may otherwise. */
let app: TestApp;
/** Has every right, and has not accepted. */
let admin: SignedInClient;
const guidOf: Record<string, string> = {};
const someGuid = '5b0f1f8e-1111-4222-8333-444455556666';

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true, isMett: true, isDeveloper: true, hasAcceptedTerms: false });
  guidOf['/api/pages/:guid'] = await insertDocument(app.db, { layout: '100', options: {}, texts: { nl: { title: 'X', description: '' } } });
  guidOf['/a/:guid'] = (await createPicture(app.system)).guid;
});
afterAll(() => app.close());

/** Answering, coming and going, keeping an account safe, taking one's data along and leaving. */
const open = `
GET /api/termsofuse
POST /legal/terms-of-use/:lang
GET /api/profiles:loggedIn
PUT /api/profiles:loggedIn
POST /login
POST /login/second-factor
POST /login/proof
POST /logout
POST /reset
POST /reset/:token
POST /register
POST /register/:token
POST /verify
POST /verify/:token
POST /setup/:token
POST /invitation/:code
POST /api/userinvitation:accept
POST /api/userinvitation:decline
POST /view-as/stop
POST /api/session:token
GET /api/session:proof
POST /api/session:prove
POST /api/session:provePasskey
POST /api/session:passkeyQuestion
POST /api/session:passkey
GET /api/account:security
POST /api/account:password
POST /api/account:email
GET /api/audit:ownSecurity
GET /api/sessions
DELETE /api/sessions/:guid
POST /api/sessions:endOthers
GET /api/identities
POST /api/identities:link
DELETE /api/identities/:guid
GET /api/secondfactors
POST /api/secondfactors/authenticator:start
POST /api/secondfactors/authenticator:confirm
POST /api/secondfactors/authenticator:remove
POST /api/secondfactors/recoverycodes:renew
POST /api/secondfactors/passkeys:start
POST /api/secondfactors/passkeys
DELETE /api/secondfactors/passkeys/:guid
GET /api/profiles:privacy
GET /api/profilepropertydefinitions
POST /api/profiles:delete
POST /api/profiles:keep
GET /api/dataexports
POST /api/dataexports
POST /api/dataexports/:guid:open
GET /api/dataexports/:guid/file
POST /legal/cookie-statement/:lang
POST /log
POST /csp-report`;

/** What anybody may read, and no more of it than anybody. */
const asVisitor = `
GET /*
GET /api/route
GET /api/search
GET /api/platformsettingvalues
GET /api/pages/:guid
POST /api/pages
POST /api/pages:withName
GET /api/pagetemplates/:guid
POST /api/menus:withName
GET /api/listitem/:guid
GET /api/listitem/short/:id
POST /api/listitem/list/:blockGuid
POST /api/listitem/lists
GET /api/listitem/list/:guid/meta
POST /api/listitem/widget/:guid
GET /api/listitemtypes
GET /api/userinvitation:status/:id
GET /api/openapi.json
GET /a/:guid
GET /feed/:file
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
GET /metrics`;

const closed = `
POST /api/termsofuse:publish
GET /api/profiles/:guid
GET /api/profiles:activity
POST /a/upload
GET /api/assets
GET /api/audit
POST /admin/log/export
POST /view-as
DELETE /cache_invalidate
PUT /api/buildingblockinstance/:guid/content
POST /api/buildingblockinstance/:guid/options
GET /api/pages:index
GET /api/pages/:guid/draft
POST /api/pages/:guid:publish
GET /api/listitem/:id/draft
PUT /api/platformsettingvalues
PUT /api/platformsettingvalues/:key
GET /api/platformsettingvalues:history
GET /api/mails
GET /api/mails:deliveries
POST /api/mails:resend
POST /api/mails/:guid:resend
GET /api/profilepropertydefinitions:all
POST /api/profilepropertydefinitions
POST /api/profilepropertydefinitions:order
POST /api/profilepropertydefinitions/:key:activate
POST /api/profilepropertydefinitions/:key:deactivate
PUT /api/profilepropertydefinitions/:key
DELETE /api/profilepropertydefinitions/:key
GET /api/roles
POST /api/roles
GET /api/roles/:guid
PUT /api/roles/:guid
DELETE /api/roles/:guid
GET /api/roles/:guid:explain
GET /api/userinvitations
POST /api/userinvitations
POST /api/userinvitations/:guid:link
POST /api/userinvitations/:guid:resend
POST /api/userinvitations/:guid:revoke
GET /api/users
GET /api/users/:guid
PUT /api/users/:guid
GET /api/users/:guid/activity
GET /api/users/:guid:explain
POST /api/users/:guid:activate
POST /api/users/:guid:deactivate
POST /api/users/:guid:delete
POST /api/users/:guid:endSessions
POST /api/users/:guid:exportData
POST /api/users/:guid:keep
POST /api/users/:guid:resetSecondFactors
POST /api/users/:guid:sendResetLink
POST /api/users:activate
POST /api/users:deactivate
POST /api/users:export
POST /api/users:roles`;

const linesOf = (lines: string) => lines.trim().split('\n');

function ask(client: Client, call: string): Promise<Answered> {
  const [method, pattern] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const path = pattern
    .replace('/*', '/')
    .replace(':lang', 'nl')
    .replace(/\/:(guid|blockGuid)/, `/${guidOf[pattern] ?? someGuid}`)
    .replace(/([/-]):(id|key|token|code|file|part)/, '$1x');
  if (method === 'GET') return client.get(path === '/api/route' ? `${path}?path=/` : path);
  return path.startsWith('/api/') || ['/log', '/cache_invalidate', '/a/upload'].includes(path)
    ? client.send(method, path, {})
    : client.post(path, {});
}

test('every address is decided about', () => {
  const addresses = app.server.app.registeredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/en'))
    .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
  expect([open, asVisitor, closed].flatMap(linesOf).toSorted()).toEqual(addresses.toSorted());
});

const refusal = { status: 403, code: 'request.terms_not_accepted' };

test.each(linesOf(closed).filter((call) => call.includes(' /api/')))('%s is refused, whatever its sender may', async (call) => {
  expect((await ask(admin, call)).json()).toMatchObject(refusal);
});

const refusalPage = 'Ga eerst akkoord met de gebruiksvoorwaarden</h1>';

test.each(['POST /admin/log/export', 'DELETE /cache_invalidate', 'POST /view-as'])('so is %s', async (call) => {
  const { statusCode, body } = await ask(admin, call);
  expect(statusCode).toBe(403);
  expect(body.includes(refusal.code) || body.includes(refusalPage)).toBe(true);
});

test('so is an upload, with all that goes with it', async () => {
  const { accessToken } = (await admin.send('POST', '/api/session:token')).json<{ accessToken: string }>();
  const answer = await admin.send('POST', '/a/upload?profile=me', {}, { authorization: `Bearer ${accessToken}` });
  expect(answer.json()).toMatchObject(refusal);
});

test('what is open is answered for itself', async () => {
  for (const call of linesOf(open)) {
    // Each with a session of its own: some of these end one.
    const { body } = await ask(await app.signedIn({ hasAcceptedTerms: false }), call);
    expect([call, body.includes(refusal.code) || body.includes(refusalPage)]).toEqual([call, false]);
  }
});

test('what anybody reads is read as anybody reads it', async () => {
  for (const call of linesOf(asVisitor)) {
    const [asked, visited] = [await ask(admin, call), await ask(app.visitor, call)];
    expect([call, asked.statusCode]).toEqual([call, visited.statusCode]);
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
