import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemSlug } from '#domains/list-items/model/item-address.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

async function open(path: string, as = app.visitor) {
  await app.server.contentVersion.refresh();
  return as.get(path);
}

const linksTo = (body: string, part: string) =>
  [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')).filter((href) => href.includes(part));

async function listOf(count: number) {
  const page = await createListPage(app.system, { blocks: [{ options: { defaultItemsPerPage: 2 } }] });
  for (let number = 1; number <= count; number++) {
    await createItem(app.system, page.list, { title: `Bericht ${number}`, publishedOn: new Date(Date.UTC(2026, 0, number)) });
  }
  return page;
}

describe('an item on a page of its own', () => {
  const canonical = (body: string) => /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];

  test('R2.27 answers below any path, with and without its title, and says which address is its own', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list, { title: 'Café ’t IJ', body: 'De hele tekst.' });
    const own = `/nieuws/i/${guid}/cafe-t-ij`;
    for (const path of [own, `/i/${guid}`, `/ergens/anders/i/${guid}/cafe-t-ij`, `/nieuws/i/${guid}`]) {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('De hele tekst.');
      expect(canonical(body)).toBe(`http://localhost:3000${own}`);
    }
    for (const asked of ['', '?p=2&van=mail']) {
      const wrong = await open(`/nieuws/i/${guid}/iets-anders${asked}`);
      expect([wrong.statusCode, wrong.headers['location']]).toEqual([301, own + asked]);
    }
  });

  test('R1.01 is read in both languages, each in its own words', async () => {
    const { list } = await listOf(0);
    const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
    const guid = await createItem(app.system, list, {
      texts: { nl: { title: 'Molen draait weer', description: '' }, en: { title: 'The mill turns again', description: '' } },
      blocks: [
        { type: 'text', options: {}, content: { nl: { text: text('De wieken zijn nieuw.') }, en: { text: text('It has new sails.') } } },
      ],
    });
    const dutch = await open(`/nieuws/i/${guid}/molen-draait-weer`);
    expect([dutch.statusCode, dutch.body]).toEqual([200, expect.stringContaining('De wieken zijn nieuw.')]);
    expect(dutch.body).not.toContain('It has new sails.');
    const english = await open(`/en/i/${guid}/the-mill-turns-again`);
    expect([english.statusCode, english.body]).toEqual([200, expect.stringContaining('It has new sails.')]);
    expect(english.body).toMatch(/<h1[^>]*>The mill turns again/);
    expect(english.body).not.toContain('not yet in English');
    for (const [lang, title] of Object.entries({ nl: 'Molen draait weer', en: 'The mill turns again' }))
      expect((await app.visitor.get(`/api/listitem/${guid}?lang=${lang}`)).json()).toMatchObject({ title, language: lang });
  });

  test('has its address at the first of its lists', async () => {
    const pages = await Promise.all(['een', 'twee', 'drie'].map((segment) => createListPage(app.system, { segment })));
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const lists = order.map((index) => pages[index]?.list ?? '');
      const guid = await createItem(app.system, lists);
      expect((await app.visitor.get(`/api/listitem/${guid}`)).json<{ parentGuids: string[] }>().parentGuids).toEqual(lists);
      expect(canonical((await open(`/i/${guid}`)).body)).toContain(`/${['een', 'twee', 'drie'][order[0] ?? 0]}/i/`);
    }
  });

  test('R7.10 is found by its short id too', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list);
    const { shortId } = await app.db.selectFrom('listItem').select('shortId').where('documentGuid', '=', guid).executeTakeFirstOrThrow();
    expect(shortId).toMatch(/^[1-9A-HJ-NP-Za-km-z]{11}$/);
    const { statusCode, body } = await open(`/i/${shortId}`);
    expect(statusCode).toBe(200);
    expect(canonical(body)).toContain(guid);
  });

  test('R2.54 the page title is the title of the item and the name of the platform', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list, { title: 'Molen & <zeil>' });
    const { body } = await open(`/nieuws/i/${guid}`);
    expect(body).toContain('<title>Molen &amp; &lt;zeil&gt; – Plein</title>');
    expect(body).toContain('"@type":"NewsArticle"');
    expect(body).toContain('"headline":"Molen & \\u003czeil>"');
  });

  test('called like a word that means something else keeps its address', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list, { title: 'Edit' });
    expect(itemSlug('Edit')).toBe('edit-1');
    expect((await open(`/nieuws/i/${guid}/edit-1`)).statusCode).toBe(200);
  });

  test('leads back to its list, to the one before and to the one after', async () => {
    const { list } = await listOf(3);
    const middle = await app.db
      .selectFrom('listEntry')
      .select('itemGuid')
      .where('listGuid', '=', list)
      .where('title', '=', 'Bericht 2')
      .executeTakeFirstOrThrow();
    const { body } = await open(`/nieuws/i/${middle.itemGuid}`);
    expect(body).toContain('<a href="/nieuws">Terug naar Nieuws</a>');
    expect(linksTo(body, '/i/').filter((href) => href.includes('bericht-1') || href.includes('bericht-3'))).toHaveLength(2);
  });

  test('has its neighbours in the order that its list shows', async () => {
    const options = { defaultItemsPerPage: 10, defaultSortBy: 'title_asc' };
    const { list } = await createListPage(app.system, { segment: 'vragen', blocks: [{ options }] });
    // Made in another order than that of their titles.
    const [middle] = [await createItem(app.system, list, { title: 'Midden' })];
    for (const title of ['Zuid', 'Aan', 'Noord', 'Kade']) await createItem(app.system, list, { title });
    await app.server.contentVersion.refresh();
    const { body } = await open(`/vragen/i/${middle}`);
    const words = (rel: string) => new RegExp(`<a[^>]*rel="${rel}"[^>]*>.*?</a>`).exec(body)?.[0] ?? '';
    expect(words('prev')).toContain('Kade');
    expect(words('next')).toContain('Noord');
  });

  test('ends with others about the same, and leads to all of them', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: 'Wonen' }, { heading: 'Verkeer' }],
    });
    const [living = '', traffic = ''] = topics;
    const { list } = await createListPage(app.system, { blocks: [{ options: { topics, defaultItemsPerPage: 10 } }] });
    const add = (title: string, lists: string[], day: number) =>
      createItem(app.system, [list, ...lists], { title, publishedOn: new Date(Date.UTC(2026, 0, day)) });
    const own = await add('Huizen', [living], 10);
    await add('Buurhuis', [living], 9);
    await add('Daken', [living], 8);
    await add('Ramen', [living], 7);
    await add('Deuren', [living], 6);
    await add('Straten', [traffic], 5);
    await createItem(app.system, [list, living], { title: 'Geheim', roleIds: [randomUUID()] });
    const { body } = await open(`/nieuws/i/${own}/huizen`);
    const [, related = ''] = /Lees ook<\/h2>(.*?)<\/section>/.exec(body) ?? [];
    // The next one in the list is offered already, and what is about something else is not.
    expect(linksTo(related, '/i/').map((href) => href.split('/').at(-1))).toEqual(['daken', 'ramen', 'deuren']);
    expect(body).toContain(`<a href="/onderwerpen#list-${living.slice(0, 8)}">Wonen</a>`);
    expect((await open('/onderwerpen')).body).toContain(`id="list-${living.slice(0, 8)}"`);
    expect(body).not.toContain('Geheim');
  });

  test('its topic leads to the list where it stands, narrowed to that topic, in the language of the page', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: { nl: 'Bouwen & wonen', en: 'Housing' } }, { heading: 'Verkeer' }],
    });
    const [living = ''] = topics;
    const options = { topics, hasFilters: true, defaultItemsPerPage: 10 };
    const { list } = await createListPage(app.system, { blocks: [{ heading: '', options }] });
    const { lists } = await createListPage(app.system, { segment: 'dossier', blocks: [{}, { heading: 'Stukken', options }] });
    const [, second = ''] = lists;
    const guid = await createItem(app.system, [list, living], { title: 'Huizen' });
    await createItem(app.system, list, { title: 'Los' });
    const topicOf = (body: string) => linksTo(/<nav[^>]*aria-label="(?:Onderwerp|Subject)".*?<\/nav>/.exec(body)?.[0] ?? '', '/');
    expect(topicOf((await open(`/nieuws/i/${guid}/huizen`)).body)).toEqual(['/nieuws?list=bouwen-wonen']);
    expect(topicOf((await open(`/en/nieuws/i/${guid}/huizen`)).body)).toEqual(['/en/nieuws?list=housing']);
    const narrowed = (await open('/nieuws?list=bouwen-wonen')).body;
    expect(narrowed).toContain('1 resultaat in Bouwen &amp; wonen');
    // One of several lists on a page has a name of its own in the address.
    const paper = await createItem(app.system, [second, living], { title: 'Stuk' });
    const [way = ''] = topicOf((await open(`/dossier/i/${paper}/stuk`)).body);
    expect(way).toBe(`/dossier?list-${second.slice(0, 8)}=bouwen-wonen#list-${second.slice(0, 8)}`);
    expect((await open(way.split('#')[0] ?? '')).body).toContain('1 resultaat in Bouwen &amp; wonen');
  });

  test('an event leads to what is still to come, an answer to nothing else', async () => {
    const { list } = await createListPage(app.system, {
      segment: 'agenda',
      blocks: [{ options: { types: ['event'], defaultItemsPerPage: 10 } }],
    });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const add = (title: string, days: number) => createItem(app.system, list, { type: 'event', title, startsOn: inDays(days) });
    const market = await add('Markt', 3);
    for (const [title, days] of [
      ['Vorige maand', -30],
      ['Gisteren', -1],
      ['Lezing', 4],
      ['Feest', 5],
      ['Concert', 6],
    ] as const) {
      await add(title, days);
    }
    const { body } = await open(`/agenda/i/${market}/markt`);
    const [, related = ''] = /Ook in de agenda<\/h2>(.*?)<\/section>/.exec(body) ?? [];
    expect(linksTo(related, '/i/').map((href) => href.split('/').at(-1))).toEqual(['feest', 'concert']);
    const questions = await createListPage(app.system, { segment: 'vragen', blocks: [{ options: { types: ['question'] } }] });
    const asked = await createItem(app.system, questions.list, { type: 'question', title: 'Waarom?' });
    await createItem(app.system, questions.list, { type: 'question', title: 'Waar?' });
    expect((await open(`/vragen/i/${asked}/waarom`)).body).not.toMatch(/Lees ook|Andere/);
  });

  test('can be passed on, and its list followed unless nobody waits for the next', async () => {
    const { list } = await createListPage(app.system);
    const people = await createListPage(app.system, { segment: 'mensen', blocks: [{ options: { types: ['person'] } }] });
    const guid = await createItem(app.system, list, { title: 'Molen draait' });
    const person = await createItem(app.system, people.list, { title: 'Saskia' });
    const news = (await open(`/nieuws/i/${guid}/molen-draait`)).body;
    const own = encodeURIComponent(`http://localhost:3000/nieuws/i/${guid}/molen-draait`);
    expect(linksTo(news, 'mailto:')).toEqual([`mailto:?subject=Molen%20draait&body=${own}`]);
    expect(linksTo(news, '/feed/')).toEqual([`/feed/${list}.xml`]);
    expect(linksTo((await open(`/mensen/i/${person}/saskia`)).body, '/feed/')).toEqual([]);
  });

  test('that is not in English is shown in Dutch there, and says so', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list, { published: ['nl'] });
    const { statusCode, body } = await open(`/en/nieuws/i/${guid}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('This text is not yet in English.');
    expect(body).toMatch(/<article[^>]* lang="nl"/);
    expect(canonical(body)).toBe(`http://localhost:3000/nieuws/i/${guid}/molen-draait-weer`);
    expect(body).toContain('<meta name="robots" content="noindex"');
    const english = await createItem(app.system, list, { published: ['en'] });
    expect((await open(`/nieuws/i/${english}`)).statusCode).toBe(404);
  });

  test('R7.11 R8.05 draft, planned, deleted and unknown are the same 404; what is restricted says only that', async () => {
    const { list } = await listOf(0);
    const draft = await createItem(app.system, list, { title: 'Geheim', published: [] });
    const planned = await createItem(app.system, list, { title: 'Geheim', publishedOn: new Date(Date.now() + 1e7) });
    const deleted = await createItem(app.system, list, { title: 'Geheim' });
    await app.db.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', deleted).execute();
    const hidden = [draft, planned, deleted, randomUUID(), list];
    const codes = new Set<string>();
    for (const guid of hidden) {
      expect((await open(`/nieuws/i/${guid}`)).statusCode).toBe(404);
      const answer = await app.visitor.get(`/api/listitem/${guid}`);
      expect(answer.statusCode).toBe(404);
      codes.add(answer.json<{ code: string }>().code);
    }
    for (const path of [
      '/api/listitem/x',
      '/api/listitem/short/x',
      `/api/listitem/short/${randomUUID()}`,
      '/api/listitem/short/11111111111',
    ]) {
      expect((await app.visitor.get(path)).statusCode).toBe(404);
    }
    expect(codes.size).toBe(1);
    const restricted = await createItem(app.system, list, { title: 'Geheim', body: 'Geheim', roleIds: [randomUUID()] });
    const person = await app.signedIn();
    for (const [client, status] of [
      [app.visitor, 401],
      [person, 403],
    ] as const) {
      for (const path of [`/nieuws/i/${restricted}/x`, `/api/listitem/${restricted}`]) {
        const answer = await open(path, client);
        expect(answer.statusCode).toBe(status);
        expect(answer.body).not.toContain('Geheim');
      }
    }
    expect((await open(`/nieuws/i/${restricted}`, await app.signedIn({ isAdmin: true }))).body).toContain('Geheim');
  });

  test('only its own address is kept in memory for the next reader', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list);
    await app.server.contentVersion.refresh();
    const kept = async (path: string) =>
      !(await app.visitor.get(`/api/route?path=${path}`)).json<{ isUncacheable?: boolean }>().isUncacheable;
    expect(await kept(`/nieuws/i/${guid}/molen-draait-weer`)).toBe(true);
    expect(await kept(`/nieuws/i/${guid}`)).toBe(false);
    expect(await kept(`/overal/i/${guid}/molen-draait-weer`)).toBe(false);
  });

  test('shows the lists in its text as a page does', async () => {
    const { list } = await listOf(3);
    const options = { defaultItemsPerPage: 1 };
    const guid = await createItem(app.system, [], {
      title: 'Dossier',
      blocks: [
        { type: 'list-widget', options: { ...options, defaultParentGuids: [list] }, content: { nl: { heading: 'Elders' } } },
        { type: 'list', options: { ...options, lazyLoad: true }, content: { nl: { heading: 'Stukken' } } },
        { type: 'list', options: { hasActiveItems: true }, content: { nl: { heading: 'Niets' } } },
      ],
    });
    const { guid: documents } = await app.db
      .selectFrom('block')
      .select('guid')
      .where('documentGuid', '=', guid)
      .where('sortId', '=', 1)
      .executeTakeFirstOrThrow();
    for (const title of ['Een', 'Twee'])
      await createItem(app.system, documents, { title, publishedOn: new Date(title === 'Een' ? 1000 : 0) });
    await createItem(app.system, documents, { title: 'Geheim', roleIds: [randomUUID()] });
    const listed = (text: string) => [...text.matchAll(/<h3[^>]*><a [^>]*>([^<]*)</g)].map(([, title]) => title);
    const { body } = await open(`/i/${guid}`);
    expect(listed(body)).toEqual(['Bericht 3', 'Een']);
    expect(body).not.toContain('Geheim');
    expect(body).not.toContain('Niets');
    const [second = ''] = linksTo(body, '?p=2');
    expect(second).toMatch(/^\/i\/[^?]+\/dossier\?p=2#list-/);
    expect(listed((await open(second.split('#')[0] ?? '')).body)).toEqual(['Bericht 3', 'Twee']);
    expect((await open(`/i/${guid}/dossier?p=3`)).statusCode).toBe(404);
  });

  test('R3.27 R3.28 comes through the call with all its fields', async () => {
    const { list } = await listOf(0);
    const starts = new Date('2026-11-18T18:30:00Z');
    const guid = await createItem(app.system, list, {
      title: 'Inloopavond',
      type: 'event',
      startsOn: starts,
      fields: { isAllDay: false },
      texts: { nl: { title: 'Inloopavond', description: 'Kom langs.', words: { place: 'Raadzaal' } } },
      published: ['nl'],
    });
    await app.db.updateTable('document').set({ version: 7 }).where('guid', '=', guid).execute();
    const answer = await app.visitor.get(`/api/listitem/${guid}?lang=en`);
    expect(answer.headers.etag).toBe('"7"');
    const item = answer.json<Record<string, unknown>>();
    expect(item).toMatchObject({
      guid,
      shortId: expect.stringMatching(/^.{11}$/),
      title: 'Inloopavond',
      listItemTypeName: 'event',
      parentGuids: [list],
      metadata: { description: 'Kom langs.' },
      publishedOn: expect.stringMatching(/Z$/),
      startsOn: starts.toISOString(),
      fields: { place: 'Raadzaal', isAllDay: false },
      language: 'nl',
      contentBuildingBlockInstances: [expect.objectContaining({ type: 'text' })],
    });
    expect((await app.visitor.get(`/api/listitem/short/${String(item['shortId'])}`)).json()).toMatchObject({ guid });
    const { body } = await open(`/nieuws/i/${guid}`);
    expect(body).toContain('18 november 2026, 19:30 uur');
    expect(body).toContain('Raadzaal');
  });
});
