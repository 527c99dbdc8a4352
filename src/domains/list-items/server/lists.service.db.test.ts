import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { readerOf } from '#domains/documents/server/index.ts';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { createItem, createListPage as insertListPage } from '../testing/list-factory.ts';
import { loadPublishedLists, publishListItem, readEvents, restrictListItem, unpublishListItem } from './index.ts';
import { readLists } from './lists.queries.ts';

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
async function ask(
  list: string,
  body: object = {},
  { as = app.visitor, lang = 'nl' }: { as?: Client; lang?: string } = {},
): Promise<string[]> {
  const answer = await as.send('POST', `/api/listitem/list/${list}?lang=${lang}`, body);
  expect(answer.statusCode).toBe(200);
  return titlesIn(answer.json<Item[]>());
}
async function totalOf(list: string, as: Client = app.visitor, lang = 'nl'): Promise<number> {
  return (await as.get(`/api/listitem/list/${list}/meta?lang=${lang}`)).json<{ totalNumberOfItems: number }>().totalNumberOfItems;
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('a list', () => {
  test('R7.12 R9.01 R9.02 shows a page of its items, the newest first', async () => {
    const { list } = await createListPage(app.system);
    for (const [title, age] of [
      ['Oud', 3],
      ['Nieuw', 1],
      ['Midden', 2],
    ] as const) {
      await createItem(app.system, list, { title, publishedOn: daysAgo(age) });
    }
    expect(await ask(list)).toEqual(['Nieuw', 'Midden', 'Oud']);
    expect(await ask(list, { itemCount: 2, pageNumber: 2 })).toEqual(['Oud']);
    expect(await ask(list, { itemCount: 2, pageNumber: 3 })).toEqual([]);
  });

  test('R9.03 shows one item when nobody says how many', async () => {
    const { list } = await createListPage(app.system, { blocks: [{ options: {} }] });
    for (const title of ['Een', 'Twee']) await createItem(app.system, list, { title });
    expect(await ask(list)).toHaveLength(1);
  });

  test('R7.12 R3.22 every order there is, by the block or by the caller', async () => {
    const { lists } = await createListPage(app.system, {
      blocks: [{ options: { defaultItemsPerPage: 10, defaultSortBy: 'title_asc' } }, {}],
    });
    const [byTitle = '', plain = ''] = lists;
    for (const [title, age, starts, position] of [
      ['Éclair', 3, 5, 2],
      ['appel', 1, 9, 3],
      ['Zebra', 2, 7, 1],
    ] as const) {
      await createItem(app.system, lists, { title, publishedOn: daysAgo(age), startsOn: daysAgo(-starts), position, type: 'event' });
    }
    expect(await ask(byTitle)).toEqual(['appel', 'Éclair', 'Zebra']);
    const orders = {
      title_desc: ['Zebra', 'Éclair', 'appel'],
      publishedOn_asc: ['Éclair', 'Zebra', 'appel'],
      publishedOn_desc: ['appel', 'Zebra', 'Éclair'],
      startsOn_asc: ['Éclair', 'Zebra', 'appel'],
      startsOn_desc: ['appel', 'Zebra', 'Éclair'],
      manual_asc: ['Zebra', 'Éclair', 'appel'],
      manual_desc: ['appel', 'Éclair', 'Zebra'],
    };
    for (const [sort_by, titles] of Object.entries(orders)) expect(await ask(plain, { sort_by })).toEqual(titles);
  });

  test('R7.12 R3.24 R3.25 what the block filters always holds; a caller can only narrow it', async () => {
    const { lists } = await createListPage(app.system, {
      blocks: [{}, {}, { options: { defaultItemsPerPage: 10, highlightOnly: true } }],
    });
    const [main = '', other = '', highlights = ''] = lists;
    await createItem(app.system, [main, highlights], { title: 'Gewoon' });
    await createItem(app.system, [main, other, highlights], { title: 'Uitgelicht', isHighlighted: true });
    expect(await ask(main, { filter: 'highlight=true' })).toEqual(['Uitgelicht']);
    expect(await ask(main, { filter: `parentGuids=${other}` })).toEqual(['Uitgelicht']);
    expect(await ask(highlights, { filter: 'highlight=false' })).toEqual(['Uitgelicht']);
    expect(await totalOf(highlights)).toBe(1);
    expect(await totalOf(main)).toBe(2);
    const { lists: filtered } = await createListPage(app.system, {
      segment: 'gefilterd',
      blocks: [{ options: { defaultItemsPerPage: 10, filter: `parentGuids=${other}` } }],
    });
    await createItem(app.system, [filtered[0] ?? '', other], { title: 'In beide' });
    await createItem(app.system, filtered, { title: 'Alleen hier' });
    expect(await ask(filtered[0] ?? '')).toEqual(['In beide']);
    expect(await ask(filtered[0] ?? '', { filter: `parentGuids=${main}` })).toEqual([]);
    expect(await totalOf(filtered[0] ?? '')).toBe(1);
  });

  test('what is coming, for a list that shows nothing else', async () => {
    const { list } = await createListPage(app.system, {
      blocks: [{ options: { defaultItemsPerPage: 10, defaultSortBy: 'startsOn_asc', upcomingOnly: true } }],
    });
    for (const [title, days] of [
      ['Gisteren', -1],
      ['Volgende week', 7],
      ['Straks', 0.01],
    ] as const) {
      await createItem(app.system, list, { title, type: 'event', startsOn: daysAgo(-days) });
    }
    expect(await ask(list)).toEqual(['Straks', 'Volgende week']);
    expect(await totalOf(list)).toBe(2);
  });

  test('for a calendar begins with what is nearest, and goes on with what was last', async () => {
    const days = { Vorigjaar: -365, Gisteren: -1, Vandaag: 0, Morgen: 1, 'Volgende maand': 30, 'Volgend jaar': 365 };
    const { lists } = await createListPage(app.system, { blocks: [{}, { options: { upcomingOnly: true } }] });
    const [list = '', coming = ''] = lists;
    for (const [title, offset] of Object.entries(days)) {
      await createItem(app.system, lists, { title, type: 'event', startsOn: daysAgo(-offset) });
    }
    await createItem(app.system, lists, { title: 'Geheim', type: 'event', startsOn: new Date(), roleIds: [randomUUID()] });
    const visitor = { ...app.system, actor: anonymousActor };
    const read = async (guid: string, itemCount: number) => {
      const found = await readEvents(visitor, { lists: await loadPublishedLists(app.system), guid, language: 'nl', itemCount });
      return found instanceof AppError ? found.code : found.map(({ title }) => title);
    };
    expect(await read(list, 3)).toEqual(['Vandaag', 'Morgen', 'Volgende maand']);
    expect(await read(list, 5)).toEqual(['Vandaag', 'Morgen', 'Volgende maand', 'Volgend jaar', 'Gisteren']);
    expect(await read(coming, 5)).toEqual(['Vandaag', 'Morgen', 'Volgende maand', 'Volgend jaar']);
    expect(await read(randomUUID(), 5)).toBe('list.not_found');
  });

  test('in a language shows only what is published in it', async () => {
    const { list } = await createListPage(app.system);
    await createItem(app.system, list, { title: 'Allebei' });
    const dutch = await createItem(app.system, list, { title: 'Nederlands', published: ['nl'] });
    expect(await ask(list, {}, { lang: 'en' })).toEqual(['Allebei']);
    expect(await totalOf(list, app.visitor, 'en')).toBe(1);
    await publishListItem(app.system, dutch, 'en');
    expect(await totalOf(list, app.visitor, 'en')).toBe(2);
    await unpublishListItem(app.system, dutch, 'en');
    expect(await ask(list, {}, { lang: 'en' })).toEqual(['Allebei']);
    expect(await totalOf(list, app.visitor, 'en')).toBe(1);
    const answer = await app.visitor.send('POST', `/api/listitem/list/${list}`, { itemCount: 1 }, { 'accept-language': 'en' });
    expect(answer.json<Item[]>()[0]?.language).toBe('en');
  });

  test.each([
    [{ pageNumber: 0 }],
    [{ itemCount: 101 }],
    [{ pageNumber: 1001, itemCount: 10 }],
    [{ pageNumber: 1.5 }],
    [{ sort_by: 'title' }],
    [{ sort_by: 'title_asc; drop table list_item' }],
    [{ sort_by: { title: 'asc' } }],
    [{ filter: "parentGuids=') or 1=1 --" }],
    [{ filter: ['highlight=true'] }],
    [{ items: [] }],
    [{ roleIds: [] }],
  ])('%j is refused with 400', async (body) => {
    const { list } = await createListPage(app.system);
    expect((await app.visitor.send('POST', `/api/listitem/list/${list}`, body)).statusCode).toBe(400);
  });

  test('that nobody knows, a widget or a block of another type is not found', async () => {
    const { lists } = await createListPage(app.system, { blocks: [{ type: 'list-widget', options: {} }] });
    for (const guid of [randomUUID(), lists[0]]) {
      expect((await app.visitor.send('POST', `/api/listitem/list/${guid}`, {})).statusCode).toBe(404);
      expect((await app.visitor.get(`/api/listitem/list/${guid}/meta`)).statusCode).toBe(404);
    }
    expect((await app.visitor.send('POST', '/api/listitem/list/nummer-zeven', {})).statusCode).toBe(400);
  });

  test('on a page that a reader may not see looks like one that nobody knows', async () => {
    const role = await newRole(app);
    const { list } = await createListPage(app.system, { roleIds: [role] });
    const draft = await createListPage(app.system, { segment: 'concept', published: [] });
    await createItem(app.system, [list, draft.list]);
    const person = await app.signedIn();
    const member = await withRoles(app, await app.signedIn(), [role]);
    for (const [client, status] of [
      [app.visitor, 404],
      [person, 404],
      [member, 200],
    ] as const) {
      const answers = [await client.send('POST', `/api/listitem/list/${list}`, {}), await client.get(`/api/listitem/list/${list}/meta`)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    }
    expect((await app.visitor.send('POST', `/api/listitem/list/${draft.list}`, {})).statusCode).toBe(404);
  });
});

describe('who sees what', () => {
  test('R1.08 A4 nothing unpublished, restricted, planned or deleted is in a list or its total', async () => {
    const role = await newRole(app);
    const otherRole = await newRole(app);
    const { list } = await createListPage(app.system);
    for (const title of ['Een', 'Twee', 'Drie']) await createItem(app.system, list, { title });
    await createItem(app.system, list, { title: 'Besloten', roleIds: [role] });
    await createItem(app.system, list, { title: 'Voor redactie', roleIds: [randomUUID()], editRoles: [role] });
    await createItem(app.system, list, { title: 'Concept', published: [] });
    await createItem(app.system, list, { title: 'Gepland', publishedOn: daysAgo(-1) });
    const removed = await createItem(app.system, list, { title: 'Weg' });
    await app.system.transact(async (tx) => {
      await tx.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', removed).execute();
      await app.system.record(tx, { type: 'document.unpublished', subjectGuid: removed, details: { language: 'nl' }, isPublic: true });
    });
    const [user, member, editorElsewhere, editorHere, admin] = await Promise.all([
      app.signedIn(),
      app.signedIn().then((client) => withRoles(app, client, [role])),
      app.signedIn({ isContentManager: true }).then((client) => withRoles(app, client, [otherRole])),
      app.signedIn({ isContentManager: true }).then((client) => withRoles(app, client, [role])),
      app.signedIn({ isAdmin: true }),
    ]);
    const everyone = ['Drie', 'Een', 'Twee'];
    for (const [client, titles] of [
      [app.visitor, everyone],
      [user, everyone],
      [member, ['Besloten', ...everyone]],
      [editorElsewhere, everyone],
      [editorHere, ['Besloten', ...everyone, 'Voor redactie']],
      [admin, ['Besloten', ...everyone, 'Voor redactie']],
    ] as const) {
      expect(await ask(list, { sort_by: 'title_asc' }, { as: client })).toEqual(titles);
      expect(await totalOf(list, client)).toBe(titles.length);
    }
  });

  test('the database decides as the rule does, for every kind of person and item', async () => {
    const [news, legal] = [randomUUID(), randomUUID()];
    const actors: Actor[] = [
      anonymousActor,
      ...[true, false].flatMap((isActive) =>
        [[], [news], [news, legal]].flatMap((roleIds) =>
          [
            { isAdmin: false, isContentManager: false },
            { isAdmin: false, isContentManager: true },
            { isAdmin: true, isContentManager: false },
          ].map((flags): Actor => ({ ...anonymousActor, kind: 'user', guid: randomUUID(), isVerified: true, isActive, roleIds, ...flags })),
        ),
      ),
    ];
    const items = [[], [news], [legal]].flatMap((roleIds) => [[], [news], [legal]].map((editRoles) => ({ roleIds, editRoles })));
    const { page, list } = await createListPage(app.system);
    for (const [number, rights] of items.entries()) await createItem(app.system, list, { title: String(number), ...rights });
    for (const actor of actors) {
      const expected = items.flatMap(({ roleIds, editRoles }, number) => {
        const editPermission = editRoles.length > 0 ? 'Roles' : 'Admin';
        return canSeeDocument(actor, { isPublished: true, roleIds, editRoles, editPermission }) ? [String(number)] : [];
      });
      const query = { pageNumber: 1, itemCount: 100, parents: [], types: [], isHighlighted: false, span: 'all' } as const;
      const [found] = await readLists(app.db, readerOf(actor), [
        {
          sources: [list],
          query: { ...query, parents: [], types: [], sortBy: 'title_asc' },
          language: 'nl',
          documentGuid: page,
          isCounted: true,
        },
      ]);
      expect(found?.items?.map(({ card }) => card.title)).toEqual(expected);
      expect(found?.total).toBe(expected.length);
    }
  });

  test('a restriction holds from the moment it is made, and its end too', async () => {
    const { list } = await createListPage(app.system);
    const item = await createItem(app.system, list);
    await restrictListItem(app.system, item, [randomUUID()]);
    expect([await ask(list), await totalOf(list)]).toEqual([[], 0]);
    await restrictListItem(app.system, item, []);
    expect([await ask(list), await totalOf(list)]).toEqual([['Molen draait weer'], 1]);
  });

  test('who may not edit an item publishes, hides and restricts nothing', async () => {
    const { list } = await createListPage(app.system);
    const item = await createItem(app.system, list);
    const nobody = { ...app.system, actor: { ...app.system.actor, isAdmin: false } };
    const refused = { code: 'listitem.edit_forbidden', status: 403 };
    await expect(publishListItem(nobody, item, 'nl')).rejects.toMatchObject(refused);
    await expect(unpublishListItem(nobody, item, 'nl')).rejects.toMatchObject(refused);
    await expect(restrictListItem(nobody, item, [])).rejects.toMatchObject(refused);
    await expect(createItem(nobody, list)).rejects.toMatchObject(refused);
  });
});

test('R7.16 totals stay exact while many items are published and hidden at once', async () => {
  const { lists } = await createListPage(app.system, { blocks: [{}, {}] });
  const items = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      createItem(app.system, number % 2 ? lists : lists.toReversed(), {
        title: `Nummer ${number}`,
        published: [],
        isHighlighted: number % 3 === 0,
      }),
    ),
  );
  await Promise.all(items.flatMap((guid) => [publishListItem(app.system, guid, 'nl'), publishListItem(app.system, guid, 'en')]));
  await Promise.all(items.slice(0, 5).map((guid) => unpublishListItem(app.system, guid, 'nl')));
  for (const list of lists) {
    expect([await totalOf(list), await totalOf(list, app.visitor, 'en')]).toEqual([7, 12]);
    expect(await ask(list, { itemCount: 100 })).toHaveLength(7);
  }
});
