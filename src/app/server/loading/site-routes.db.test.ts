import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('redirect').execute();
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

const someRole = '5b0f1f8e-1111-4222-8333-444455556666';

/** Where an address leads: the status, and the address when it is another one. */
async function ask(path: string): Promise<[number, string | undefined]> {
  // What the test wrote past the services is seen as well.
  await raiseContentVersion(app.db);
  await app.server.contentVersion.refresh();
  const { statusCode, headers } = await app.visitor.get(path);
  return [statusCode, headers.location];
}

describe('fixed addresses', () => {
  test.each([
    ['R2.02', '/home', '/'],
    ['R2.02', '/en/home', '/en'],
    ['R2.03', '/admin', '/admin/pages'],
    ['R2.03', '/en/admin', '/en/admin/pages'],
    ['R2.04', '/account', '/account/profile'],
    ['R2.04', '/en/account', '/en/account/profile'],
  ])('%s %s leads to %s, with what was asked', async (_, path, target) => {
    expect(await ask(path)).toEqual([302, target]);
    expect(await ask(`${path}?van=mail`)).toEqual([302, `${target}?van=mail`]);
  });
});

describe('capitals', () => {
  test.each([
    ['/Home', '/home'],
    ['/EN', '/en'],
    ['/EN/news?x=Y', '/en/news?x=Y'],
    ['/Search?q=Afval', '/search?q=Afval'],
    ['/EN/Search/?q=Waste', '/en/search?q=Waste'],
    ['/Legal/Privacy', '/legal/privacy'],
    ['/legal/accessibility/NL', '/legal/accessibility/nl'],
  ])('%s leads to %s for good', async (path, target) => {
    expect(await ask(path)).toEqual([301, target]);
  });

  test('a token is not touched', async () => {
    expect(await ask('/reset/AbCdEf')).not.toEqual([301, expect.anything()]);
  });
});

describe('places in the menu', () => {
  test('R2.28 a page answers at its place in both languages', async () => {
    await createPage(app.system);
    expect(await ask('/over-ons')).toEqual([200, undefined]);
    expect(await ask('/en/about-us')).toEqual([200, undefined]);
  });

  test.each([
    ['/OVER-ons?x=1', '/over-ons?x=1'],
    ['/over-ons/', '/over-ons'],
    ['/OVER-ons/?x=1', '/over-ons?x=1'],
    ['/EN/Over-Ons/', '/en/about-us'],
    ['/%6Fver-ons', '/over-ons'],
    ['/about-us', '/over-ons'],
    ['/en/over-ons', '/en/about-us'],
  ])('%s leads to the page’s own address for good', async (path, target) => {
    await createPage(app.system);
    expect(await ask(path)).toEqual([301, target]);
  });

  test('a heading leads to the first page below it, and is nothing while there is none', async () => {
    const heading = await insertMenuItem(app.db, { parentGuid: null, position: 0, texts: { nl: { name: 'Wonen', urlSegment: 'wonen' } } });
    expect(await ask('/wonen')).toEqual([404, undefined]);
    const guid = await createPage(app.system, { texts: { nl: { title: 'Afval', segment: 'afval' } }, published: ['nl'] });
    await app.db.updateTable('menuItem').set({ parentGuid: heading }).where('pageGuid', '=', guid).execute();
    expect(await ask('/wonen')).toEqual([302, '/wonen/afval']);
    expect(await ask('/wonen/afval')).toEqual([200, undefined]);
  });

  test('R6.24 what hangs below a page that is not published is nowhere, however it is written', async () => {
    const draft = await createPage(app.system, { published: [] });
    const { guid: parentGuid } = await app.db.selectFrom('menuItem').select('guid').where('pageGuid', '=', draft).executeTakeFirstOrThrow();
    const link = { externalUrl: 'https://x.nl/', texts: { nl: { name: 'Weg', urlSegment: 'weg' } } };
    await insertMenuItem(app.db, { parentGuid, position: 0, ...link });
    const heading = await insertMenuItem(app.db, { parentGuid: null, position: 0, texts: { nl: { name: 'Kop', urlSegment: 'kop' } } });
    await app.db.updateTable('menuItem').set({ parentGuid: heading }).where('pageGuid', '=', draft).execute();
    for (const path of ['/kop', '/KOP', '/kop/over-ons', '/kop/over-ons/weg', '/KOP/over-ons/weg']) {
      expect([path, ...(await ask(path))]).toEqual([path, 404, undefined]);
    }
    await insertMenuItem(app.db, { parentGuid: heading, position: 9, ...link });
    expect(await ask('/KOP')).toEqual([301, '/kop']);
    expect(await ask('/kop')).toEqual([302, 'https://x.nl/']);
  });

  test('a link to elsewhere leads there', async () => {
    await createPage(app.system);
    await insertMenuItem(app.db, {
      parentGuid: null,
      position: 3,
      externalUrl: 'https://www.overheid.nl/',
      texts: { nl: { name: 'Overheid', urlSegment: 'overheid' } },
    });
    expect(await ask('/overheid')).toEqual([302, 'https://www.overheid.nl/']);
  });
});

describe('R2.38 /g/{pageGuid}', () => {
  test('leads to the place of the page in the menu, in the language of the address', async () => {
    const guid = await createPage(app.system);
    expect(await ask(`/g/${guid}`)).toEqual([302, '/over-ons']);
    expect(await ask(`/en/g/${guid}?p=2`)).toEqual([302, '/en/about-us?p=2']);
  });

  test('leads there whatever follows it', async () => {
    const guid = await createPage(app.system);
    expect(await ask(`/g/${guid}/meer/nog-meer?p=2`)).toEqual([302, '/over-ons?p=2']);
    expect(await ask(`/en/g/${guid}/more`)).toEqual([302, '/en/about-us']);
    expect(await ask('/g/onzin/meer')).toEqual([404, undefined]);
  });

  test('followed by edit leads to the editor of the page at its place', async () => {
    const guid = await createPage(app.system);
    expect(await ask('/en/about-us')).toEqual([200, undefined]);
    const admin = await app.signedIn({ isAdmin: true });
    const { statusCode, headers } = await admin.get(`/en/g/${guid}/edit`);
    expect([statusCode, headers.location]).toEqual([302, '/en/about-us/edit']);
  });

  test('shows a page that has no place, and edits it there', async () => {
    const guid = await insertDocument(app.db, { texts: { nl: { title: 'Zonder plaats', description: '' } } });
    await publishPage(app.system, guid, 'nl');
    expect(await ask(`/g/${guid}`)).toEqual([200, undefined]);
    expect(await ask(`/g/${guid}/meer`)).toEqual([302, `/g/${guid}`]);
    const admin = await app.signedIn({ isAdmin: true });
    expect((await admin.get(`/g/${guid}/edit`)).statusCode).toBe(200);
  });

  test.each([
    ['in capitals', (guid: string) => guid.toUpperCase()],
    ['with percent signs', (guid: string) => guid.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`)],
  ])('written %s leads to the same: its place, or its own spelling', async (_, spelled) => {
    const guid = await createPage(app.system);
    expect(await ask(`/g/${spelled(guid)}?p=2`)).toEqual([302, '/over-ons?p=2']);
    const without = await insertDocument(app.db, { texts: { nl: { title: 'Zonder plaats', description: '' } } });
    await publishPage(app.system, without, 'nl');
    expect(await ask(`/g/${spelled(without)}`)).toEqual([302, `/g/${without}`]);
    expect(await ask(`/en/g/${spelled(without)}`)).toEqual([302, `/en/g/${without}`]);
  });

  test('R6.24 draft, unknown and nonsense are not found; restricted asks to sign in', async () => {
    const draft = await createPage(app.system, { published: [] });
    const restricted = await createPage(app.system, {
      texts: { nl: { title: 'Besloten', segment: 'b' } },
      published: ['nl'],
      roleIds: [someRole],
    });
    const answers = await Promise.all([draft, someRole, 'onzin', restricted].map((guid) => ask(`/g/${guid}`)));
    expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 401]);
  });
});

describe('addresses of before', () => {
  const redirect = (fromPath: string, target: { toPageGuid: string } | { toHref: string }) =>
    app.db
      .insertInto('redirect')
      .values({ language: 'nl', fromPath, ...target })
      .execute();

  test('an old address leads to where the page is now', async () => {
    const guid = await createPage(app.system);
    await redirect('/wie-wij-zijn', { toPageGuid: guid });
    expect(await ask('/wie-wij-zijn?van=mail')).toEqual([301, '/over-ons?van=mail']);
    expect(await ask('/en/wie-wij-zijn')).toEqual([404, undefined]);
  });

  test.each(['/Wie-wij-ZIJN', '/wie-wij-zijn/', '/WIE-WIJ-ZIJN/'])('also written as %s, at once', async (path) => {
    await redirect('/wie-wij-zijn', { toPageGuid: await createPage(app.system) });
    expect(await ask(path)).toEqual([301, '/over-ons']);
  });

  test('an old address that was written with capitals itself is found as it was', async () => {
    await redirect('/Oud', { toHref: 'https://www.overheid.nl/hoofdletter' });
    await redirect('/oud', { toHref: 'https://www.overheid.nl/klein' });
    expect(await ask('/Oud')).toEqual([301, 'https://www.overheid.nl/hoofdletter']);
    expect(await ask('/OUD')).toEqual([301, 'https://www.overheid.nl/klein']);
  });

  test.each(['/default.aspx', '/DEFAULT.ASPX', '/Default.ASPX/'])('%s finds an old address that has capitals', async (path) => {
    await redirect('/Default.aspx', { toHref: '/nieuw' });
    expect(await ask(path)).toEqual([301, '/nieuw']);
  });

  test('or to an address that somebody chose, with what was asked unless that asks something itself', async () => {
    await redirect('/oud', { toHref: 'https://www.overheid.nl/nieuw' });
    await redirect('/kop', { toHref: '/contact#balie' });
    await redirect('/vraag', { toHref: '/search?q=afval' });
    expect(await ask('/oud')).toEqual([301, 'https://www.overheid.nl/nieuw']);
    expect(await ask('/oud?van=mail')).toEqual([301, 'https://www.overheid.nl/nieuw?van=mail']);
    expect(await ask('/kop?van=mail')).toEqual([301, '/contact?van=mail#balie']);
    expect(await ask('/vraag?van=mail')).toEqual([301, '/search?q=afval']);
  });

  test('but tells nothing about a page that is not published', async () => {
    await redirect('/geheim-oud', { toPageGuid: await createPage(app.system, { published: [] }) });
    expect(await ask('/geheim-oud')).toEqual([404, undefined]);
    expect(await ask('/OVER-ONS')).toEqual([404, undefined]);
    expect(await ask('/OVER-ONS/')).toEqual([301, '/OVER-ONS']);
  });
});
