import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { baselines, expectBaseline, forever, forOneReader, noStore, type AnswerKind } from '../support/expected-headers.ts';
import { headerWorld, type HeaderCase } from '../support/header-world.ts';
import { askRaw, type RawAnswer } from '../support/raw-http.ts';
import type { Answered, SignedInClient, TestApp } from '../support/test-app.ts';
import { allCalls } from './calls/index.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let asset: string;
let list: string;
let picture: AssetView;
let unusedPicture: AssetView;
let port: number;

beforeAll(async () => {
  ({ app, person, asset, list, picture, admin, unusedPicture } = await headerWorld());
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const listItem = '00000000-0000-4000-8000-000000000001';
const raw = (method: 'GET' | 'HEAD' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}, payload?: string) =>
  app.server.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(payload !== undefined && { payload }) });

/** For every route without a contract the answers that can be provoked. One that is missing here fails the test below. */
const cases: Record<string, HeaderCase[]> = {
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
  'GET /a/card/:language': [
    { ask: () => app.visitor.get(`/a/card/nl?picture=${picture.guid}`), status: 200, kind: 'file', caching: 'public, max-age=60' },
    { ask: () => notModified('/a/card/nl'), status: 304, kind: 'file', caching: 'public, max-age=60' },
    { ask: () => app.visitor.get(`/a/card/nl?picture=${unusedPicture.guid}`), status: 404, kind: 'data', caching: noStore },
    { ask: () => app.visitor.get('/a/card/fr'), status: 400, kind: 'data', caching: noStore },
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
  'GET /sitemap-pages-:part.xml': [
    { ask: () => app.visitor.get('/sitemap-pages-1.xml'), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: () => app.visitor.get('/sitemap-pages-2.xml'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /sitemap-items-:part.xml': [
    { ask: () => app.visitor.get('/sitemap-items-1.xml'), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: () => notModified('/sitemap-items-1.xml'), status: 304, kind: 'data', caching: 'no-cache' },
    { ask: () => app.visitor.get('/sitemap-items-2.xml'), status: 404, kind: 'data', caching: noStore },
  ],
  'GET /api/openapi.json': [{ ask: () => app.visitor.get('/api/openapi.json'), status: 200, kind: 'data', caching: noStore }],
  'GET /livez': [{ ask: () => raw('GET', '/livez', { host: '10.0.0.1' }), status: 200, kind: 'data', caching: noStore }],
  'GET /readyz': [{ ask: () => raw('GET', '/readyz', { host: '10.0.0.1' }), status: 200, kind: 'data', caching: noStore }],
  'GET /readyz/pages': [{ ask: () => raw('GET', '/readyz/pages', { host: '10.0.0.1' }), status: 200, kind: 'data', caching: noStore }],
  'GET /metrics': [{ ask: () => app.visitor.get('/metrics'), status: 404, kind: 'data', caching: noStore }],
  'GET /feed/:file': [{ ask: () => app.visitor.get(`/feed/${list}.xml`), status: 200, kind: 'data', caching: 'no-cache' }],
  'GET /feed/:list/:file': [{ ask: () => app.visitor.get(`/feed/${list}/wonen.xml`), status: 404, kind: 'data', caching: noStore }],
  'GET /feed/item/:file': [{ ask: () => app.visitor.get(`/feed/item/${listItem}.ics`), status: 404, kind: 'data', caching: noStore }],
  'GET /fragment/list/:guid': [
    { ask: () => app.visitor.get(`/fragment/list/${list}`), status: 200, kind: 'data', caching: 'no-cache' },
    { ask: () => person.get(`/fragment/list/${list}`), status: 200, kind: 'data', caching: forOneReader },
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

  test('every route without a contract is in the table above', () => {
    const routes = app.server.app.registeredRoutes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
    const contracts = allCalls.flatMap(({ name, contract: { method, path } }) => [name, `${method} /en${path}`]);
    const sameInEnglish = ['/login/openid', '/feed/:file', '/feed/:list/:file', '/feed/item/:file', '/fragment/list/:guid'].map(
      (path) => `GET /en${path}`,
    );
    const known = [...contracts, ...sameInEnglish];
    expect(routes.filter((route) => !known.includes(route)).toSorted()).toEqual(Object.keys(cases).toSorted());
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

  test.each(['/nieuws/caf%E9', '/%zz', '/%ff%41'])(
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
