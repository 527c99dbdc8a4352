import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn();
});
afterAll(() => app.close());

test('over https the site asks for https, and its cookies belong to this host alone', async () => {
  const secure = await app.secondInstance({
    PUBLIC_ORIGIN: 'https://www.example.nl',
    RATE_LIMITS: 'on',
    SECRET: 'q9TfW2mZ8rLx4vBn6cKd1sHj3gPy5aEu',
  });
  const inject = (url: string) => secure.server.app.inject({ url, headers: { host: 'www.example.nl' } });
  for (const url of ['/', '/nergens', '/api/platformsettingvalues', '/theme.css', '/livez']) {
    expect((await inject(url)).headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  }
  expect((await inject('/')).headers['content-security-policy']).toContain('; upgrade-insecure-requests;');
  const { headers } = await secure.server.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'www.example.nl', origin: 'https://www.example.nl', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email: person.email, password: person.password }).toString(),
  });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-plein_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-XSRF-TOKEN=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
  ]);
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const profile = (given: string) =>
    secure.server.app.inject({ url: '/api/profiles:loggedIn', headers: { host: 'www.example.nl', cookie: given } });
  expect((await profile(cookie)).statusCode).toBe(200);
  expect((await profile(cookie.replace('__Host-', ''))).statusCode).toBe(401);
});
