import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RouteAnswer } from '#app/route-answer.ts';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { insertBlock, insertDocument, publishDocument, type NewDocument } from '#domains/documents/server/index.ts';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import type { SettingKey } from '#domains/settings/model/settings.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { isPoll, recordStatements } from '../../../../tests/support/statements.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let pictures: string[];
let position = 0;

beforeAll(async () => {
  app = await testApp({ PAGE_CACHE: 'off' });
  await app.withHomePage();
  pictures = [(await createPicture(app.system)).guid, (await createPicture(app.system)).guid];
});
afterAll(() => app.close());

type Words = Partial<Record<LayoutPosition, string>>;

/** A published document with one line of text in each row. */
async function publish(about: Omit<NewDocument, 'texts'> & { title?: string; isInDutchOnly?: boolean }, words: Words): Promise<string> {
  const { title = 'Wonen', isInDutchOnly = false, ...document } = about;
  const both = { title, description: '' };
  const guid = await insertDocument(app.db, { ...document, texts: isInDutchOnly ? { nl: both } : { nl: both, en: both } });
  for (const [layoutPosition, text] of Object.entries(words)) {
    const content = { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } };
    const block = { type: 'text', layoutPosition: layoutPosition as LayoutPosition, sortId: 0, options: {} };
    await insertBlock(app.db, { documentGuid: guid, ...block, content: { nl: content } });
  }
  await publishDocument(app.system, guid, 'nl');
  if (!isInDutchOnly) await publishDocument(app.system, guid, 'en');
  return guid;
}

interface Block {
  type: string;
  options: Record<string, unknown>;
  content: Record<string, unknown>;
}

async function publishBlocks(kind: 'footer' | 'template', layoutPosition: LayoutPosition, blocks: readonly Block[]): Promise<string> {
  const guid = await insertDocument(app.db, { kind, texts: { nl: { title: 'Deel', description: '' } } });
  for (const [sortId, { type, options, content }] of blocks.entries()) {
    await insertBlock(app.db, { documentGuid: guid, type, layoutPosition, sortId, options, content: { nl: content } });
  }
  await publishDocument(app.system, guid, 'nl');
  return guid;
}

/** A line that links to list items. */
function textWith(...items: readonly string[]): object {
  const links = items.map((guid) => ({ type: 'text', text: 'Lees meer', marks: [{ type: 'link', attrs: { href: `item:${guid}` } }] }));
  return { type: 'doc', content: [{ type: 'paragraph', content: links }] };
}

/** A published page with a place of its own in the menu. Gives its path. */
async function addPage(options: Record<string, unknown>, { parentGuid = null, name }: { parentGuid?: string | null; name?: string } = {}) {
  position += 1;
  const title = name ?? `Pagina ${position}`;
  const urlSegment = title.toLowerCase().replaceAll(' ', '-');
  const pageGuid = await publish({ title, options }, { main: 'De tekst zelf.' });
  const item = await insertMenuItem(app.db, { parentGuid, position, pageGuid, texts: { nl: { name: title, urlSegment } } });
  await app.server.contentVersion.refresh();
  return { path: `/${urlSegment}`, item, pageGuid };
}

async function answerAt(path: string): Promise<RouteAnswer> {
  return (await app.visitor.get(`/api/route?path=${encodeURIComponent(path)}`)).json();
}

async function htmlAt(path: string): Promise<string> {
  return (await app.visitor.get(path)).body;
}

async function withSettings(settings: Partial<Record<SettingKey, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(settings)) await updateSetting(app.system, key, value);
  await app.server.contentVersion.refresh();
}

describe('what stands around a page', () => {
  test('R3.15 a page shows or hides its header, main menu, sub-menu, breadcrumbs and footer', async () => {
    await withSettings({ footers: [await publish({ kind: 'footer' }, { main: 'Voet van de site' })] });
    const { item } = await addPage({}, { name: 'Onderdeel' });
    const shown = await addPage({}, { parentGuid: item, name: 'Alles' });
    const hidden = await addPage(
      { showHeader: false, showMainMenu: false, showSubMenu: false, showBreadcrumbs: false, showFooter: false },
      { parentGuid: item, name: 'Kaal' },
    );
    const full = await htmlAt(`/onderdeel${shown.path}`);
    for (const part of ['<header', 'Hoofdmenu', 'In dit onderdeel', 'Kruimelpad', 'Voet van de site']) expect(full).toContain(part);
    const bare = await htmlAt(`/onderdeel${hidden.path}`);
    for (const part of ['<header', 'Hoofdmenu', 'In dit onderdeel', 'Kruimelpad', 'Voet van de site']) expect(bare).not.toContain(part);
    expect(bare, 'the legal row is always there').toContain('/legal/privacy');
  });

  test('R3.16 the picture of a page stands in for those of the platform', async () => {
    const alt = { nl: 'De haven', en: 'The harbour' };
    await withSettings({ headerVisibility: 'all', headerImages: [{ guid: pictures[0], alt }] });
    const plain = await addPage({});
    const own = await addPage({ headerImage: { asset: pictures[1], alt: { nl: 'Het plein' } } });
    expect((await answerAt(plain.path)).frame.headerPictures).toMatchObject([{ asset: { guid: pictures[0] }, alt: 'De haven' }]);
    expect((await answerAt(`/en${plain.path}`)).frame.headerPictures).toMatchObject([{ alt: 'The harbour' }]);
    expect((await answerAt(own.path)).frame.headerPictures).toMatchObject([{ asset: { guid: pictures[1] }, alt: 'Het plein' }]);
    const html = await htmlAt(own.path);
    expect(html, 'R9.20 in two widths').toMatch(/width=600&amp;height=250.*width=1200&amp;height=500/s);
    expect(html, 'R9.14 a placeholder behind it').toMatch(/width=100&amp;height=100&amp;[^"]*quality=1&/);
    expect((await app.visitor.get('/login')).body).not.toContain(pictures[0]);
  });

  test('R3.17 a page has the footer that it asks for, or the first of the platform', async () => {
    const [first, second] = [
      await publish({ kind: 'footer' }, { main: 'Eerste voet' }),
      await publish({ kind: 'footer' }, { main: 'Tweede voet' }),
    ];
    await withSettings({ footers: [first] });
    expect(await htmlAt((await addPage({})).path)).toContain('Eerste voet');
    const asking = await htmlAt((await addPage({ footerGuid: second })).path);
    expect(asking).toContain('Tweede voet');
    expect(asking).not.toContain('Eerste voet');
    const gone = await addPage({ footerGuid: '00000000-0000-4000-8000-000000000000' });
    expect(await htmlAt(gone.path)).toContain('Eerste voet');
    expect(await htmlAt('/bestaat-niet'), 'messages have it too').toContain('Eerste voet');
  });

  test('R3.18 the rows of a template stand in for header image and footer, as they are published now', async () => {
    const template = await publish({ kind: 'template', isInDutchOnly: true }, { top: 'Bovenaan', main: 'Midden', bottom: 'Onderaan' });
    await withSettings({ headerVisibility: 'home' });
    const { path } = await addPage({ templateHeader: template, templateFooter: template });
    const html = await htmlAt(path);
    expect(html.indexOf('Bovenaan')).toBeLessThan(html.indexOf('De tekst zelf.'));
    expect(html.indexOf('Onderaan')).toBeGreaterThan(html.indexOf('De tekst zelf.'));
    expect(html).not.toContain('Midden');
    expect(await htmlAt(`/en${path}`), 'Dutch words on an English page say so').toMatch(/lang="nl"[^>]*>(?:(?!<\/div>).)*Onderaan/);

    const [block] = await app.db
      .selectFrom('block')
      .select('guid')
      .where('documentGuid', '=', template)
      .where('layoutPosition', '=', 'top')
      .execute();
    const content = { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vernieuwd' }] }] } };
    await app.db
      .updateTable('blockContent')
      .set({ content: JSON.stringify(content) })
      .where('blockGuid', '=', block?.guid ?? '')
      .execute();
    await publishDocument(app.system, template, 'nl');
    await vi.waitFor(async () => expect(await htmlAt(path)).toContain('Vernieuwd'), { timeout: 5000 });
  });

  test('a footer that is not for everybody is not shown to a visitor', async () => {
    const closed = await publish({ kind: 'footer', roleIds: ['00000000-0000-4000-8000-00000000000a'] }, { main: 'Alleen voor leden' });
    const open = await publish({ kind: 'footer' }, { main: 'Voor iedereen' });
    await withSettings({ footers: [closed, open] });
    const html = await htmlAt((await addPage({ footerGuid: closed })).path);
    expect(html).not.toContain('Alleen voor leden');
    expect(html).toContain('Voor iedereen');
  });

  test('templates, footers and header images cost a page no statement', async () => {
    const template = await publish({ kind: 'template' }, { top: 'Boven', bottom: 'Onder' });
    const { path } = await addPage({ templateHeader: template, templateFooter: template });
    await htmlAt(path);
    const statements = recordStatements(app.database.pool);
    await htmlAt(path);
    expect(statements.filter((statement) => !isPoll(statement))).toEqual([]);
  });

  test('a link to an item and a list work in a footer and in the row of a template, as on a page', async () => {
    const { list } = await createListPage(app.system, { segment: 'berichten' });
    const [open, closed] = [
      await createItem(app.system, list, { title: 'Open dag' }),
      await createItem(app.system, list, { title: 'Besloten', roleIds: ['00000000-0000-4000-8000-00000000000a'] }),
    ];
    const widget = {
      type: 'list-widget',
      options: { defaultParentGuids: [list], defaultItemsPerPage: 5 },
      content: { heading: 'Actueel' },
    };
    const links = { type: 'text', options: {}, content: { text: textWith(open, closed) } };
    const footer = await publishBlocks('footer', 'main', [widget, links]);
    const template = await publishBlocks('template', 'top', [links]);
    await withSettings({ footers: [footer], headerVisibility: 'all' });
    const { path } = await addPage({ templateHeader: template });
    const href = `href="/berichten/i/${open}/open-dag"`;
    const html = await htmlAt(path);
    expect(html.split(href), 'the row, the widget and the text of the footer').toHaveLength(4);
    expect(html).not.toContain(closed);
    expect((await (await app.signedIn({ isAdmin: true })).get(path)).body).toContain(`/i/${closed}/besloten`);
    for (const other of ['/login', '/bestaat-niet', '/search']) expect(await htmlAt(other)).toContain(href);
    const statements = recordStatements(app.database.pool);
    await htmlAt(path);
    expect(statements.filter((statement) => !isPoll(statement)).length).toBeLessThanOrEqual(4);
    await withSettings({ footers: [] });
  });

  test('when the database fails, the page that says so still has its scope', async () => {
    const { list } = await createListPage(app.system, { segment: 'storing' });
    const widget = { type: 'list-widget', options: { defaultParentGuids: [list] }, content: { heading: 'Actueel' } };
    await withSettings({ footers: [await publishBlocks('footer', 'main', [widget])] });
    await htmlAt('/storing');
    await sql`alter table document rename to document_away`.execute(app.ownerDb);
    try {
      const { statusCode, body } = await app.visitor.get('/storing');
      expect(statusCode).toBe(500);
      for (const part of ['Hoofdmenu', '/legal/privacy']) expect(body).toContain(part);
    } finally {
      await sql`alter table document_away rename to document`.execute(app.ownerDb);
    }
    await withSettings({ footers: [] });
  });

  test('R9.17 R9.18 the heights of the header come with the stylesheet of the settings', async () => {
    await withSettings({ headerLogoHeight: 60, headerLogoPadding: 10 });
    expect((await app.visitor.get('/theme.css')).body).toContain(
      '--p-header-logo-height:60px;--p-header-row-height:80px;--p-header-height-desktop:128px;--p-header-height-mobile:76px;',
    );
  });
});

describe('ways around', () => {
  test('R1.09 a visitor is called so in their own language', async () => {
    expect(await htmlAt('/')).toContain('Niet ingelogd');
    expect(await htmlAt('/en')).toContain('Not signed in');
    expect((await (await app.signedIn()).get('/')).body).not.toContain('Niet ingelogd');
  });

  test('breadcrumbs begin at the home page, and search engines get them too', async () => {
    const { item } = await addPage({}, { name: 'Sport' });
    await addPage({}, { name: 'Zwemmen', parentGuid: item });
    const { head, frame } = await answerAt('/sport/zwemmen');
    expect(frame.navigation.breadcrumbs.map(({ name, href }) => [name, href])).toEqual([
      ['Home', '/'],
      ['Sport', '/sport'],
      ['Zwemmen', '/sport/zwemmen'],
    ]);
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2 }, { name: 'Zwemmen', item: expect.stringMatching(/^http.*\/sport\/zwemmen$/) }],
      },
    ]);
    expect((await answerAt('/bestaat-niet')).head.structuredData).toEqual([]);
    const atHome = (await answerAt('/')).head.structuredData;
    expect(atHome).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  });

  test('a section with many pages shows some of them in the menu, and the way to all', async () => {
    const { item } = await addPage({}, { name: 'Archief' });
    // Only what stands in the row of the menu shows what is below it.
    await app.db.updateTable('menuItem').set({ position: 0 }).where('guid', '=', item).execute();
    for (let number = 0; number < 30; number++) await addPage({}, { name: `Jaar ${1990 + number}`, parentGuid: item });
    const { mainMenu } = (await answerAt('/archief')).frame.navigation;
    const section = mainMenu.find(({ name }) => name === 'Archief');
    expect(section).toMatchObject({ hasMore: true, isOpen: true });
    expect(section?.children).toHaveLength(24);
  });

  test('an address that leads nowhere is a real 404 that offers what looks like it', async () => {
    await addPage({}, { name: 'Paspoort' });
    await withSettings({ contactEmail: 'hallo@voorbeeld.nl' });
    const answer = await app.visitor.get('/oud/pasport');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('value="oud pasport"');
    expect(answer.body).toContain('href="/paspoort"');
    expect(answer.body).toContain('mailto:hallo@voorbeeld.nl');
    expect(answer.body).not.toContain('Kruimelpad');
  });

  test('what a reader may not see is not offered to them either', async () => {
    const { pageGuid } = await addPage({}, { name: 'Geheimpagina' });
    await app.db
      .updateTable('document')
      .set({ roleIds: ['00000000-0000-4000-8000-00000000000a'] })
      .where('guid', '=', pageGuid)
      .execute();
    await withSettings({ showFooter: true });
    expect((await app.visitor.get('/geheimpagin')).body).not.toContain('Geheimpagina');
  });

  test('R2.07 the notice about access is a page of its own when it is opened by hand', async () => {
    const answer = await app.visitor.get('/unauthorized');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('href="/login"');
    expect((await app.visitor.get('/account/profile')).body).toContain('href="/login?returnTo=%2Faccount%2Fprofile"');
  });
});

test('browsers may fetch the next page early for visitors, never for who is signed in', async () => {
  expect((await app.visitor.get('/')).headers['speculation-rules']).toBe('"/speculation.json"');
  expect((await (await app.signedIn()).get('/')).headers['speculation-rules']).toBeUndefined();
  const rules = await app.visitor.get('/speculation.json');
  expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  expect(rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});
