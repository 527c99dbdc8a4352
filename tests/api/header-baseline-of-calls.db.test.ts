import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBaseline, forOneReader, noStore } from '../support/expected-headers.ts';
import { headersOfAdminCalls } from '../support/headers-of-admin-calls.ts';
import { headerWorld, registeredRoutes, type HeaderCase } from '../support/header-world.ts';
import type { SignedInClient, TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let list: string;

beforeAll(async () => {
  ({ app, admin, person, list } = await headerWorld());
});
afterAll(() => app.close());

const settings = '/api/platformsettingvalues';
const setting = `${settings}/headerLogoPadding`;
const changed = (value: number, version: number) => ({ changes: [{ key: 'headerLogoPadding', value, version }] });
const block = '/api/buildingblockinstance/5b0f1f8e-1111-4222-8333-444455556666';
const listItem = '00000000-0000-4000-8000-000000000001';
const role = '/api/roles/00000000-0000-4000-8000-0000000000ff';
const page = '/api/pages/00000000-0000-4000-8000-000000000000';
const passkeyAnswer = { id: 'x', response: { clientDataJSON: 'e30' } };
const raw = (method: 'GET' | 'HEAD' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}, payload?: string) =>
  app.server.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(payload !== undefined && { payload }) });

/** Of the person's data, to be fetched. */
async function readyCopy(): Promise<string> {
  const guid = '00000000-0000-4000-8000-0000000000ee';
  const storageKey = `exports/${guid}.zip`;
  await app.system.storage.put(storageKey, Buffer.from('PK'));
  const row = { guid, userGuid: person.guid, state: 'ready' as const, storageKey, bytes: 2, expiresOn: new Date(Date.now() + 60_000) };
  await app.db.insertInto('dataExport').values(row).execute();
  return guid;
}

/** For every call the answers that can be provoked. A call that is missing here fails the test below. */
const cases: Record<string, HeaderCase[]> = {
  ...headersOfAdminCalls(() => ({ app, admin, person })),
  'GET /api/identities': [
    { ask: () => app.visitor.get('/api/identities'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/identities'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/identities:link': [
    { ask: () => person.send('POST', '/api/identities:link'), status: 404, kind: 'data', caching: forOneReader },
  ],
  'DELETE /api/identities/:guid': [
    { ask: () => person.send('DELETE', `/api/identities/${listItem}`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/session:proof': [
    { ask: () => app.visitor.get('/api/session:proof'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/session:proof'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/session:provePasskey': [
    { ask: () => person.send('POST', '/api/session:provePasskey', {}), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/session:prove': [
    { ask: () => person.send('POST', '/api/session:prove', {}), status: 422, kind: 'data', caching: forOneReader },
    { ask: () => person.send('POST', '/api/session:prove', { x: 1 }), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/session:passkeyQuestion': [
    { ask: () => app.visitor.send('POST', '/api/session:passkeyQuestion'), status: 200, kind: 'data', caching: noStore },
  ],
  'POST /api/session:passkey': [
    { ask: () => app.visitor.send('POST', '/api/session:passkey', {}), status: 400, kind: 'data', caching: noStore },
    { ask: () => app.visitor.send('POST', '/api/session:passkey', { answer: passkeyAnswer }), status: 422, kind: 'data', caching: noStore },
  ],
  'GET /api/secondfactors': [
    { ask: () => app.visitor.get('/api/secondfactors'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/secondfactors'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/secondfactors/authenticator:start': [
    { ask: () => person.send('POST', '/api/secondfactors/authenticator:start'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/secondfactors/authenticator:confirm': [
    {
      ask: () => admin.send('POST', '/api/secondfactors/authenticator:confirm', { code: '1' }),
      status: 409,
      kind: 'data',
      caching: forOneReader,
    },
  ],
  'POST /api/secondfactors/authenticator:remove': [
    { ask: () => admin.send('POST', '/api/secondfactors/authenticator:remove'), status: 409, kind: 'data', caching: forOneReader },
  ],
  'POST /api/secondfactors/recoverycodes:renew': [
    { ask: () => admin.send('POST', '/api/secondfactors/recoverycodes:renew'), status: 409, kind: 'data', caching: forOneReader },
  ],
  'POST /api/secondfactors/passkeys:start': [
    { ask: () => person.send('POST', '/api/secondfactors/passkeys:start'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/secondfactors/passkeys': [
    { ask: () => person.send('POST', '/api/secondfactors/passkeys', {}), status: 400, kind: 'data', caching: forOneReader },
  ],
  'DELETE /api/secondfactors/passkeys/:guid': [
    { ask: () => person.send('DELETE', '/api/secondfactors/passkeys/x'), status: 400, kind: 'data', caching: forOneReader },
    { ask: () => person.send('DELETE', `/api/secondfactors/passkeys/${listItem}`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/dataexports': [
    { ask: () => app.visitor.get('/api/dataexports'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/dataexports'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/dataexports': [
    { ask: () => person.send('POST', '/api/dataexports'), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => person.send('POST', '/api/dataexports?lang=x'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/dataexports/:guid:open': [
    { ask: () => person.send('POST', `/api/dataexports/${listItem}:open`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/dataexports/:guid/file': [
    { ask: () => person.get(`/api/dataexports/${listItem}/file`), status: 404, kind: 'data', caching: forOneReader },
    { ask: async () => person.get(`/api/dataexports/${await readyCopy()}/file`), status: 200, kind: 'data', caching: forOneReader },
  ],
  'GET /api/profiles/:guid': [
    { ask: () => app.visitor.get(`/api/profiles/${listItem}`), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get(`/api/profiles/${admin.guid}`), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => person.get(`/api/profiles/${listItem}`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/profiles:activity': [
    { ask: () => person.get('/api/profiles:activity'), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => person.get('/api/profiles:activity?pageNumber=0'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'GET /api/profiles:privacy': [{ ask: () => person.get('/api/profiles:privacy'), status: 200, kind: 'data', caching: forOneReader }],
  'POST /api/profiles:delete': [
    { ask: () => person.send('POST', '/api/profiles:delete', { confirmation: 'x' }), status: 422, kind: 'data', caching: forOneReader },
    { ask: () => person.send('POST', '/api/profiles:delete', {}), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/profiles:keep': [{ ask: () => person.send('POST', '/api/profiles:keep'), status: 200, kind: 'data', caching: forOneReader }],
  'GET /api/roles/:guid:explain': [
    { ask: () => admin.get(`${role}:explain`), status: 400, kind: 'data', caching: forOneReader },
    { ask: () => admin.get(`${role}:explain?page=${listItem}`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/account:security': [
    { ask: () => app.visitor.get('/api/account:security'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/account:security'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/account:password': [
    { ask: () => person.send('POST', '/api/account:password', {}), status: 422, kind: 'data', caching: forOneReader },
  ],
  'POST /api/account:email': [
    { ask: () => person.send('POST', '/api/account:email', {}), status: 422, kind: 'data', caching: forOneReader },
  ],
  'GET /api/sessions': [{ ask: () => person.get('/api/sessions'), status: 200, kind: 'data', caching: forOneReader }],
  'DELETE /api/sessions/:guid': [
    { ask: () => person.send('DELETE', `/api/sessions/${listItem}`), status: 404, kind: 'data', caching: forOneReader },
    { ask: () => person.send('DELETE', '/api/sessions/x'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/sessions:endOthers': [
    { ask: () => person.send('POST', '/api/sessions:endOthers'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'GET /api/openapi.json': [{ ask: () => app.visitor.get('/api/openapi.json'), status: 200, kind: 'data', caching: noStore }],
  'GET /api/search': [
    { ask: () => app.visitor.get('/api/search?q=gemeente'), status: 200, kind: 'data', caching: noStore },
    { ask: () => app.visitor.get('/api/search?q=x'), status: 400, kind: 'data', caching: noStore },
  ],
  'GET /api/route': [
    { ask: () => app.visitor.get('/api/route?path=/'), status: 200, kind: 'data', caching: noStore },
    { ask: () => app.visitor.get('/api/route'), status: 400, kind: 'data', caching: noStore },
  ],
  'GET /api/listitem/:guid': [{ ask: () => app.visitor.get(`/api/listitem/${listItem}`), status: 404, kind: 'data', caching: noStore }],
  'GET /api/listitem/short/:id': [{ ask: () => app.visitor.get('/api/listitem/short/x'), status: 404, kind: 'data', caching: noStore }],
  'POST /api/listitem/list/:blockGuid': [
    { ask: () => app.visitor.send('POST', `/api/listitem/list/${list}`, {}), status: 200, kind: 'data', caching: noStore },
  ],
  'POST /api/listitem/lists': [
    { ask: () => app.visitor.send('POST', '/api/listitem/lists', {}), status: 200, kind: 'data', caching: noStore },
  ],
  'GET /api/listitem/list/:guid/meta': [
    { ask: () => app.visitor.get(`/api/listitem/list/${list}/meta`), status: 200, kind: 'data', caching: noStore },
  ],
  'POST /api/listitem/widget/:guid': [
    { ask: () => app.visitor.send('POST', `/api/listitem/widget/${list}`, {}), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /api/listitemtypes': [{ ask: () => app.visitor.get('/api/listitemtypes'), status: 200, kind: 'data', caching: noStore }],
  'GET /api/pages/:guid': [
    { ask: () => app.visitor.get(page), status: 404, kind: 'data', caching: noStore },
    { ask: () => app.visitor.get('/api/pages/nummer-zeven'), status: 400, kind: 'data', caching: noStore },
    { ask: () => person.get(page), status: 404, kind: 'data', caching: forOneReader },
  ],
  'POST /api/pages': [
    { ask: () => app.visitor.send('POST', '/api/pages', {}), status: 200, kind: 'data', caching: noStore },
    { ask: () => app.visitor.send('POST', '/api/pages', { everything: true }), status: 400, kind: 'data', caching: noStore },
  ],
  'POST /api/pages:withName': [
    { ask: () => app.visitor.send('POST', '/api/pages:withName', { name: 'Nergens' }), status: 404, kind: 'data', caching: noStore },
    { ask: () => app.visitor.send('POST', '/api/pages:withName', { name: '' }), status: 422, kind: 'data', caching: noStore },
  ],
  'GET /api/pagetemplates/:guid': [
    { ask: () => app.visitor.get(page.replace('pages', 'pagetemplates')), status: 404, kind: 'data', caching: noStore },
  ],
  'POST /api/menus:withName': [
    { ask: () => app.visitor.send('POST', '/api/menus:withName', { name: 'Top level menu' }), status: 200, kind: 'data', caching: noStore },
    { ask: () => app.visitor.send('POST', '/api/menus:withName', { name: 'Voettekst' }), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /api/pages/:guid/draft': [
    { ask: () => app.visitor.get(`${page}/draft`), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get(`${page}/draft`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'GET /api/listitem/:id/draft': [
    { ask: () => app.visitor.get('/api/listitem/x/draft'), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get('/api/listitem/x/draft'), status: 404, kind: 'data', caching: forOneReader },
  ],
  'POST /api/pages/:guid:publish': [
    { ask: () => app.visitor.send('POST', `${page}:publish?lang=nl`), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.send('POST', `${page}:publish?lang=nl`), status: 428, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/buildingblockinstance/:guid/content': [
    { ask: () => person.send('PUT', `${block}/content?lang=nl`, { content: {} }), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', `${block}/content?lang=nl`, { content: {} }), status: 428, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', `${block}/content?lang=fr`, { content: {} }), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/buildingblockinstance/:guid/options': [
    {
      ask: () => admin.send('POST', `${block}/options`, {}, { 'if-match': '"1"' }),
      status: 404,
      kind: 'data',
      caching: forOneReader,
    },
  ],
  'GET /api/pages:index': [
    { ask: () => app.visitor.get('/api/pages:index'), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get('/api/pages:index'), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => admin.get('/api/pages:index?page=0'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'GET /api/assets': [
    { ask: () => app.visitor.get('/api/assets?kind=image'), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get('/api/assets?kind=image'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'GET /api/platformsettingvalues': [
    { ask: () => app.visitor.get('/api/platformsettingvalues'), status: 200, kind: 'data', caching: noStore },
    { ask: () => raw('GET', '/api/platformsettingvalues', { host: 'evil.example' }), status: 421, kind: 'data', caching: noStore },
  ],
  'GET /api/platformsettingvalues:history': [
    { ask: () => admin.get('/api/platformsettingvalues:history?keys=platformName'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/platformsettingvalues': [
    { ask: () => app.visitor.send('PUT', settings, changed(8, 0)), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('PUT', settings, changed(8, 0)), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', settings, { changes: [] }), status: 422, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', settings, changed(8, 99)), status: 412, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', settings, changed(65, 0)), status: 422, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/platformsettingvalues/:key': [
    { ask: () => app.visitor.send('PUT', setting, { value: 8 }), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('PUT', setting, { value: 8 }), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', setting, { value: 8 }), status: 428, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', setting, { value: 8 }, { 'if-match': '"99"' }), status: 412, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', setting, { value: 65 }, { 'if-match': '"0"' }), status: 422, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', setting, 'x'.repeat(70_000), { 'if-match': '"0"' }), status: 413, kind: 'data', caching: forOneReader },
  ],
  'GET /api/profiles:loggedIn': [
    { ask: () => app.visitor.get('/api/profiles:loggedIn'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/profiles:loggedIn'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/profiles:loggedIn': [
    { ask: () => person.send('PUT', '/api/profiles:loggedIn', { firstName: '' }), status: 422, kind: 'data', caching: forOneReader },
    {
      ask: () => person.send('PUT', '/api/profiles:loggedIn', {}, { 'content-encoding': 'gzip' }),
      status: 415,
      kind: 'data',
      caching: forOneReader,
    },
  ],
  'GET /api/termsofuse': [
    { ask: () => app.visitor.get('/api/termsofuse'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/termsofuse'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/termsofuse:publish': [
    { ask: () => person.send('POST', '/api/termsofuse:publish'), status: 403, kind: 'data', caching: forOneReader },
  ],
  'GET /api/userinvitation:status/:id': [
    { ask: () => app.visitor.get('/api/userinvitation:status/x'), status: 404, kind: 'data', caching: noStore },
  ],
  'POST /api/userinvitation:accept': [
    { ask: () => app.visitor.send('POST', '/api/userinvitation:accept', {}), status: 400, kind: 'data', caching: noStore },
  ],
  'POST /api/userinvitation:decline': [
    { ask: () => app.visitor.send('POST', '/api/userinvitation:decline', { code: 'x' }), status: 404, kind: 'data', caching: noStore },
  ],
  'POST /api/session:token': [
    { ask: () => app.visitor.send('POST', '/api/session:token'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('POST', '/api/session:token'), status: 200, kind: 'data', caching: forOneReader },
  ],
};

describe('G7 the headers of every answer to a call', () => {
  for (const [route, answers] of Object.entries(cases)) {
    test.each(answers)(`${route} $status, $caching`, async ({ ask, status, kind, caching }) => {
      const answer = await ask();
      expect(answer.statusCode).toBe(status);
      expectBaseline(answer, kind, caching);
    });
  }

  test('every call is in the table above', () => {
    expect(registeredRoutes(app, { areCalls: true }).toSorted()).toEqual(Object.keys(cases).toSorted());
  });
});
