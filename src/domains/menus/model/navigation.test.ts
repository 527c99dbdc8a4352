import { expect, test } from 'vitest';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { buildMenu, mapMenu } from './menu.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { navigationFrom } from './navigation.ts';

/** Ten sections of fifteen pages, each with one below it. */
const rows = Array.from({ length: 10 }, (_, section) => [
  row(`${section}`, null),
  ...Array.from({ length: 15 }, (__, page) => [
    row(`${section}-${page}`, `${section}`),
    row(`${section}-${page}-0`, `${section}-${page}`),
  ]).flat(),
]).flat();
const menu = mapMenu(buildMenu(rows));
const site = { menu, menuFor: () => menu.topLevel, pages: new Map<string, DocumentState>() };

function row(guid: string, parentGuid: string | null) {
  return { guid, parentGuid, pageGuid: `page ${guid}`, externalUrl: null, texts: { nl: { name: guid, urlSegment: guid } } };
}

function at(path: string, parts = { mainMenu: true, subMenu: true }) {
  return navigationFrom(menu.placeAt('nl', path), { site, actor: anonymousActor, language: 'nl', parts });
}

test('of a large menu the sections in the row show some of their pages and say that there are more; the others are links alone', () => {
  const { mainMenu } = at('/3/3-1');
  expect(mainMenu.map(({ children }) => children.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
  expect(mainMenu.map(({ hasMore }) => hasMore)).toEqual(Array<boolean>(10).fill(true));
});

test('the menu of a section shows all its pages, and below them only those of the page that is open', () => {
  const { subMenu } = at('/3/3-1');
  expect(subMenu?.children).toHaveLength(15);
  expect(subMenu?.children.flatMap(({ children }) => children.map(({ name }) => name))).toEqual(['3-1-0']);
});

test('a menu that is not shown does not travel', () => {
  expect(at('/3/3-1', { mainMenu: false, subMenu: false })).toMatchObject({ mainMenu: [], subMenu: null });
});

test('in the panel of a section each page says what it is about: the first sentence of its description, where that is a line', () => {
  const described = (guid: string, description: string): DocumentState => ({
    guid: `page ${guid}`,
    roleIds: [],
    editPermission: 'Admin',
    editRoles: [],
    published: { nl: { title: guid, description, publishedOn: 'monday' } },
  });
  const states = [
    described('0-0', 'Aanvragen, ophalen en kosten. Ook met spoed.'),
    described('0-1', 'Open tot 17.00 uur'),
    described('0-2', `Een ${'heel '.repeat(20)}lange zin.`),
    described('0-3', ''),
  ];
  const pages = new Map(states.map((state) => [state.guid, state]));
  const { mainMenu } = navigationFrom(menu.placeAt('nl', '/0'), {
    site: { ...site, pages },
    actor: anonymousActor,
    language: 'nl',
    parts: { mainMenu: true, subMenu: true },
  });
  const lines = mainMenu[0]?.children.slice(0, 5).map(({ line }) => line);
  expect(lines).toEqual(['Aanvragen, ophalen en kosten.', 'Open tot 17.00 uur', undefined, undefined, undefined]);
});
