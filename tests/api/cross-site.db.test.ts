import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  [admin, other] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
});
// One of the calls publishes new terms.
beforeEach(() => app.acceptTerms());
afterAll(() => app.close());

interface Change {
  route: string;
  url: string;
  kind: 'call' | 'form' | 'report';
  headers?: Record<string, string>;
  body: string;
  /** Where it is answered with something else than success, because what it is about is not there. */
  answer?: number;
}

const entry = { short_message: 'x', level: 7, timestamp: 0, origin: '', platform: '', user_agent: '', bot: false };

const someGuid = '5b0f1f8e-1111-4222-8333-444455556666';

/** Of a device that nobody knows. */
function passkeyAnswer(kind: 'new' | 'answer'): string {
  const answer = { id: 'x', response: { clientDataJSON: 'e30' } };
  return JSON.stringify(kind === 'new' ? { name: 'Laptop', answer } : { answer });
}

/** Every change that can be asked for, as its own page would ask it. */
const changes: Change[] = [
  { route: 'PUT /api/profiles:loggedIn', url: '/api/profiles:loggedIn', kind: 'call', body: '{"firstName":"Vreemd"}' },
  {
    route: 'PUT /api/platformsettingvalues',
    url: '/api/platformsettingvalues',
    kind: 'call',
    body: '{"changes":[{"key":"showSubMenu","value":false,"version":0}]}',
  },
  {
    route: 'PUT /api/platformsettingvalues/:key',
    url: '/api/platformsettingvalues/showFooter',
    kind: 'call',
    headers: { 'if-match': '"0"' },
    body: '{"value":false}',
  },
  {
    route: 'POST /api/profilepropertydefinitions',
    url: '/api/profilepropertydefinitions',
    kind: 'call',
    body: '{}',
    answer: 400,
  },
  ...(['PUT', 'DELETE'] as const).map(
    (method) =>
      ({
        route: `${method} /api/profilepropertydefinitions/:key`,
        url: '/api/profilepropertydefinitions/alias',
        kind: 'call',
        headers: { 'if-match': '"1"' },
        body: method === 'PUT' ? '{}' : '',
        answer: method === 'PUT' ? 400 : 409,
      }) as const,
  ),
  {
    route: 'POST /api/profilepropertydefinitions:order',
    url: '/api/profilepropertydefinitions:order',
    kind: 'call',
    body: '{"keys":["nothing"]}',
    answer: 404,
  },
  ...['activate', 'deactivate'].map(
    (act) =>
      ({
        route: `POST /api/profilepropertydefinitions/:key:${act}`,
        url: `/api/profilepropertydefinitions/alias:${act}`,
        kind: 'call',
        body: '',
        answer: 409,
      }) as const,
  ),
  { route: 'POST /api/profiles:delete', url: '/api/profiles:delete', kind: 'call', body: '{"confirmation":"x"}', answer: 422 },
  { route: 'POST /api/dataexports', url: '/api/dataexports', kind: 'call', body: '' },
  { route: 'POST /api/dataexports/:guid:open', url: `/api/dataexports/${someGuid}:open`, kind: 'call', body: '', answer: 404 },
  { route: 'POST /api/profiles:keep', url: '/api/profiles:keep', kind: 'call', body: '' },
  // Its own page sends a bearer token along.
  { route: 'POST /a/upload', url: '/a/upload?profile=me', kind: 'call', body: '', answer: 401 },
  { route: 'POST /api/pages', url: '/api/pages', kind: 'call', body: '{}' },
  // Reads that are asked with a body. The guid names no list, and of several one says so in its own place.
  { route: 'POST /api/listitem/list/:blockGuid', url: `/api/listitem/list/${someGuid}`, kind: 'call', body: '{}', answer: 404 },
  { route: 'POST /api/listitem/widget/:guid', url: `/api/listitem/widget/${someGuid}`, kind: 'call', body: '{}', answer: 404 },
  { route: 'POST /api/listitem/lists', url: '/api/listitem/lists', kind: 'call', body: `{"${someGuid}":"{}"}` },
  { route: 'POST /api/pages:withName', url: '/api/pages:withName', kind: 'call', body: '{"name":"Home"}', answer: 404 },
  { route: 'POST /api/menus:withName', url: '/api/menus:withName', kind: 'call', body: '{"name":"Top level menu"}' },
  {
    route: 'POST /api/pages/:guid:publish',
    url: `/api/pages/${someGuid}:publish?lang=nl`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '',
    answer: 404,
  },
  {
    route: 'PUT /api/buildingblockinstance/:guid/content',
    url: `/api/buildingblockinstance/${someGuid}/content?lang=nl`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '{"content":{}}',
    answer: 404,
  },
  {
    route: 'POST /api/buildingblockinstance/:guid/options',
    url: `/api/buildingblockinstance/${someGuid}/options`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '{}',
    answer: 404,
  },
  {
    route: 'PUT /api/users/:guid',
    url: `/api/users/${someGuid}`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '{"isAdmin":true}',
    answer: 404,
  },
  ...['deactivate', 'activate', 'endSessions', 'delete', 'keep', 'exportData', 'sendResetLink', 'resetSecondFactors'].map(
    (act) =>
      ({ route: `POST /api/users/:guid:${act}`, url: `/api/users/${someGuid}:${act}`, kind: 'call', body: '', answer: 404 }) as const,
  ),
  ...['roles', 'deactivate', 'activate'].map(
    (act) => ({ route: `POST /api/users:${act}`, url: `/api/users:${act}`, kind: 'call', body: `{"guids":["${someGuid}"]}` }) as const,
  ),
  { route: 'POST /api/users:export', url: '/api/users:export', kind: 'call', body: '{}' },
  { route: 'POST /api/roles', url: '/api/roles', kind: 'call', body: '{"nameNl":"Vreemd","nameEn":"Strange"}' },
  {
    route: 'PUT /api/roles/:guid',
    url: `/api/roles/${someGuid}`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '{}',
    answer: 404,
  },
  {
    route: 'DELETE /api/roles/:guid',
    url: `/api/roles/${someGuid}`,
    kind: 'call',
    headers: { 'if-match': '"1"' },
    body: '',
    answer: 404,
  },
  { route: 'POST /api/mails:resend', url: '/api/mails:resend', kind: 'call', body: `{"guids":["${someGuid}"]}` },
  { route: 'POST /api/mails/:guid:resend', url: `/api/mails/${someGuid}:resend`, kind: 'call', body: '', answer: 404 },
  ...['', '/en'].map(
    (prefix) =>
      ({ route: `POST ${prefix}/admin/log/export`, url: `${prefix}/admin/log/export`, kind: 'form', body: 'kind=roles' }) as const,
  ),
  { route: 'DELETE /cache_invalidate', url: '/cache_invalidate?index=x&hash=y&public=true', kind: 'call', body: '' },
  { route: 'POST /api/identities:link', url: '/api/identities:link', kind: 'call', body: '', answer: 404 },
  { route: 'DELETE /api/identities/:guid', url: `/api/identities/${someGuid}`, kind: 'call', body: '', answer: 404 },
  { route: 'POST /api/termsofuse:publish', url: '/api/termsofuse:publish', kind: 'call', body: '' },
  {
    route: 'POST /api/userinvitations',
    url: '/api/userinvitations',
    kind: 'call',
    body: '{"emails":["gast@plein.test"],"language":"nl"}',
  },
  ...['resend', 'revoke', 'link'].map(
    (act) =>
      ({
        route: `POST /api/userinvitations/:guid:${act}`,
        url: `/api/userinvitations/${someGuid}:${act}`,
        kind: 'call',
        body: '',
        answer: 404,
      }) as const,
  ),
  ...['accept', 'decline'].map(
    (act) =>
      ({
        route: `POST /api/userinvitation:${act}`,
        url: `/api/userinvitation:${act}`,
        kind: 'call',
        body: '{"code":"x"}',
        answer: 404,
      }) as const,
  ),
  ...['', '/en'].flatMap(
    (prefix) =>
      [
        { route: `POST ${prefix}/invitation/:code`, url: `${prefix}/invitation/x`, kind: 'form', body: 'act=switch' },
        {
          route: `POST ${prefix}/legal/terms-of-use/:lang`,
          url: `${prefix}/legal/terms-of-use/nl`,
          kind: 'form',
          body: 'answer=accept&version=1',
        },
      ] as const,
  ),
  { route: 'POST /api/session:token', url: '/api/session:token', kind: 'call', body: '' },
  { route: 'POST /api/session:prove', url: '/api/session:prove', kind: 'call', body: '{}', answer: 422 },
  { route: 'POST /api/session:provePasskey', url: '/api/session:provePasskey', kind: 'call', body: '{}', answer: 400 },
  { route: 'POST /api/session:passkeyQuestion', url: '/api/session:passkeyQuestion', kind: 'call', body: '' },
  { route: 'POST /api/session:passkey', url: '/api/session:passkey', kind: 'call', body: passkeyAnswer('answer'), answer: 422 },
  ...['authenticator:start', 'passkeys:start'].map(
    (act) => ({ route: `POST /api/secondfactors/${act}`, url: `/api/secondfactors/${act}`, kind: 'call', body: '' }) as const,
  ),
  ...['authenticator:remove', 'recoverycodes:renew'].map(
    (act) => ({ route: `POST /api/secondfactors/${act}`, url: `/api/secondfactors/${act}`, kind: 'call', body: '', answer: 409 }) as const,
  ),
  {
    route: 'POST /api/secondfactors/authenticator:confirm',
    url: '/api/secondfactors/authenticator:confirm',
    kind: 'call',
    body: '{"code":"000"}',
    answer: 422,
  },
  { route: 'POST /api/secondfactors/passkeys', url: '/api/secondfactors/passkeys', kind: 'call', body: passkeyAnswer('new'), answer: 422 },
  {
    route: 'DELETE /api/secondfactors/passkeys/:guid',
    url: `/api/secondfactors/passkeys/${someGuid}`,
    kind: 'call',
    body: '',
    answer: 404,
  },
  ...['', '/en'].flatMap((prefix) => [
    { route: `POST ${prefix}/login/second-factor`, url: `${prefix}/login/second-factor`, kind: 'form', body: 'code=1' } as const,
    { route: `POST ${prefix}/login/proof`, url: `${prefix}/login/proof`, kind: 'form', body: 'password=x' } as const,
  ]),
  { route: 'POST /log', url: '/log', kind: 'call', body: JSON.stringify([entry]) },
  {
    route: 'POST /api/account:password',
    url: '/api/account:password',
    kind: 'call',
    body: '{"currentPassword":"mis","password":"x"}',
    answer: 422,
  },
  {
    route: 'POST /api/account:email',
    url: '/api/account:email',
    kind: 'call',
    body: '{"email":"x@plein.test","currentPassword":"mis"}',
    answer: 422,
  },
  { route: 'DELETE /api/sessions/:guid', url: `/api/sessions/${someGuid}`, kind: 'call', body: '', answer: 404 },
  { route: 'POST /api/sessions:endOthers', url: '/api/sessions:endOthers', kind: 'call', body: '' },
  ...['', '/en'].flatMap((prefix) => [
    { route: `POST ${prefix}/reset`, url: `${prefix}/reset`, kind: 'form', body: 'email=a%40b.nl' } as const,
    { route: `POST ${prefix}/reset/:token`, url: `${prefix}/reset/x`, kind: 'form', body: 'password=x' } as const,
    { route: `POST ${prefix}/setup/:token`, url: `${prefix}/setup/x`, kind: 'form', body: 'password=x' } as const,
    { route: `POST ${prefix}/register`, url: `${prefix}/register`, kind: 'form', body: 'email=a%40b.nl' } as const,
    { route: `POST ${prefix}/register/:token`, url: `${prefix}/register/x`, kind: 'form', body: 'password=x' } as const,
    { route: `POST ${prefix}/verify`, url: `${prefix}/verify`, kind: 'form', body: 'email=a%40b.nl' } as const,
    { route: `POST ${prefix}/verify/:token`, url: `${prefix}/verify/x`, kind: 'form', body: '' } as const,
  ]),
  ...['', '/en'].flatMap((prefix) => [
    { route: `POST ${prefix}/view-as`, url: `${prefix}/view-as`, kind: 'form', body: 'role=nobody' } as const,
    { route: `POST ${prefix}/view-as/stop`, url: `${prefix}/view-as/stop`, kind: 'form', body: '' } as const,
  ]),
  ...['/login', '/en/login', '/logout', '/en/logout'].map(
    (url) => ({ route: `POST ${url}`, url, kind: 'form', body: 'email=a%40b.nl&password=x' }) as const,
  ),
  ...['', '/en'].map(
    (prefix) =>
      ({
        route: `POST ${prefix}/legal/cookie-statement/:lang`,
        url: `${prefix}/legal/cookie-statement/nl`,
        kind: 'form',
        body: 'choice=all',
      }) as const,
  ),
  { route: 'POST /csp-report', url: '/csp-report', kind: 'report', body: '{}' },
];

const attacks: { title: string; headers: Record<string, string>; on: Change['kind'][] }[] = [
  { title: 'another site, says the browser', headers: { 'sec-fetch-site': 'cross-site' }, on: ['call', 'form', 'report'] },
  { title: 'a neighbour under the same domain', headers: { 'sec-fetch-site': 'same-site' }, on: ['call', 'form', 'report'] },
  { title: 'two browsers in one header', headers: { 'sec-fetch-site': 'same-origin, cross-site' }, on: ['call', 'form', 'report'] },
  { title: 'the origin of another site', headers: { origin: 'https://evil.example' }, on: ['call', 'form', 'report'] },
  { title: 'our origin at another port', headers: { origin: 'http://localhost:3001' }, on: ['call', 'form', 'report'] },
  { title: 'no origin, says a sandbox', headers: { origin: 'null' }, on: ['call', 'form', 'report'] },
  { title: 'neither header', headers: {}, on: ['form'] },
  { title: 'an address that was typed', headers: { 'sec-fetch-site': 'none' }, on: ['form'] },
];

const cases = changes.flatMap((change) =>
  attacks.filter(({ on }) => on.includes(change.kind)).map((attack) => ({ ...change, ...attack, own: change.headers })),
);

function send({ route, url, kind, body }: Change, headers: Record<string, string | undefined>): Promise<Answered> {
  const types = { call: 'application/json', form: 'application/x-www-form-urlencoded', report: 'application/csp-report' };
  const all = { host: 'localhost', 'content-type': types[kind], 'x-xsrf-token': admin.cookies['XSRF-TOKEN'], ...headers };
  return app.server.app.inject({
    method: route.split(' ', 1)[0] as 'PUT' | 'POST' | 'DELETE',
    url,
    cookies: admin.cookies,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    payload: body,
  });
}

/** Everything a change could have left behind. That somebody was denied may be written down. */
async function everything(): Promise<unknown> {
  const tables = ['app_user', 'user_property', 'platform_setting', 'content_version', 'client_log', 'idempotency', 'sign_in_delay'];
  const counts = await Promise.all(
    tables.map(async (table) => (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(app.db)).rows),
  );
  const sessions = await app.db.selectFrom('session').select(['guid', 'endedOn']).orderBy('guid').execute();
  const audit = await app.db.selectFrom('audit').select('type').where('type', '!=', 'access.denied').orderBy('id').execute();
  return { counts, sessions, audit };
}

describe('G4 a change that another site asks for', () => {
  test('every route that changes something is tried', () => {
    const known = app.server.app.registeredRoutes
      .filter(({ method }) => !['GET', 'HEAD'].includes(method))
      .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
    expect(known.toSorted()).toEqual(changes.map(({ route }) => route).toSorted());
  });

  test.each(cases)('$route: $title is 403', async ({ headers, own, ...change }) => {
    const before = await everything();
    expect((await send({ ...change, headers: {} }, { ...own, ...headers })).statusCode).toBe(403);
    expect(await everything()).toEqual(before);
  });

  test.each(changes.filter(({ kind }) => kind === 'call'))('$route needs the token of its own session', async (change) => {
    const before = await everything();
    const token = admin.cookies['XSRF-TOKEN'] ?? '';
    for (const wrong of [undefined, '', other.cookies['XSRF-TOKEN'], token.slice(0, -1), `${token}x`, token.toUpperCase()]) {
      expect((await send(change, { ...change.headers, 'sec-fetch-site': 'same-origin', 'x-xsrf-token': wrong })).statusCode).toBe(403);
    }
    expect(await everything()).toEqual(before);
  });

  test.each(changes.filter(({ kind, body }) => kind === 'call' && body !== ''))('$route takes no form', async (change) => {
    const before = await everything();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await send(change, { ...change.headers, 'sec-fetch-site': 'same-origin', 'content-type': type })).statusCode).toBe(415);
    }
    expect(await everything()).toEqual(before);
  });

  test('a GET stays a GET, whatever it claims to be', async () => {
    const before = await everything();
    for (const address of [
      '/api/profiles:loggedIn?_method=PUT&firstName=Vreemd',
      '/logout?_method=POST',
      '/login?_method=POST&email=a&password=b',
    ]) {
      await admin.get(address, { 'x-http-method-override': 'PUT', 'x-http-method': 'PUT' });
    }
    const posted = await admin.send('POST', '/api/profiles:loggedIn', { firstName: 'Vreemd' }, { 'x-http-method-override': 'PUT' });
    expect(posted.statusCode).toBe(405);
    expect(await everything()).toEqual(before);
  });

  test.each(changes.filter(({ kind }) => kind !== 'form'))('$route from our own page is answered', async (change) => {
    const answer = await send(change, { ...change.headers, 'sec-fetch-site': 'same-origin' });
    expect(change.answer === undefined ? [200, 204] : [change.answer]).toContain(answer.statusCode);
  });

  test('R9.41 without the browser’s own headers, our origin and the token are enough', async () => {
    const change = changes[0];
    expect((await send(change as Change, { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });
});
