import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw, sendRaw } from '../support/raw-http.ts';
import { cookieOf, testApp, type Answered, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
let port: number;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  person = await app.signedIn();
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const profile = '/api/profiles:loggedIn';
const host = 'Host: localhost';
const jsonHead = ['POST /log HTTP/1.1', host, 'Content-Type: application/json'];

function expectProblem(answer: Answered, status: number, code: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ type: 'about:blank', status, code, correlationId: answer.headers['x-correlation-id'] });
}

function entry(shortMessage: string): object {
  return { short_message: shortMessage, level: 7, timestamp: 0, origin: '', platform: '', user_agent: '', bot: false };
}

function postLog(headers: Record<string, string>, payload = '[]'): Promise<Answered> {
  return app.server.app.inject({ method: 'POST', url: '/log', headers: { host: 'localhost', ...headers }, payload });
}

describe('how much a request may be', () => {
  test('R5.07 a body of 64 KiB is read, a larger one is 413, whether or not it tells its length', async () => {
    const full = JSON.stringify(Array.from({ length: 9 }, () => entry('x'.repeat(7000))));
    const exact = full + ' '.repeat(64 * 1024 - full.length);
    expect((await postLog({ 'content-type': 'application/json' }, exact)).statusCode).toBe(204);
    expectProblem(await postLog({ 'content-type': 'application/json' }, `${exact} `), 413, 'request.too_large');
    const chunked = `${(65 * 1024).toString(16)}\r\n${' '.repeat(65 * 1024)}\r\n0\r\n\r\n`;
    expect((await askRaw(port, [...jsonHead, 'Transfer-Encoding: chunked'], chunked)).status).toBe(413);
  });

  test('a request that only says it is large is refused before it is sent', async () => {
    const { answers } = await sendRaw(port, [...jsonHead, 'Content-Length: 1000000000', '', ''].join('\r\n'));
    expect(answers).toMatchObject([{ status: 413 }]);
  });

  test('an address of 2,048 characters is read, a longer one is not', async () => {
    const start = '/api/route?path=/';
    const url = start + 'a'.repeat(2048 - start.length);
    expect((await askRaw(port, [`GET ${url} HTTP/1.1`, host])).status).toBe(200);
    expect((await askRaw(port, [`GET ${url}a HTTP/1.1`, host])).status).toBe(414);
  });

  test('a hundred headers are read, one more is not', async () => {
    const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1`);
    expect((await askRaw(port, ['GET / HTTP/1.1', host, ...headers(98)])).status).toBe(200);
    expect((await askRaw(port, ['GET / HTTP/1.1', host, ...headers(99)])).status).toBe(431);
  });

  test.each(['/', '/api/platformsettingvalues'])('fifty keys in the query of %s, and no more', async (path) => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join('&');
    expect((await app.visitor.get(`/?${query(50)}`)).statusCode).toBe(200);
    expect((await app.visitor.get(`${path}?${query(51)}`)).statusCode).toBe(400);
  });

  test('JSON deeper than 32 levels is unreadable', async () => {
    expectProblem(await postLog({ 'content-type': 'application/json' }, '['.repeat(33) + ']'.repeat(33)), 400, 'request.unreadable');
  });
});

describe('what a body may be', () => {
  test.each([
    'application/json\ta',
    ' application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('B9 a body of type %j is 415 on a call', async (type) => {
    expectProblem(await postLog({ 'content-type': type }), 415, 'request.unsupported_media_type');
  });

  test('B9 a body without a type is 415', async () => {
    expect((await askRaw(port, ['POST /log HTTP/1.1', host, 'Content-Length: 2'], '[]')).status).toBe(415);
  });

  test.each(['gzip', 'br', 'deflate', 'identity', 'x'])('I7 a body that must be unpacked (%s) is 415', async (encoding) => {
    expectProblem(
      await postLog({ 'content-type': 'application/json', 'content-encoding': encoding }),
      415,
      'request.unsupported_media_type',
    );
  });

  test.each([
    ['NUL', '{"firstName":"a\\u0000b"}'],
    ['half a character', '{"firstName":"\\ud800"}'],
    ['B4 a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['B4 a constructor', '{"firstName":"Noor","constructor":{"prototype":{"isAdmin":true}}}'],
    ['no JSON', '{"firstName":'],
    ['two values', '{}{}'],
  ])('B11 %s is 400, and nothing is stored', async (_, payload) => {
    const answer = await app.server.app.inject({
      method: 'PUT',
      url: profile,
      cookies: person.cookies,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-xsrf-token': person.cookies['XSRF-TOKEN'] },
      payload,
    });
    expectProblem(answer, 400, 'request.unreadable');
    expect((await person.get(profile)).json()).toMatchObject({ firstName: 'Noor', isAdmin: false });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a form field that is given twice is 400, as a page', async () => {
    const answer = await app.server.app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.nl&password=x&email=c%40d.nl',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a NUL in a form field or an address is 400', async () => {
    expect((await app.visitor.post('/login', { email: 'a\u0000@b.nl', password: 'x' })).statusCode).toBe(400);
    for (const url of ['/%00', '/api/route?path=/%00', '/api/pages/%00']) {
      expect((await askRaw(port, [`GET ${url} HTTP/1.1`, host])).status).toBe(400);
    }
  });

  test('a body on GET is not read, and not taken for the next request', async () => {
    const smuggled = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const path of ['/', '/api/platformsettingvalues', '/theme.css']) {
      const request = [`GET ${path} HTTP/1.1`, host, `Content-Length: ${smuggled.length}`, '', smuggled].join('\r\n');
      const { answers } = await sendRaw(port, request + ['GET /readyz HTTP/1.1', host, 'Connection: close', '', ''].join('\r\n'), 3000);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toBe('ready\n');
    }
  });
});

describe('I1 what two programs would read differently is 400, and the connection ends', () => {
  const next = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const corpus = {
    'a length and chunks': [...jsonHead, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${next}`].join('\r\n'),
    'chunks and a length': [...jsonHead, 'Transfer-Encoding: chunked', 'Content-Length: 4', '', `0\r\n\r\n${next}`].join('\r\n'),
    'two lengths': [...jsonHead, 'Content-Length: 2', 'Content-Length: 3', '', `[] ${next}`].join('\r\n'),
    'the same length twice': [...jsonHead, 'Content-Length: 2', 'Content-Length: 2', '', `[]${next}`].join('\r\n'),
    'a list of lengths': [...jsonHead, 'Content-Length: 2, 2', '', `[]${next}`].join('\r\n'),
    'a length with a sign': [...jsonHead, 'Content-Length: +2', '', `[]${next}`].join('\r\n'),
    'a negative length': [...jsonHead, 'Content-Length: -2', '', `[]${next}`].join('\r\n'),
    'a length in hexadecimal': [...jsonHead, 'Content-Length: 0x2', '', `[]${next}`].join('\r\n'),
    'an unknown coding': [...jsonHead, 'Transfer-Encoding: xchunked', '', `0\r\n\r\n${next}`].join('\r\n'),
    'chunks that are not the last coding': [...jsonHead, 'Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${next}`].join('\r\n'),
    'two codings': [
      ...jsonHead,
      'Transfer-Encoding: identity',
      'Transfer-Encoding: chunked',
      'Content-Length: 4',
      '',
      `0\r\n\r\n${next}`,
    ].join('\r\n'),
    'a space before the colon': [...jsonHead, 'Transfer-Encoding : chunked', '', `0\r\n\r\n${next}`].join('\r\n'),
    'line feeds alone': `GET /livez HTTP/1.1\nHost: localhost\n\n${next}`,
    'a line feed alone between headers': `GET /livez HTTP/1.1\r\nHost: localhost\nX: 1\r\n\r\n${next}`,
    'a folded header': `GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b\r\n\r\n${next}`,
    'a NUL in a header': `GET /livez HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n${next}`,
    'a space in a header name': `GET /livez HTTP/1.1\r\nHost: localhost\r\nX Y: 1\r\n\r\n${next}`,
    'a chunk size that overflows': [...jsonHead, 'Transfer-Encoding: chunked', '', `fffffffffffffffff\r\n${next}`].join('\r\n'),
    'a chunk that is longer than it says': [...jsonHead, 'Transfer-Encoding: chunked', '', `1\r\n[]\r\n0\r\n\r\n${next}`].join('\r\n'),
    'another protocol': `GET /livez HTTP/9.9\r\nHost: localhost\r\n\r\n${next}`,
    'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'no host': `GET /livez HTTP/1.1\r\n\r\n${next}`,
  };
  test.each(Object.entries(corpus))('%s', async (_, request) => {
    const { answers, isClosed } = await sendRaw(port, request, 3000);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(isClosed).toBe(true);
  });

  test('no tunnel and no other protocol is opened', async () => {
    const tunnel = await sendRaw(port, 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', 3000);
    expect(tunnel).toEqual({ answers: [], isClosed: true });
    const upgrade = ['GET /livez HTTP/1.1', host, 'Upgrade: websocket', 'Sec-WebSocket-Key: eA==', 'Sec-WebSocket-Version: 13'];
    expect((await askRaw(port, upgrade)).status).toBe(200);
  });

  test('after all this it still serves', async () => {
    expect((await askRaw(port, ['GET /readyz HTTP/1.1', host])).body).toBe('ready\n');
  });
});

describe('an address that could mean another place is 400 before anything is looked up', () => {
  const ways = {
    'a backslash': ['/assets\\..\\account/profile', '/\\evil.example/', '/login\\', '/nieuws%5cx', '/nieuws%255Cx'],
    'dots that go up': [
      '/x/../',
      '/./',
      '/..',
      '/%2e/',
      '/x/%2E%2e/en',
      '/.%2e/livez',
      '/x/..//evil.example',
      '/%252e%252e/',
      '/x/.%25%32%65/',
    ],
    'a slash behind percent signs': ['/account%2fprofile', '/en/%2F%2Fevil.example/', '/a%252fb', '/reset%2f'],
    'a control character': ['/%00', '/nieuws%0a', '/nieuws%0d%0aX:%20y', '/%1b[2J', '/%7f', '/nieuws%c2%9b31m', '/%2500'],
    'a fragment': ['/login#x', '/#/../account'],
    'bytes that no address is written with': ['/caf\u00e9', '/\u009b31m'],
    'a percent sign too many': ['/%zz', '/%', '/caf%E9'],
  };
  const prefixes = ['', '/en', '/api/pages', '/assets', '/visitor/assets', '/a', '/metrics', '/.well-known'];

  test.each(Object.entries(ways))('%s', async (_, paths) => {
    for (const path of prefixes.flatMap((prefix) => paths.map((way) => prefix + way))) {
      const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, host]);
      expect({ path, status: answer.status, type: answer.headers['content-type'] }).toEqual({
        path,
        status: 400,
        type: 'application/problem+json',
      });
      expect(answer.headers['location']).toBeUndefined();
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'request.unreadable' });
    }
  });

  test('also when the page that it would mean is in memory', async () => {
    for (let time = 0; time < 2; time++) expect((await askRaw(port, ['GET /en HTTP/1.1', host])).headers['etag']).toBeDefined();
    for (const path of ['/x/../en', '/en/.', '/en/%2e', '\\en'])
      expect((await askRaw(port, [`GET ${path} HTTP/1.1`, host])).status).toBe(400);
  });

  test('a person reads that it cannot be used, in the language of the address', async () => {
    for (const [path, title, status] of [
      ['/nieuws%0a', 'Dit kunnen we niet verwerken', 400],
      ['/en/x/../<script>', 'We cannot process this', 400],
      ['/a%00b', 'Dit kunnen we niet verwerken', 400],
      ['/..%2f', 'Dit kunnen we niet verwerken', 400],
      ['/en/search?q=nieuws%00', 'We cannot process this', 400],
      [`/nieuws?script=${'a'.repeat(2048)}`, 'Dit kunnen we niet verwerken', 414],
    ] as const) {
      const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, host, 'Accept: text/html']);
      expect({ path, status: answer.status }).toEqual({ path, status });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).not.toMatch(/script|nieuws/);
    }
  });

  test('the application that goes on in the browser asks by the same rule', async () => {
    for (const path of ['/assets\\..\\account/profile', '/x/../login', '/x/%2e%2e/login', '/x%2flogin', '/%00'])
      expect((await app.visitor.get(`/api/route?path=${encodeURIComponent(path)}`)).statusCode).toBe(400);
    expect((await app.visitor.get(`/api/route?path=${encodeURIComponent('/login?returnTo=/x/../y#a\\b')}`)).statusCode).toBe(200);
  });

  test('letters with accents, spaces, percent signs and questions are addresses as before', async () => {
    for (const path of ['/caf%C3%A9', '/straat%20en%20plein', '/100%25-gratis', '/wat%3F', '/a..b', '/...', '/x?y=../..\\&z=%2f%5c'])
      expect({ path, status: (await askRaw(port, [`GET ${path} HTTP/1.1`, host])).status }).toEqual({ path, status: 404 });
    const edited = await askRaw(port, ['GET //evil.example/edit HTTP/1.1', host, cookieOf(person)]);
    expect(edited.headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
  });
});

describe('E7 the host', () => {
  test.each([
    ['another name', 'evil.example', 421],
    ['another name at our port', 'evil.example:3000', 421],
    ['our name as a user name', 'localhost:1@evil.example', 400],
    ['our name as a part', 'localhost.evil.example', 421],
    ['nothing', '', 400],
    ['a list', 'localhost, evil.example', 400],
    ['a path', 'localhost/evil', 400],
    ['our name with a dot at its end', 'localhost.', 421],
  ])('%s is refused', async (_, name, status) => {
    for (const path of ['/', '/api/platformsettingvalues', '/theme.css']) {
      const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, `Host: ${name}`]);
      expect(answer.status).toBe(status);
      expect(answer.body).not.toContain('evil');
    }
  });

  test('a page from the cache is for known hosts as well', async () => {
    const hit = ['GET / HTTP/1.1'];
    await askRaw(port, [...hit, host]);
    expect((await askRaw(port, [...hit, host])).status).toBe(200);
    expect((await askRaw(port, [...hit, 'Host: evil.example'])).status).toBe(421);
    expect((await askRaw(port, [...hit, host, 'Host: evil.example'])).status).toBe(400);
    expect((await askRaw(port, [...hit, 'Host: evil.example', host])).status).toBe(400);
  });

  test('a target that names a host is refused, whatever the header says', async () => {
    expect((await askRaw(port, ['GET http://evil.example/ HTTP/1.1', host])).status).toBe(400);
    expect((await askRaw(port, ['GET http://localhost/ HTTP/1.1', host])).status).toBe(400);
  });

  test('a path with two slashes is a path, not another site', async () => {
    for (const path of ['//evil.example/', '//evil.example/login', '///', '/en//evil.example/']) {
      const { status, headers } = await askRaw(port, [`GET ${path} HTTP/1.1`, host]);
      expect(status).toBe(404);
      expect(headers['location']).toBeUndefined();
    }
  });

  test('no link on a page leads off the site because of how its address was written', async () => {
    for (const path of ['//', '//evil.example', '/en//evil.example', '/en///evil.example/x']) {
      for (const cookie of [[], [cookieOf(person)]]) {
        const { status, body } = await askRaw(port, [`GET ${path} HTTP/1.1`, host, ...cookie]);
        expect(status).toBe(404);
        expect(body).not.toMatch(/(href|action)="(https?:)?\/\/evil/);
      }
    }
  });

  test('what a proxy says about the host changes no address in the page', async () => {
    const told = await askRaw(port, [
      'GET /?x HTTP/1.1',
      host,
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'Forwarded: host=evil.example',
    ]);
    expect(told.status).toBe(200);
    expect(told.body).toContain('href="http://localhost:3000/"');
    expect(told.body).not.toContain('evil.example');
  });
});
