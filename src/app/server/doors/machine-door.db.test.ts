import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
const role = '5b0f1f8e-1111-4222-8333-444455556666';
const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  app = await testApp();
  await createPage(app.system);
  await createPage(app.system, { texts: { nl: { title: 'Dutch only', segment: 'alleen-nl' } }, published: ['nl'] });
  await createPage(app.system, { texts: { nl: { title: 'Concept', segment: 'concept' } }, published: [] });
  await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'], roleIds: [role] });
  for (const [title, given] of [
    ['Open bericht', {}],
    ['Later bericht', { publishedOn: tomorrow }],
    ['Besloten bericht', { roleIds: [role] }],
  ] as const) {
    const guid = await createListItem(app.system, { type: 'news', parentGuids: [], texts: { nl: { title, description: '' } }, ...given });
    await publishListItem(app.system, guid, 'nl');
  }
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

test('the sitemap names what everybody may see, in the languages it is published in, and nothing else', async () => {
  const { body, headers, statusCode } = await app.visitor.get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace('http://localhost:3000', ''));
  expect(addresses).toEqual(expect.arrayContaining(['/over-ons', '/en/about-us', '/alleen-nl', '/legal/privacy', '/en/legal/privacy']));
  expect(addresses.filter((address) => address.includes('/i/'))).toEqual([expect.stringMatching(/^\/i\/[^/]+\/open-bericht$/)]);
  for (const secret of ['concept', 'besloten', 'later', '/en/alleen-nl']) expect(body).not.toContain(secret);
});

test('the sitemap is read once per content version, whatever stands behind its address', async () => {
  const before = await app.visitor.get('/sitemap-1.xml');
  const { guid } = await app.db.selectFrom('document').select('guid').where('kind', '=', 'list-item').executeTakeFirstOrThrow();
  await app.db.updateTable('documentLanguage').set({ isPublished: false }).where('documentGuid', '=', guid).execute();
  for (const path of ['/sitemap.xml', '/sitemap.xml?x=1', '/sitemap-1.xml?x=2'])
    expect((await app.visitor.get(path)).body).toBe(before.body);
  await app.db.updateTable('documentLanguage').set({ isPublished: true }).where('documentGuid', '=', guid).execute();
});

test.each(['0', '2', '01', '1e0', '0x1', '-1', 'x', '1.0'])('there is no part %s of it', async (part) => {
  expect((await app.visitor.get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
});

test('robots.txt leads to the sitemap and keeps machines out of what is not for them', async () => {
  const { body, headers } = await app.visitor.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isClosed = (address: string) => rules.some((rule) => (rule.endsWith('$') ? `${address}$` === rule : address.startsWith(rule)));
  for (const address of ['/search', '/search?q=x', '/admin', '/admin/users', '/login?returnTo=%2F', '/api/pages', '/fragment/list/x']) {
    expect([address, isClosed(address), isClosed(`/en${address}`)]).toEqual([address, true, address !== '/api/pages']);
  }
  // Pages of editors that begin with the same letters.
  for (const address of ['/', '/administratie', '/en/administration', '/accountants', '/search-and-rescue', '/settings-van-de-zon']) {
    expect([address, isClosed(address)]).toEqual([address, false]);
  }
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
