import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('robots.txt leads to the sitemap and keeps machines out of what is not for them', async () => {
  const { body, headers } = await app.visitor.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isClosed = (address: string) => rules.some((rule) => (rule.endsWith('$') ? `${address}$` === rule : address.startsWith(rule)));
  for (const address of ['/admin', '/admin/users', '/login?returnTo=%2F', '/api/pages', '/fragment/list/x']) {
    expect([address, isClosed(address), isClosed(`/en${address}`)]).toEqual([address, true, address !== '/api/pages']);
  }
  // Pages of editors that begin with the same letters.
  for (const address of ['/', '/administratie', '/en/administration', '/accountants', '/settings-van-de-zon']) {
    expect([address, isClosed(address)]).toEqual([address, false]);
  }
  // Its pages say themselves that they are not to be indexed, which only who reads them can know.
  for (const address of ['/search', '/search?q=x', '/en/search?q=x']) expect([address, isClosed(address)]).toEqual([address, false]);
});

test('security.txt is there as soon as there is somebody to tell', async () => {
  expect((await app.visitor.get('/.well-known/security.txt')).statusCode).toBe(404);
  await updateSetting(app.system, 'contactEmail', 'info@noorderhaven.test');
  await app.server.contentVersion.refresh();
  const { body } = await app.visitor.get('/.well-known/security.txt');
  expect(body).toContain('Contact: mailto:info@noorderhaven.test');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('security.txt says how to report a hole, at an address that is there', async () => {
  const { body } = await app.visitor.get('/.well-known/security.txt');
  const policies = [...body.matchAll(/^Policy: http:\/\/localhost:3000(.+)#(.+)$/gm)];
  expect(policies).toHaveLength(2);
  for (const [, path = '', id = ''] of policies) expect((await app.visitor.get(path)).body).toContain(`id="${id}"`);
});

test('security.txt does not grow old in memory', async () => {
  const expiry = async () => /^Expires: (.+)$/m.exec((await app.visitor.get('/.well-known/security.txt')).body)?.[1] ?? '';
  const first = await expiry();
  await vi.waitFor(async () => expect(Date.parse(await expiry())).toBeGreaterThan(Date.parse(first)));
});
