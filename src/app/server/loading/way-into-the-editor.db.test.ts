import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteAnswer } from '#app/route-answer.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
/** May edit the page about the harbour and no other. */
let editor: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  const role = await newRole(app);
  admin = await app.signedIn({ isAdmin: true });
  editor = await withRoles(app, await app.signedIn({ isContentManager: true }), [role]);
  const texts = { nl: { title: 'Haven', segment: 'haven' }, en: { title: 'Harbour', segment: 'harbour' } };
  const own = await createPage(app.system, { texts, published: ['nl', 'en'] });
  const draft = await createPage(app.system, { texts: { nl: { title: 'Kade', segment: 'kade' } }, published: [] });
  await createPage(app.system, { texts: { nl: { title: 'Strand', segment: 'strand' } }, published: ['nl'] });
  await app.db
    .updateTable('document')
    .set({ editPermission: 'Roles', editRoles: [role] })
    .where('guid', 'in', [own, draft])
    .execute();
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

describe('an address that ends in edit', () => {
  test.each(['/edit', '/en/edit', '/haven/edit', '/en/harbour/edit', '/strand/edit'])(
    'R2.25 %s is the editor of the page before it, for who may edit that',
    async (path) => {
      const { screen } = (await admin.get(`/api/route?path=${path}`)).json<RouteAnswer>();
      expect(screen).toMatchObject({ kind: 'page-editor', closeHref: path.replace(/\/edit$/, '') || '/' });
    },
  );

  test('R2.25 R6.16 is for content managers, with the words of the editor in the language of the address', async () => {
    expect((await app.visitor.get('/haven/edit')).statusCode).toBe(401);
    expect((await (await app.signedIn()).get('/haven/edit')).statusCode).toBe(403);
    for (const path of ['/haven/edit', '/en/harbour/edit']) expect((await editor.get(path)).statusCode).toBe(200);
  });

  test('R2.26 leads to the page itself for a content manager who may not edit that one, and says so there', async () => {
    const { statusCode, headers } = await editor.get('/strand/edit');
    expect([statusCode, headers.location]).toEqual([302, '/strand#edit-refused']);
  });

  test.each(['//evil.example/edit', '///evil.example/edit', '/%2Fevil.example/edit', '//haven/edit'])(
    'R2.26 %s never leaves the site',
    async (path) => {
      for (const client of [admin, editor, app.visitor]) {
        const { location } = (await client.get(path)).headers;
        expect(location ?? '/').toMatch(/^\/(?!\/)/);
      }
    },
  );
});

describe('where the page can be changed is told', () => {
  const hrefFor = async (client: Client, path: string) => (await client.get(`/api/route?path=${path}`)).json<RouteAnswer>().editHref;

  test('R6.04 R6.07 R6.12 to who may edit that page, and to nobody else', async () => {
    const reader = await app.signedIn();
    const told = async (path: string) => Promise.all([admin, editor, reader, app.visitor].map((client) => hrefFor(client, path)));
    expect(await told('/haven')).toEqual(['/haven/edit', '/haven/edit', undefined, undefined]);
    expect(await told('/en/harbour')).toEqual(['/en/harbour/edit', '/en/harbour/edit', undefined, undefined]);
    expect(await told('/strand')).toEqual(['/strand/edit', undefined, undefined, undefined]);
    expect(await told('/kade')).toEqual(['/kade/edit', '/kade/edit', undefined, undefined]);
    expect(await hrefFor(admin, '/')).toBe('/edit');
  });

  test('not on forms, messages and the pages of who manages the platform', async () => {
    for (const path of ['/search', '/nergens', '/account/profile', '/admin/pages', '/haven/edit']) {
      expect([path, await hrefFor(admin, path)]).toEqual([path, undefined]);
    }
  });
});
