import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { addUse, createPicture } from '#domains/assets/testing/asset-factory.ts';
import { createListPage } from '#domains/list-items/testing/list-factory.ts';
import { baselines, expectBaseline, forever, forOneReader, noStore, type AnswerKind } from '../../../tests/support/expected-headers.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../tests/support/test-app.ts';
import { askRaw, type RawAnswer } from '../../../tests/support/raw-http.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let port: number;
let asset: string;
let list: string;
let picture: AssetView;
let unusedPicture: AssetView;

beforeAll(async () => {
  app = await testApp({ METRICS_TOKEN: 'a token for the tests' });
  await app.withHomePage();
  ({ list } = await createListPage(app.system));
  await app.server.contentVersion.refresh();
  [admin, person] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
  [picture, unusedPicture] = [await createPicture(app.system), await createPicture(app.system)];
  await addUse(app, picture.guid);
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
  asset = readdirSync(join(import.meta.dirname, '../../../dist/client/assets')).find((name) => name.endsWith('.css')) ?? '';
});
afterAll(() => app.close());

interface Case {
  ask(): Promise<Answered>;
  status: number;
  kind: AnswerKind;
  caching: string;
}

const json = { 'content-type': 'application/json' };
const inForm = { 'content-type': 'application/x-www-form-urlencoded' };
const setting = '/api/platformsettingvalues/headerLogoPadding';
const block = '/api/buildingblockinstance/5b0f1f8e-1111-4222-8333-444455556666';
const listItem = '00000000-0000-4000-8000-000000000001';
const user = '/api/users/00000000-0000-4000-8000-0000000000ff';
const role = '/api/roles/00000000-0000-4000-8000-0000000000ff';
const newPerson = { firstName: 'Ans', lastName: 'Bos', email: 'ans@plein.test', password: 'kiezelsteen vlaggenmast', terms: 'on' };
const page = '/api/pages/00000000-0000-4000-8000-000000000000';
const passkeyAnswer = { id: 'x', response: { clientDataJSON: 'e30' } };
const invitation = '/api/userinvitations/00000000-0000-4000-8000-000000000000';
const raw = (method: 'GET' | 'HEAD' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}, payload?: string) =>
  app.server.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(payload !== undefined && { payload }) });

/** For every route the answers that can be provoked. A route that is missing here fails the test below. */
const cases: Record<string, Case[]> = {
  'GET /*': [
    { ask: () => app.visitor.get('/'), status: 200, kind: 'html', caching: 'no-cache' },
    { ask: () => app.visitor.get('/en?x=1'), status: 200, kind: 'html', caching: 'no-cache' },
    { ask: () => person.get('/'), status: 200, kind: 'app', caching: forOneReader },
    { ask: () => app.visitor.get('/login'), status: 200, kind: 'app', caching: forOneReader },
    { ask: () => app.visitor.get('/search?q=gemeente'), status: 200, kind: 'html', caching: 'no-cache' },
    { ask: () => app.visitor.get('/home'), status: 302, kind: 'html', caching: noStore },
    { ask: () => person.get('/login'), status: 303, kind: 'html', caching: forOneReader },
    { ask: () => app.visitor.get('/settings'), status: 401, kind: 'app', caching: forOneReader },
    { ask: () => person.get('/settings'), status: 403, kind: 'app', caching: forOneReader },
    { ask: () => app.visitor.get('/nergens'), status: 404, kind: 'html', caching: noStore },
    { ask: () => raw('GET', '/', { host: 'evil.example' }), status: 421, kind: 'html', caching: noStore },
    { ask: () => raw('GET', '/', { host: 'a b' }), status: 400, kind: 'html', caching: noStore },
  ],
  'GET /login/openid': [{ ask: () => app.visitor.get('/login/openid'), status: 404, kind: 'html', caching: noStore }],
  'GET /login/openid/callback': [
    { ask: () => app.visitor.get('/login/openid/callback?code=x'), status: 404, kind: 'html', caching: noStore },
  ],
  'GET /api/mails': [
    { ask: () => person.get('/api/mails'), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.get('/api/mails'), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => admin.get('/api/mails?state=x'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/mails/:guid:resend': [
    { ask: () => admin.send('POST', `/api/mails/${listItem}:resend`), status: 404, kind: 'data', caching: forOneReader },
  ],
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
  'POST /login/second-factor': [
    { ask: () => app.visitor.post('/login/second-factor', { code: '123456' }), status: 401, kind: 'app', caching: forOneReader },
  ],
  'POST /login/proof': [
    { ask: () => app.visitor.post('/login/proof', {}), status: 401, kind: 'app', caching: forOneReader },
    { ask: () => person.post('/login/proof', {}), status: 422, kind: 'app', caching: forOneReader },
  ],
  'POST /login': [
    {
      ask: () => app.visitor.post('/login', { email: person.email, password: person.password }),
      status: 303,
      kind: 'data',
      caching: noStore,
    },
    { ask: () => app.visitor.post('/login', {}), status: 422, kind: 'app', caching: forOneReader },
    {
      ask: () => raw('POST', '/login', { 'sec-fetch-site': 'same-origin', ...json }, '{}'),
      status: 415,
      kind: 'app',
      caching: forOneReader,
    },
    {
      ask: () => raw('POST', '/login', { 'sec-fetch-site': 'cross-site', ...inForm }, ''),
      status: 403,
      kind: 'app',
      caching: forOneReader,
    },
    { ask: () => app.visitor.post('/login', { email: 'x'.repeat(300_000) }), status: 413, kind: 'app', caching: forOneReader },
  ],
  'POST /logout': [
    { ask: () => app.visitor.post('/logout', {}), status: 303, kind: 'data', caching: noStore },
    { ask: () => raw('POST', '/logout', { ...inForm }, ''), status: 403, kind: 'html', caching: noStore },
  ],
  'POST /reset': [
    { ask: () => app.visitor.post('/reset', { email: 'niemand@plein.test' }), status: 303, kind: 'data', caching: noStore },
    { ask: () => app.visitor.post('/reset', {}), status: 422, kind: 'html', caching: noStore },
  ],
  'POST /reset/:token': [{ ask: () => app.visitor.post('/reset/x', { password: 'x' }), status: 404, kind: 'secret', caching: noStore }],
  'POST /register': [{ ask: () => app.visitor.post('/register', newPerson), status: 404, kind: 'html', caching: noStore }],
  'POST /verify': [
    { ask: () => app.visitor.post('/verify', { email: 'niemand@plein.test' }), status: 303, kind: 'data', caching: noStore },
    { ask: () => app.visitor.post('/verify', {}), status: 422, kind: 'html', caching: noStore },
  ],
  'POST /verify/:token': [{ ask: () => app.visitor.post('/verify/x', {}), status: 404, kind: 'secret', caching: noStore }],
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
  'GET /api/profilepropertydefinitions': [
    { ask: () => app.visitor.get('/api/profilepropertydefinitions'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.get('/api/profilepropertydefinitions'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /api/profilepropertydefinitions': [
    { ask: () => person.send('POST', '/api/profilepropertydefinitions', {}), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('POST', '/api/profilepropertydefinitions', {}), status: 400, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/profilepropertydefinitions/:key': [
    { ask: () => admin.send('PUT', '/api/profilepropertydefinitions/alias', {}), status: 400, kind: 'data', caching: forOneReader },
  ],
  'DELETE /api/profilepropertydefinitions/:key': [
    { ask: () => admin.send('DELETE', '/api/profilepropertydefinitions/alias'), status: 428, kind: 'data', caching: forOneReader },
  ],
  'POST /a/upload': [
    { ask: () => app.visitor.send('POST', '/a/upload?profile=me'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('POST', '/a/upload?profile=me'), status: 401, kind: 'data', caching: forOneReader },
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
  'POST /legal/cookie-statement/:lang': [
    { ask: () => app.visitor.post('/legal/cookie-statement/nl', { choice: 'none' }), status: 303, kind: 'data', caching: noStore },
    { ask: () => person.post('/legal/cookie-statement/nl', { choice: 'none' }), status: 303, kind: 'data', caching: forOneReader },
    { ask: () => app.visitor.post('/legal/cookie-statement/nl', {}), status: 400, kind: 'html', caching: noStore },
    { ask: () => raw('POST', '/legal/cookie-statement/nl', { ...inForm }, ''), status: 403, kind: 'html', caching: noStore },
  ],
  'POST /csp-report': [
    {
      ask: () => raw('POST', '/csp-report', { 'content-type': 'application/csp-report' }, '{}'),
      status: 204,
      kind: 'data',
      caching: noStore,
    },
    { ask: () => raw('POST', '/csp-report', { 'content-type': 'text/plain' }, '{}'), status: 415, kind: 'data', caching: noStore },
  ],
  'GET /assets/*': [
    { ask: () => app.visitor.get(`/assets/${asset}`), status: 200, kind: 'data', caching: forever },
    { ask: () => notModified(`/assets/${asset}`), status: 304, kind: 'data', caching: forever },
    { ask: () => app.visitor.get(`/assets/${asset}`, { 'if-match': '"other"' }), status: 412, kind: 'data', caching: noStore },
    { ask: () => app.visitor.get('/assets/nergens.js'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /visitor/assets/*': [{ ask: () => app.visitor.get('/visitor/assets/nergens.js'), status: 404, kind: 'data', caching: noStore }],
  'GET /icons/*': [
    { ask: () => app.visitor.get('/icons/icon-180.png'), status: 200, kind: 'data', caching: 'public, max-age=86400' },
    { ask: () => app.visitor.get('/icons/'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /a/:guid': [
    { ask: () => app.visitor.get(imageAddress(picture, { width: 100 })), status: 200, kind: 'file', caching: forever },
    { ask: () => app.visitor.get(`/a/${picture.guid}?width=100`), status: 200, kind: 'file', caching: 'public, max-age=60' },
    { ask: () => notModified(`/a/${picture.guid}?width=100`), status: 304, kind: 'file', caching: 'public, max-age=60' },
    { ask: () => admin.get(imageAddress(unusedPicture, { width: 100 })), status: 200, kind: 'file', caching: forOneReader },
    { ask: () => app.visitor.get(imageAddress(unusedPicture)), status: 404, kind: 'data', caching: noStore },
    { ask: () => person.get(imageAddress(unusedPicture)), status: 404, kind: 'data', caching: forOneReader },
    { ask: () => app.visitor.get(`/a/${picture.guid}?width=x`), status: 400, kind: 'data', caching: noStore },
  ],
  'GET /theme.css': [
    { ask: () => app.visitor.get('/theme.css'), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: async () => app.visitor.get(themeAddress(await app.visitor.get('/'))), status: 200, kind: 'data', caching: forever },
  ],
  'GET /speculation.json': [
    { ask: () => app.visitor.get('/speculation.json'), status: 200, kind: 'data', caching: 'public, max-age=86400' },
  ],
  'GET /robots.txt': [{ ask: () => app.visitor.get('/robots.txt'), status: 200, kind: 'data', caching: 'no-cache' }],
  'GET /.well-known/security.txt': [
    { ask: () => app.visitor.get('/.well-known/security.txt'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /sitemap.xml': [{ ask: () => app.visitor.get('/sitemap.xml'), status: 200, kind: 'data', caching: 'no-cache' }],
  'GET /sitemap-:part.xml': [
    { ask: () => app.visitor.get('/sitemap-1.xml'), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: () => app.visitor.get('/sitemap-2.xml'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /livez': [{ ask: () => raw('GET', '/livez', { host: '10.0.0.1' }), status: 200, kind: 'data', caching: noStore }],
  'GET /readyz': [{ ask: () => raw('GET', '/readyz', { host: '10.0.0.1' }), status: 200, kind: 'data', caching: noStore }],
  'GET /metrics': [{ ask: () => app.visitor.get('/metrics'), status: 404, kind: 'data', caching: noStore }],
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
  'GET /feed/:file': [{ ask: () => app.visitor.get(`/feed/${list}.xml`), status: 200, kind: 'data', caching: 'no-cache' }],
  'GET /feed/item/:file': [{ ask: () => app.visitor.get(`/feed/item/${listItem}.ics`), status: 404, kind: 'data', caching: noStore }],
  'GET /fragment/list/:guid': [
    { ask: () => app.visitor.get(`/fragment/list/${list}`), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: () => person.get(`/fragment/list/${list}`), status: 200, kind: 'data', caching: forOneReader },
  ],
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
  'GET /api/users': [
    { ask: () => app.visitor.get('/api/users'), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get('/api/users'), status: 200, kind: 'data', caching: forOneReader },
    { ask: () => admin.get('/api/users?itemCount=101'), status: 400, kind: 'data', caching: forOneReader },
  ],
  'GET /api/users/:guid': [
    { ask: () => person.get(user), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.get(user), status: 404, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/users/:guid': [
    { ask: () => admin.send('PUT', user, {}), status: 428, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('PUT', user, { firstName: '' }, { 'if-match': '"1"' }), status: 422, kind: 'data', caching: forOneReader },
  ],
  ...Object.fromEntries(
    ['deactivate', 'activate', 'endSessions'].map((act): [string, Case[]] => [
      `POST /api/users/:guid:${act}`,
      [{ ask: () => admin.send('POST', `${user}:${act}`), status: 404, kind: 'data', caching: forOneReader }],
    ]),
  ),
  'GET /api/users/:guid/activity': [{ ask: () => admin.get(`${user}/activity`), status: 404, kind: 'data', caching: forOneReader }],
  'GET /api/users/:guid:explain': [{ ask: () => admin.get(`${user}:explain`), status: 400, kind: 'data', caching: forOneReader }],
  ...Object.fromEntries(
    ['roles', 'deactivate', 'activate'].map((act): [string, Case[]] => [
      `POST /api/users:${act}`,
      [{ ask: () => admin.send('POST', `/api/users:${act}`, { guids: [] }), status: 422, kind: 'data', caching: forOneReader }],
    ]),
  ),
  'POST /api/users:export': [{ ask: () => admin.send('POST', '/api/users:export', {}), status: 200, kind: 'data', caching: forOneReader }],
  'GET /api/roles': [{ ask: () => admin.get('/api/roles'), status: 200, kind: 'data', caching: forOneReader }],
  'GET /api/roles/:guid': [{ ask: () => admin.get(role), status: 404, kind: 'data', caching: forOneReader }],
  'POST /api/roles': [
    { ask: () => admin.send('POST', '/api/roles', { nameNl: '', nameEn: '' }), status: 422, kind: 'data', caching: forOneReader },
  ],
  'PUT /api/roles/:guid': [{ ask: () => admin.send('PUT', role, {}), status: 428, kind: 'data', caching: forOneReader }],
  'DELETE /api/roles/:guid': [{ ask: () => admin.send('DELETE', role), status: 428, kind: 'data', caching: forOneReader }],
  'GET /api/assets': [
    { ask: () => app.visitor.get('/api/assets?kind=image'), status: 401, kind: 'data', caching: noStore },
    { ask: () => admin.get('/api/assets?kind=image'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'DELETE /cache_invalidate': [
    { ask: () => app.visitor.send('DELETE', '/cache_invalidate'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('DELETE', '/cache_invalidate'), status: 403, kind: 'data', caching: forOneReader },
    { ask: () => admin.send('DELETE', '/cache_invalidate?index=a&hash=b&public=true'), status: 204, kind: 'data', caching: forOneReader },
  ],
  'GET /api/platformsettingvalues': [
    { ask: () => app.visitor.get('/api/platformsettingvalues'), status: 200, kind: 'data', caching: noStore },
    { ask: () => raw('GET', '/api/platformsettingvalues', { host: 'evil.example' }), status: 421, kind: 'data', caching: noStore },
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
  'POST /legal/terms-of-use/:lang': [
    {
      ask: () => person.post('/legal/terms-of-use/nl', { answer: 'decline', version: '1' }),
      status: 303,
      kind: 'data',
      caching: forOneReader,
    },
    {
      ask: () => person.post('/legal/terms-of-use/nl', { answer: 'accept', version: '9' }),
      status: 422,
      kind: 'app',
      caching: forOneReader,
    },
    { ask: () => app.visitor.post('/legal/terms-of-use/nl', {}), status: 401, kind: 'html', caching: noStore },
  ],
  'GET /api/userinvitations': [{ ask: () => admin.get('/api/userinvitations'), status: 200, kind: 'data', caching: forOneReader }],
  'POST /api/userinvitations': [
    { ask: () => admin.send('POST', '/api/userinvitations', { emails: [] }), status: 400, kind: 'data', caching: forOneReader },
  ],
  'POST /api/userinvitations/:guid:resend': [
    { ask: () => admin.send('POST', `${invitation}:resend`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'POST /api/userinvitations/:guid:revoke': [
    { ask: () => admin.send('POST', `${invitation}:revoke`), status: 404, kind: 'data', caching: forOneReader },
  ],
  'POST /api/userinvitations/:guid:link': [
    { ask: () => admin.send('POST', `${invitation}:link`), status: 404, kind: 'data', caching: forOneReader },
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
  'POST /invitation/:code': [
    { ask: () => app.visitor.post('/invitation/x', { act: 'switch' }), status: 303, kind: 'data', caching: noStore },
    { ask: () => app.visitor.post('/invitation/x', { act: 'accept' }), status: 404, kind: 'secretApp', caching: forOneReader },
  ],
  'POST /api/session:token': [
    { ask: () => app.visitor.send('POST', '/api/session:token'), status: 401, kind: 'data', caching: noStore },
    { ask: () => person.send('POST', '/api/session:token'), status: 200, kind: 'data', caching: forOneReader },
  ],
  'POST /log': [
    { ask: () => app.visitor.send('POST', '/log', []), status: 204, kind: 'data', caching: noStore },
    { ask: () => app.visitor.send('POST', '/log', [{}]), status: 400, kind: 'data', caching: noStore },
  ],
};

async function notModified(url: string): Promise<Answered> {
  const { headers } = await app.visitor.get(url);
  return app.visitor.get(url, { 'if-none-match': String(headers['etag']) });
}

function themeAddress({ body }: Answered): string {
  return /href="(\/theme\.css\?v=[^"]+)"/.exec(body)?.[1] ?? '';
}

describe('G7 the headers of every answer', () => {
  for (const [route, answers] of Object.entries(cases)) {
    test.each(answers)(`${route} $status, $caching`, async ({ ask, status, kind, caching }) => {
      const answer = await ask();
      expect(answer.statusCode).toBe(status);
      expectBaseline(answer, kind, caching);
    });
  }

  test('every route is in the table above', () => {
    const known = app.server.app.registeredRoutes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
    const doorsInEnglish = ['GET /en/feed/:file', 'GET /en/feed/item/:file', 'GET /en/fragment/list/:guid'];
    const sameInEnglish = [
      'GET /en/login/openid',
      ...['/login', '/login/second-factor', '/login/proof'].map((path) => `POST /en${path}`),
      ...['/reset', '/reset/:token', '/register', '/verify', '/verify/:token'].map((path) => `POST /en${path}`),
      'POST /en/logout',
      'POST /en/legal/cookie-statement/:lang',
      'POST /en/legal/terms-of-use/:lang',
      'POST /en/invitation/:code',
      ...doorsInEnglish,
    ];
    expect(known.filter((route) => !sameInEnglish.includes(route)).toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  test.each(['/', '/api/platformsettingvalues', '/theme.css'])('HEAD %s carries the headers of GET and no body', async (url) => {
    const [got, asked] = await Promise.all([app.visitor.get(url), raw('HEAD', url)]);
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toBe('');
    for (const name of [...Object.keys(baselines.data), 'content-type', 'cache-control'])
      expect(asked.headers[name]).toBe(got.headers[name]);
  });

  test('an answer that is a change away from 304 says so with the same headers', async () => {
    const get = ['GET / HTTP/1.1', 'Host: localhost'];
    await askRaw(port, get);
    const fromCache = await askRaw(port, get);
    expectRawBaseline(fromCache, 'html', 200);
    const again = await askRaw(port, [...get, `If-None-Match: ${fromCache.headers['etag']}`]);
    expectRawBaseline(again, 'html', 304);
    expect(again.body).toBe('');
  });

  test.each([
    { title: 'TRACE', lines: ['TRACE / HTTP/1.1', 'Host: localhost'], status: 405 },
    { title: 'PATCH', lines: ['PATCH /api/profiles:loggedIn HTTP/1.1', 'Host: localhost'], status: 405 },
    { title: 'an address that is too long', lines: [`GET /${'a'.repeat(2048)} HTTP/1.1`, 'Host: localhost'], status: 414 },
    { title: 'headers that are too long', lines: ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(17_000)}`], status: 431 },
    {
      title: 'too many headers',
      lines: ['GET / HTTP/1.1', 'Host: localhost', ...Array.from({ length: 101 }, (_, i) => `X-${i}: 1`)],
      status: 431,
    },
    { title: 'an address that cannot be read', lines: ['GET /%zz HTTP/1.1', 'Host: localhost'], status: 400 },
    { title: 'no request at all', lines: ['hello'], status: 400 },
    { title: 'an expectation nobody knows', lines: ['GET / HTTP/1.1', 'Host: localhost', 'Expect: the unexpected'], status: 400 },
  ])('below the routes: $title is $status', async ({ lines, status }) => {
    const answer = await askRaw(port, lines);
    expectRawBaseline(answer, 'data', status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status, correlationId: answer.headers['x-correlation-id'] });
    expect(answer.headers['allow']).toBe(status === 405 ? 'GET, HEAD, POST, PUT, DELETE, OPTIONS' : undefined);
  });

  test.each(['/nieuws/caf%E9', '/%zz', '/%ff%00'])(
    'E9 for somebody in a browser %s is a page that says that nothing is here',
    async (path) => {
      const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept: text/html']);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('</footer>');
    },
  );

  function expectRawBaseline(answer: RawAnswer, kind: AnswerKind, status: number): void {
    expect(answer.status).toBe(status);
    expectBaseline(answer, kind, kind === 'html' ? 'no-cache' : noStore);
  }
});

test('signing out empties what the browser kept', async () => {
  const { headers } = await app.visitor.post('/logout', {});
  expect(headers['clear-site-data']).toBe('"cache", "storage"');
});
