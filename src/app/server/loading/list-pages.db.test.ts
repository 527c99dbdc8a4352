import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const titlesIn = (body: string) => [...body.matchAll(/<a href="[^"]*\/i\/[^"]*"[^>]*>([^<]*)</g)].map(([, title = '']) => title);
const linksTo = (body: string, part: string) =>
  [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')).filter((href) => href.includes(part));

async function listOf(count: number, options: Record<string, unknown> = {}) {
  const page = await createListPage(app.system, { blocks: [{ options: { defaultItemsPerPage: 2, ...options } }] });
  for (let number = 1; number <= count; number++) {
    await createItem(app.system, page.list, { title: `Bericht ${number}`, publishedOn: new Date(Date.UTC(2026, 0, number)) });
  }
  return page;
}

describe('a list on a page', () => {
  test('R1.08 shows its items to everybody, each with one link to its own address', async () => {
    const { list } = await listOf(0);
    const guid = await createItem(app.system, list, { title: 'Molen draait weer' });
    const { statusCode, body } = await open('/nieuws');
    expect(statusCode).toBe(200);
    expect(linksTo(body, '/i/')).toEqual([`/nieuws/i/${guid}/molen-draait-weer`]);
    expect(body).toMatch(/<time dateTime="[^"]+Z">/i);
    expect((await open('/en/nieuws')).body).toContain(`href="/en/nieuws/i/${guid}/molen-draait-weer"`);
  });

  test('has a real address for every page, and says which one this is', async () => {
    await listOf(5);
    expect(titlesIn((await open('/nieuws')).body)).toEqual(['Bericht 5', 'Bericht 4']);
    const { body } = await open('/nieuws?p=2');
    expect(titlesIn(body)).toEqual(['Bericht 3', 'Bericht 2']);
    expect(body).toContain('5 resultaten');
    expect(body).toMatch(/aria-current="page"[^>]*>2</);
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/nieuws?p=2"');
    const pages = linksTo(body, '/nieuws').filter((href) => href.includes('#'));
    expect([...new Set(pages.map((href) => href.split('#')[0]))]).toEqual(['/nieuws', '/nieuws?p=2', '/nieuws?p=3']);
  });

  test.each(['?p=9', '?p=9999', '?p=99999', '?p=99999999999999999999'])('has nothing at %s, says so and leads back', async (query) => {
    await listOf(3);
    const { statusCode, body } = await open(`/nieuws${query}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Zo veel pagina’s heeft deze lijst niet.');
    expect(body).toContain('<a href="/nieuws">Naar de eerste pagina</a>');
    expect(body).toContain('<a href="/nieuws?p=2">Naar de laatste pagina (2)</a>');
    expect(titlesIn(body)).toEqual([]);
    expect(body).not.toContain('rel="canonical"');
    expect(body).toContain('<meta name="robots" content="noindex"');
  });

  test.each(['?p=0', '?p=-1', '?p=1e3', '?p=x', '?x=1', '?p[]=2'])('shows its first page at %s', async (query) => {
    await listOf(3);
    const { statusCode, body } = await open(`/nieuws${query}`);
    expect(statusCode).toBe(200);
    expect(titlesIn(body)).toEqual(['Bericht 3', 'Bericht 2']);
  });

  test('its links lead to its heading, which is the title of the page where it has none of its own', async () => {
    const options = { defaultItemsPerPage: 1 };
    const { list: unheaded } = await createListPage(app.system, { blocks: [{ heading: '', options }] });
    const { list: headed } = await createListPage(app.system, { segment: 'archief', blocks: [{ options }] });
    for (const title of ['Een', 'Twee']) await createItem(app.system, [unheaded, headed], { title });
    const leadsTo = (body: string) => new Set(linksTo(body, '?p=2').map((href) => href.split('#')[1]));
    const { body } = await open('/nieuws');
    expect(leadsTo(body)).toEqual(new Set(['title']));
    expect(body).toMatch(/<h1 id="title"[^>]*>Nieuws</);
    const own = (await open('/archief')).body;
    const [anchor] = leadsTo(own);
    expect(own).toMatch(new RegExp(`<section id="${anchor}"[^>]*><div[^>]*><h2[^>]*>Nieuws<`));
  });

  test('that stands beside another has a page number of its own', async () => {
    const { lists } = await createListPage(app.system, {
      blocks: [{ options: { defaultItemsPerPage: 1 } }, { options: { defaultItemsPerPage: 1 } }],
    });
    for (const title of ['Oud', 'Nieuw']) await createItem(app.system, lists, { title, publishedOn: new Date(title === 'Oud' ? 0 : 1000) });
    const second = `p-${lists[1]?.slice(0, 8)}`;
    expect(titlesIn((await open(`/nieuws?${second}=2`)).body)).toEqual(['Nieuw', 'Oud']);
    const { body } = await open(`/nieuws?p=2&${second}=2&evil=1`);
    expect(titlesIn(body)).toEqual(['Oud', 'Oud']);
    expect(linksTo(body, '#list-').join()).not.toContain('evil');
  });

  test('says what is missing when it is empty', async () => {
    await listOf(0, { types: ['vacancy'] });
    expect((await open('/nieuws')).body).toContain('Er zijn nu geen vacatures.');
    expect((await open('/en/nieuws')).body).toContain('There are no vacancies at the moment.');
  });

  test('R3.21 is left out while its reader can see nothing in it', async () => {
    const { list } = await listOf(0, { hasActiveItems: true });
    await createItem(app.system, list, { title: 'Besloten', roleIds: [randomUUID()] });
    expect((await open('/nieuws')).body).not.toContain('data-block="list"');
    expect((await open('/nieuws', await app.signedIn({ isAdmin: true }))).body).toContain('Besloten');
    await createItem(app.system, list, { title: 'Openbaar' });
    expect((await open('/nieuws')).body).toContain('data-block="list"');
  });

  test('R3.23 that loads later keeps its room, and its link brings it without script', async () => {
    const { list } = await listOf(3, { lazyLoad: true });
    const { body } = await open('/nieuws');
    expect(titlesIn(body)).toEqual([]);
    expect(body).toContain(`data-lazy-list="/fragment/list/${list}"`);
    expect(body).toContain('<a href="/nieuws?p=1">Toon de lijst</a>');
    expect(titlesIn((await open('/nieuws?p=1')).body)).toEqual(['Bericht 3', 'Bericht 2']);
    expect(titlesIn((await open('/nieuws', await app.signedIn())).body)).toEqual(['Bericht 3', 'Bericht 2']);
  });

  test('R3.23 that loads later comes with the page once a part of it is chosen', async () => {
    const { list } = await listOf(2, { lazyLoad: true, hasFilters: true, types: ['news', 'event'] });
    await createItem(app.system, list, { title: 'Markt', type: 'event', startsOn: new Date() });
    expect(titlesIn((await open('/nieuws?type=event')).body)).toEqual(['Markt']);
  });

  test('can be narrowed by type and by list, with real addresses', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: 'Wonen' }, { heading: 'Verkeer' }],
    });
    const [living = '', traffic = ''] = topics;
    const { list } = await listOf(0, { hasFilters: true, types: ['news', 'event'], topics, defaultItemsPerPage: 10 });
    await createItem(app.system, [list, living], { title: 'Huizen' });
    await createItem(app.system, [list, traffic], { title: 'Markt', type: 'event', startsOn: new Date() });
    const { body } = await open('/nieuws');
    expect(titlesIn(body).toSorted()).toEqual(['Huizen', 'Markt']);
    expect(body).toContain('>Evenementen</a>');
    expect(body).toContain('>Verkeer</a>');
    expect(titlesIn((await open('/nieuws?type=event')).body)).toEqual(['Markt']);
    expect(titlesIn((await open(`/nieuws?list=${living}`)).body)).toEqual(['Huizen']);
    const none = (await open(`/nieuws?type=event&list=${living}`)).body;
    expect(none).toContain('Niets gevonden.');
    expect(none).toContain('<a href="/nieuws">Toon alles</a>');
    expect(titlesIn((await open('/nieuws?type=secret')).body)).toHaveLength(2);
  });

  test('says what each item is about, and shows those that are about nothing in particular too', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: 'Wonen' }, { heading: 'Verkeer' }],
    });
    const [living = '', traffic = ''] = topics;
    const { list } = await listOf(0, { hasFilters: true, topics, defaultItemsPerPage: 10 });
    await createItem(app.system, [list, traffic, living], { title: 'Straten', publishedOn: new Date(3000) });
    await createItem(app.system, [list, living], { title: 'Huizen', publishedOn: new Date(2000) });
    await createItem(app.system, list, { title: 'Los', publishedOn: new Date(1000) });
    const labelled = (body: string) =>
      [...body.matchAll(/<b>([^<]*)<\/b>.*?<a href="[^"]*\/i\/[^"]*"[^>]*>([^<]*)</g)].map(([, ...words]) => words);
    expect(labelled((await open('/nieuws')).body)).toEqual([
      ['Verkeer', 'Straten'],
      ['Wonen', 'Huizen'],
      ['Nieuws', 'Los'],
    ]);
    // Among those of one topic, and in the list of the topic itself, that topic.
    const chosen = (await open(`/nieuws?list=${living}`)).body;
    expect(labelled(chosen)).toEqual([
      ['Wonen', 'Straten'],
      ['Wonen', 'Huizen'],
    ]);
    expect(chosen).toContain('2 resultaten in Wonen');
    expect(labelled((await open(`/onderwerpen`)).body)).toEqual([
      ['Wonen', 'Straten'],
      ['Wonen', 'Huizen'],
      ['Verkeer', 'Straten'],
    ]);
  });

  /** Five items about living in Dutch and three in English, two on a page. */
  async function listOfTopics() {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: { nl: 'Bouwen & wonen', en: 'Housing' } }, { heading: { nl: 'Verkeer', en: 'Traffic' } }],
    });
    const [living = ''] = topics;
    const { list } = await listOf(0, { hasFilters: true, topics });
    for (let number = 1; number <= 5; number++) {
      const published = number <= 3 ? (['nl', 'en'] as const) : (['nl'] as const);
      await createItem(app.system, [list, living], { title: `Bericht ${number}`, publishedOn: new Date(number * 1000), published });
    }
    return { living };
  }

  test('a topic is a word in the address that people can read, in the language of the page; addresses of before still work', async () => {
    const { living } = await listOfTopics();
    const choices = (body: string) => [...new Set(linksTo(body, '?list='))].map((href) => href.split('#')[0]);
    expect(choices((await open('/nieuws')).body)).toEqual(['/nieuws?list=bouwen-wonen', '/nieuws?list=verkeer']);
    expect(choices((await open('/en/nieuws')).body)).toEqual(['/en/nieuws?list=housing', '/en/nieuws?list=traffic']);
    for (const path of [`/nieuws?list=${living}`, '/nieuws?list=bouwen-wonen', '/nieuws?list=housing']) {
      const { body } = await open(path);
      expect(titlesIn(body)).toEqual(['Bericht 5', 'Bericht 4']);
      expect(body).toContain('<link rel="canonical" href="http://localhost:3000/nieuws?list=bouwen-wonen"');
    }
    expect((await open('/nieuws?list=verkeer')).body).toContain('Niets gevonden.');
  });

  test('beyond the last page of a topic, the ways back lead to that topic', async () => {
    await listOfTopics();
    const { statusCode, body } = await open('/nieuws?list=bouwen-wonen&p=9');
    expect(statusCode).toBe(404);
    expect(body).toContain('<a href="/nieuws?list=bouwen-wonen">Naar de eerste pagina</a>');
    expect(body).toContain('<a href="/nieuws?p=3&amp;list=bouwen-wonen">Naar de laatste pagina (3)</a>');
  });

  test('its page is as recent as the newest that it shows, on later pages too, and never less recent than itself', async () => {
    const { page, list } = await listOf(3);
    const updated = async (path: string) => /Laatst bijgewerkt<!-- --> <time dateTime="([^"]*)"/i.exec((await open(path)).body)?.[1] ?? '';
    const own = await updated('/nieuws');
    expect(Date.now() - Date.parse(own)).toBeLessThan(60_000);
    const publishedOn = new Date('2025-12-31T12:00:00Z');
    await app.db.updateTable('documentLanguage').set({ publishedOn }).where('documentGuid', '=', page).execute();
    await createItem(app.system, list, { title: 'Bericht 4', publishedOn: new Date(Date.UTC(2026, 0, 4)) });
    await createItem(app.system, list, { title: 'Geheim', publishedOn: new Date(Date.UTC(2026, 0, 5)), roleIds: [randomUUID()] });
    for (const path of ['/nieuws', '/nieuws?p=2']) expect(await updated(path)).toBe('2026-01-04T00:00:00.000Z');
  });

  test('topics that are called the same are told apart in the address all the same', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: 'Wonen' }, { heading: 'Wonen!' }, { heading: '住宅' }],
    });
    const { list } = await listOf(0, { hasFilters: true, topics });
    for (const [index, topic] of topics.entries()) await createItem(app.system, [list, topic], { title: `Bericht ${index}` });
    const hrefs = [...new Set(linksTo((await open('/nieuws')).body, '?list='))];
    const shown = await Promise.all(hrefs.map(async (href) => titlesIn((await app.visitor.get(href.split('#')[0] ?? '')).body)));
    expect(shown).toEqual([['Bericht 0'], ['Bericht 1'], ['Bericht 2']]);
  });

  test('its title says which topic and which page this is', async () => {
    await listOfTopics();
    const titleOf = async (path: string) => /<title[^>]*>([^<]*)</.exec((await open(path)).body)?.[1];
    expect(await titleOf('/nieuws')).toBe('Nieuws – Plein');
    expect(await titleOf('/nieuws?list=bouwen-wonen')).toBe('Bouwen &amp; wonen – Nieuws – Plein');
    expect(await titleOf('/nieuws?list=bouwen-wonen&p=3')).toBe('Bouwen &amp; wonen – Nieuws (pagina 3 van 3) – Plein');
    expect(await titleOf('/nieuws?p=2')).toBe('Nieuws (pagina 2 van 3) – Plein');
    expect(await titleOf('/nieuws?p=9')).toBe('Nieuws – Plein');
    expect(await titleOf('/en/nieuws?list=housing&p=2')).toBe('Housing – News (page 2 of 2) – Plein');
  });

  test('in the other language it shows the same topic, and the same page where there is one', async () => {
    await listOfTopics();
    const linkTo = async (language: string, path: string) =>
      new RegExp(`<a[^>]*href="([^"]*)"[^>]*hreflang="${language}"`, 'i').exec((await open(path)).body)?.[1]?.replaceAll('&amp;', '&');
    expect(await linkTo('en', '/nieuws')).toBe('/en/nieuws');
    expect(await linkTo('en', '/nieuws?list=bouwen-wonen&x=1')).toBe('/en/nieuws?list=housing');
    expect(await linkTo('en', '/nieuws?list=bouwen-wonen&p=2')).toBe('/en/nieuws?p=2&list=housing');
    expect(await linkTo('en', '/nieuws?list=bouwen-wonen&p=3')).toBe('/en/nieuws?list=housing');
    expect(await linkTo('nl', '/en/nieuws?list=housing&p=2')).toBe('/nieuws?p=2&list=bouwen-wonen');
  });

  test('a list on a page that is not for everybody is no choice, and chooses nothing', async () => {
    const { lists: topics } = await createListPage(app.system, {
      segment: 'onderwerpen',
      blocks: [{ heading: 'Wonen' }, { heading: 'Verkeer' }],
    });
    const { list: closed } = await createListPage(app.system, {
      segment: 'besloten',
      roleIds: [randomUUID()],
      blocks: [{ heading: 'Fusieplannen' }],
    });
    const [living = ''] = topics;
    const { list } = await listOf(0, { hasFilters: true, topics: [...topics, closed], defaultItemsPerPage: 10 });
    await createItem(app.system, [list, living], { title: 'Huizen' });
    await createItem(app.system, [list, closed], { title: 'Bericht' });
    const { body } = await open('/nieuws');
    expect(body).toContain('>Verkeer</a>');
    expect(body).not.toContain('Fusieplannen');
    expect(body).not.toContain(closed);
    expect(titlesIn((await open(`/nieuws?list=${closed}`)).body)).toHaveLength(2);
    const admin = await app.signedIn({ isAdmin: true });
    expect((await open('/nieuws', admin)).body).toContain('>Fusieplannen</a>');
    expect(titlesIn((await open(`/nieuws?list=${closed}`, admin)).body)).toEqual(['Bericht']);
  });

  test('growth: many long lists on one page are all shown', async () => {
    const { lists } = await createListPage(app.system, {
      blocks: Array.from({ length: 7 }, () => ({ options: { defaultItemsPerPage: 100 } })),
    });
    await createItem(app.system, lists);
    const { body } = await open('/nieuws');
    expect(titlesIn(body)).toHaveLength(7);
    expect(body).not.toContain('Er is nog geen nieuws.');
  });

  test('growth: the last page that a very long list offers is there', async () => {
    const { list } = await listOf(1, { defaultItemsPerPage: 12 });
    await app.ownerDb.updateTable('listCounter').set({ total: 50_000 }).where('listGuid', '=', list).execute();
    const pages = linksTo((await open('/nieuws')).body, '?p=').map((href) => Number(/p=(\d+)/.exec(href)?.[1]));
    expect(Math.max(...pages)).toBe(833);
    const call = (pageNumber: number) => app.visitor.send('POST', `/api/listitem/list/${list}`, { pageNumber });
    expect((await call(833)).statusCode).toBe(200);
    expect((await call(834)).statusCode).toBe(400);
  });

  test('nothing that a reader may not see is in a page, a widget or a link', async () => {
    const { list } = await listOf(0);
    for (const given of [{ roleIds: [randomUUID()] }, { published: [] }, { publishedOn: new Date(Date.now() + 1e7) }]) {
      await createItem(app.system, list, { title: 'Geheim', ...given });
    }
    await createListPage(app.system, {
      segment: 'thuis',
      blocks: [{ type: 'list-widget', options: { defaultParentGuids: [list], defaultItemsPerPage: 5 } }],
    });
    for (const path of ['/nieuws', '/thuis', '/en/nieuws']) expect((await open(path)).body).not.toContain('Geheim');
  });
});
