import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createItem, createListPage as insertListPage } from '../testing/list-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

/** And waits until it is known which lists there are. */
async function createListPage(...given: Parameters<typeof insertListPage>): ReturnType<typeof insertListPage> {
  const made = await insertListPage(...given);
  await app.server.contentVersion.refresh();
  return made;
}

interface Item {
  guid: string;
  shortId: string;
  title: string;
  language: string;
}

const titlesIn = (items: readonly Item[]) => items.map(({ title }) => title);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('several lists at once', () => {
  test('R7.14 R7.15 each by the text of its query; lists that load later are skipped', async () => {
    const { lists } = await createListPage(app.system, { blocks: [{}, {}, { options: { lazyLoad: true } }] });
    const [first = '', second = '', lazy = ''] = lists;
    await createItem(app.system, first, { title: 'Eerste' });
    await createItem(app.system, [second, lazy], { title: 'Tweede' });
    const answer = await app.visitor.send('POST', '/api/listitem/lists', {
      [first]: '{}',
      [second]: JSON.stringify({ itemCount: 5, sort_by: 'title_asc' }),
      [lazy]: '{}',
    });
    expect(answer.statusCode).toBe(200);
    const found = answer.json<Record<string, Item[]>>();
    expect(Object.keys(found).toSorted()).toEqual([first, second].toSorted());
    expect([titlesIn(found[first] ?? []), titlesIn(found[second] ?? [])]).toEqual([['Eerste'], ['Tweede']]);
  });

  test('a guid in capitals is the same list', async () => {
    const { list } = await createListPage(app.system);
    await createItem(app.system, list, { title: 'Eerste' });
    const capitals = list.toUpperCase();
    const several = await app.visitor.send('POST', '/api/listitem/lists', { [capitals]: '{}' });
    expect(titlesIn(several.json<Record<string, Item[]>>()[capitals] ?? [])).toEqual(['Eerste']);
    const one = await app.visitor.send('POST', `/api/listitem/list/${capitals}`, {});
    expect(titlesIn(one.json<Item[]>())).toEqual(['Eerste']);
    expect((await app.visitor.get(`/api/listitem/list/${capitals}/meta`)).json()).toEqual({ totalNumberOfItems: 1 });
  });

  test('B7 a list that cannot be read or found says so, and the others are there', async () => {
    const { list } = await createListPage(app.system);
    await createItem(app.system, list);
    const unknown = randomUUID();
    for (const bad of [
      '',
      'x',
      '1',
      '[]',
      '{"pageNumber":1e400}',
      '{"x":1}',
      '['.repeat(40) + ']'.repeat(40),
      `{"filter":"${'x'.repeat(5000)}"}`,
    ]) {
      const { lists } = await createListPage(app.system, { segment: `x-${randomUUID()}` });
      const answer = await app.visitor.send('POST', '/api/listitem/lists', {
        [list]: '{}',
        [lists[0] ?? '']: bad,
        [unknown]: '{}',
        iets: '{}',
      });
      expect(answer.json()).toEqual({
        [list]: [expect.objectContaining({ title: 'Molen draait weer' })],
        [lists[0] ?? '']: { status: 400, code: 'list.query_unreadable' },
        [unknown]: { status: 404, code: 'list.not_found' },
        iets: { status: 404, code: 'list.not_found' },
      });
    }
  });

  test('there is a limit to the lists, and to their items together', async () => {
    const tooMany = Object.fromEntries(Array.from({ length: 21 }, () => [randomUUID(), '{}']));
    expect((await app.visitor.send('POST', '/api/listitem/lists', tooMany)).statusCode).toBe(400);
    const { lists } = await createListPage(app.system, { blocks: Array.from({ length: 7 }, () => ({})) });
    const queries = lists.map((guid, index) => [guid, JSON.stringify({ itemCount: [100, 100, 100, 100, 90, 100, 10][index] })]);
    const answer = await app.visitor.send('POST', '/api/listitem/lists', Object.fromEntries(queries));
    const found = answer.json<Record<string, unknown>>();
    const refused = { status: 400, code: 'list.too_many' };
    expect(
      lists.map((guid) => found[guid]),
      'a smaller one still fits',
    ).toEqual([[], [], [], [], [], refused, []]);
  });
});

test('R7.20 a widget shows items of lists elsewhere, each once', async () => {
  const { lists } = await createListPage(app.system, { blocks: [{}, {}] });
  const [news = '', events = ''] = lists;
  const { list: widget } = await createListPage(app.system, {
    segment: 'thuis',
    blocks: [{ type: 'list-widget', options: { defaultParentGuids: [news, events], defaultItemsPerPage: 3 } }],
  });
  await createItem(app.system, news, { title: 'Nieuws', publishedOn: daysAgo(1) });
  await createItem(app.system, [news, events], { title: 'Beide', publishedOn: daysAgo(2), isHighlighted: true });
  await createItem(app.system, events, { title: 'Agenda', publishedOn: daysAgo(3) });
  await createItem(app.system, events, { title: 'Te oud', publishedOn: daysAgo(4) });
  await createItem(app.system, events, { title: 'Besloten', roleIds: [randomUUID()] });
  const show = async (body: object) => titlesIn((await app.visitor.send('POST', `/api/listitem/widget/${widget}`, body)).json<Item[]>());
  expect(await show({})).toEqual(['Nieuws', 'Beide', 'Agenda']);
  expect(await show({ pageNumber: 2 })).toEqual(['Te oud']);
  expect(await show({ filter: 'highlight=true' })).toEqual(['Beide']);
  expect(await show({ filter: `parentGuids=${news}`, sort_by: 'title_asc' })).toEqual(['Beide', 'Nieuws']);
  expect((await app.visitor.send('POST', `/api/listitem/widget/${news}`, {})).statusCode).toBe(404);
});

test('R7.22 R3.20 a page says how many items its lists hold, and the order that was given by hand', async () => {
  const role = await newRole(app);
  const { page, lists } = await createListPage(app.system, {
    blocks: [{}, { options: { defaultSortBy: 'manual_asc' } }, { type: 'list-widget', options: {} }],
  });
  const [news = '', manual = ''] = lists;
  await createItem(app.system, news, { roleIds: [role] });
  const second = await createItem(app.system, [news, manual], { position: 2 });
  const first = await createItem(app.system, manual, { position: 1 });
  type Answer = { page: { buildingBlockInstances: { guid: string; options: { sortOrder?: string[] } }[] }; listMetadata: unknown };
  const answer = (await app.visitor.get(`/api/pages/${page}`)).json<Answer>();
  expect(answer.listMetadata).toEqual({ [news]: { totalNumberOfItems: 1 }, [manual]: { totalNumberOfItems: 2 } });
  const block = answer.page.buildingBlockInstances.find(({ guid }) => guid === manual);
  expect(block?.options.sortOrder).toEqual([first, second]);
  const member = await withRoles(app, await app.signedIn(), [role]);
  expect((await member.get(`/api/pages/${page}`)).json<Answer>().listMetadata).toMatchObject({ [news]: { totalNumberOfItems: 2 } });
});

test('R7.17 the types of items, named in the language asked for', async () => {
  const types = (await app.visitor.get('/api/listitemtypes?lang=nl')).json<{ name: string; title: string }[]>();
  expect(types.map(({ name }) => name)).toEqual(['news', 'event', 'project', 'article', 'document', 'person', 'vacancy', 'question']);
  expect(types[6]).toEqual({ name: 'vacancy', title: 'Vacature' });
  expect((await app.visitor.get('/api/listitemtypes?lang=en')).json<{ title: string }[]>()[6]?.title).toBe('Vacancy');
});
