import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { askRaw } from '../../../../tests/support/raw-http.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let news: string;
let agenda: string;
let lazy: string;
let closed: string;
let event: string;
let secretEvent: string;
beforeAll(async () => {
  app = await testApp();
  ({ list: news } = await createListPage(app.system));
  ({ list: agenda } = await createListPage(app.system, {
    segment: 'agenda',
    blocks: [{ heading: 'Agenda', options: { types: ['event'], defaultItemsPerPage: 5 } }],
  }));
  ({ list: lazy } = await createListPage(app.system, {
    segment: 'later',
    blocks: [{ options: { lazyLoad: true, defaultItemsPerPage: 1 } }],
  }));
  ({ list: closed } = await createListPage(app.system, { segment: 'besloten', roleIds: [randomUUID()] }));
  await createItem(app.system, [news, lazy, closed], { title: 'Vis & friet' });
  await createItem(app.system, [news, lazy], { title: 'Ouder', publishedOn: new Date(0), published: ['nl'] });
  const startsOn = new Date('2026-11-18T18:30:00Z');
  event = await createItem(app.system, agenda, { title: 'Inloopavond', type: 'event', startsOn });
  secretEvent = await createItem(app.system, agenda, { title: 'Geheim', type: 'event', startsOn, roleIds: [randomUUID()] });
  for (const given of [{ published: [] }, { publishedOn: new Date(Date.now() + 1e7) }, { roleIds: [randomUUID()] }]) {
    await createItem(app.system, [news, lazy], { title: 'Geheim', ...given });
  }
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

test('a list is to be had as RSS, in both languages, and the page says where', async () => {
  const dutch = await app.visitor.get(`/feed/${news}.xml`);
  expect(dutch.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(dutch.body).toContain('<title>Nieuws – Plein</title>');
  expect(dutch.body).toContain('<title>Vis &amp; friet</title>');
  expect(dutch.body).toContain('<title>Ouder</title>');
  expect(dutch.body).toMatch(/<link>http:\/\/localhost:3000\/nieuws\/i\/[^<]+\/vis-friet<\/link>/);
  const english = await app.visitor.get(`/en/feed/${news}.xml`);
  expect(english.body).toContain('<language>en</language>');
  expect(english.body).not.toContain('Ouder');
  const page = (await app.visitor.get('/nieuws')).body;
  expect(page).toContain(`<link rel="alternate" href="/feed/${news}.xml" type="application/rss+xml" title="Nieuws"`);
  expect(page).toMatch(new RegExp(`<a href="/feed/${news}\\.xml"`));
});

test('what is about one topic of a list is to be had by itself, and the list says where once that topic is chosen', async () => {
  const { lists: topics } = await createListPage(app.system, {
    segment: 'onderwerpen',
    blocks: [{ heading: { nl: 'Bouwen & wonen', en: 'Housing' } }, { heading: 'Verkeer' }],
  });
  const [living = '', traffic = ''] = topics;
  const { list: hidden } = await createListPage(app.system, { segment: 'dicht', roleIds: [randomUUID()], blocks: [{ heading: 'Fusie' }] });
  const options = { types: ['news', 'event'], topics: [...topics, hidden], hasFilters: true, defaultItemsPerPage: 10 };
  const { list } = await createListPage(app.system, { segment: 'dossier', blocks: [{ options }] });
  await createItem(app.system, [list, living], { title: 'Huizen' });
  await createItem(app.system, [list, traffic], { title: 'Straten' });
  await createItem(app.system, [list, living], { title: 'Open huis', type: 'event', startsOn: new Date('2026-11-20T18:30:00Z') });
  await createItem(app.system, [list, traffic], { title: 'Fietsdag', type: 'event', startsOn: new Date('2026-11-20T18:30:00Z') });
  await createItem(app.system, [news, living], { title: 'Elders' });
  await app.server.contentVersion.refresh();
  const feed = `/feed/${list}/${living}.xml`;
  const { statusCode, body } = await app.visitor.get(feed);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Bouwen &amp; wonen – Nieuws – Plein</title>');
  expect(body).toContain('<link>http://localhost:3000/dossier?list=bouwen-wonen</link>');
  expect(body).toContain(`<atom:link href="http://localhost:3000${feed}"`);
  const titles = [...body.matchAll(/<item>\n<title>([^<]*)</g)].map(([, title]) => title);
  expect(new Set(titles)).toEqual(new Set(['Huizen', 'Open huis']));
  expect((await app.visitor.get(`/en${feed}`)).body).toContain('<title>Housing – Nieuws – Plein</title>');
  const calendar = (await app.visitor.get(`/feed/${list}/${living}.ics`)).body;
  expect(calendar).toContain('SUMMARY:Open huis');
  expect(calendar).not.toContain('Fietsdag');
  const chosen = (await app.visitor.get('/dossier?list=bouwen-wonen')).body;
  expect(chosen).toContain(`<link rel="alternate" href="${feed}" type="application/rss+xml" title="Bouwen &amp; wonen – Nieuws"`);
  expect(chosen).toMatch(new RegExp(`<a href="${feed}"[^>]*>Volg ‘Bouwen &amp; wonen’ via RSS<`));
  expect(chosen).not.toContain(`/feed/${list}.`);
  const all = (await app.visitor.get('/dossier')).body;
  expect(all).toMatch(new RegExp(`<a href="/feed/${list}\\.xml"[^>]*>Volg via RSS<`));
  expect((await app.visitor.get(`/feed/${list}.xml`)).body).toContain('<title>Straten</title>');
  // No topic of it, one that is not for everybody, and a list that cannot be narrowed.
  for (const path of [`${list}/${news}`, `${list}/${hidden}`, `${list}/x`, `${news}/${living}`])
    expect((await app.visitor.get(`/feed/${path}.xml`)).statusCode).toBe(404);
});

test('events are to be had for a calendar, together and one by one', async () => {
  const all = await app.visitor.get(`/feed/${agenda}.ics`);
  expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(all.body).toContain('SUMMARY:Inloopavond');
  const one = await app.visitor.get(`/feed/item/${event}.ics`);
  expect(one.body).toContain('DTSTART:20261118T183000Z');
  expect((await app.visitor.get(`/agenda/i/${event}`)).body).toContain(`href="/feed/item/${event}.ics"`);
  expect((await app.visitor.get('/agenda')).body).toContain(`href="/feed/${agenda}.ics"`);
});

test('only what everybody may see is in a feed, also when an admin asks', async () => {
  const admin = await app.signedIn({ isAdmin: true });
  for (const client of [app.visitor, admin]) {
    for (const path of [`/feed/${news}.xml`, `/en/feed/${news}.xml`, `/feed/${agenda}.xml`, `/feed/${agenda}.ics`]) {
      const answer = await client.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('Geheim');
    }
    for (const path of [`/feed/item/${secretEvent}.ics`, `/feed/${closed}.xml`]) expect((await client.get(path)).statusCode).toBe(404);
  }
});

test('what is no feed is not found', async () => {
  for (const file of [
    `${news}.ics`,
    `${news}.json`,
    news,
    `${news}.xml.xml`,
    `${randomUUID()}.xml`,
    'x.xml',
    `item/${news}.ics`,
    `item/${event}.xml`,
  ]) {
    expect((await app.visitor.get(`/feed/${file}`)).statusCode).toBe(404);
  }
});

test('however an address is spelled, one copy is kept of what it holds', async () => {
  const { lists: topics } = await createListPage(app.system, { segment: 'kopieen', blocks: [{ heading: 'Een' }, { heading: 'Twee' }] });
  const [topic = ''] = topics;
  const { list: narrowed } = await createListPage(app.system, { segment: 'gekozen', blocks: [{ options: { topics, hasFilters: true } }] });
  await app.server.contentVersion.refresh();
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.app.server.address() as AddressInfo;
  /** A copy carries an id of its own; what is made for this request carries that of the request. */
  async function isCopy(path: string): Promise<boolean> {
    const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', 'X-Correlation-Id: asked-by-me']);
    expect(answer.status).toBe(200);
    return answer.headers['x-correlation-id'] !== 'asked-by-me';
  }
  for (const [folder, file] of [
    ['/feed/', `${news}.xml`],
    ['/en/feed/', `${agenda}.ics`],
    ['/feed/item/', `${event}.ics`],
    [`/feed/${narrowed}/`, `${topic}.xml`],
    ['/fragment/list/', lazy],
    ['/', 'robots.txt'],
    ['/', 'sitemap.xml'],
    ['/', 'sitemap-pages-1.xml'],
  ] as const) {
    const path = folder + file;
    const encoded = `${folder}%${file.charCodeAt(0).toString(16)}${file.slice(1)}`;
    for (const other of [encoded, `${path}?x=1`, encoded]) expect(await isCopy(other)).toBe(false);
    expect(await isCopy(path)).toBe(true);
  }
});

test('a guid in capitals is the same guid', async () => {
  for (const path of [`/feed/${news.toUpperCase()}.xml`, `/feed/item/${event.toUpperCase()}.ics`, `/fragment/list/${lazy.toUpperCase()}`]) {
    expect((await app.visitor.get(path)).statusCode).toBe(200);
  }
});

test('R3.23 a list that loads later comes by itself, as its page would show it', async () => {
  const { statusCode, headers, body } = await app.visitor.get(`/fragment/list/${lazy}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/^<section id="list-/);
  expect(body).toContain('Vis &amp; friet');
  expect(body).toContain('href="/later?p=2#list-');
  expect(body).not.toContain('Geheim');
  expect((await app.visitor.get(`/en/fragment/list/${lazy}`)).body).toMatch(/href="\/en\/[a-z]+\/i\//);
  const admin = await app.signedIn({ isAdmin: true });
  expect((await admin.get(`/fragment/list/${lazy}`)).body).toContain('Geheim');
  expect((await app.visitor.get(`/fragment/list/${lazy}`)).body).not.toContain('Geheim');
  for (const guid of [closed, randomUUID(), 'x']) expect((await app.visitor.get(`/fragment/list/${guid}`)).statusCode).toBe(404);
  expect((await admin.get(`/fragment/list/${closed}`)).statusCode).toBe(200);
});
