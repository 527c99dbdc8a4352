import { expect, test } from 'vitest';
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
const site = { menu, menuFor: () => menu.topLevel };

function row(guid: string, parentGuid: string | null) {
  return { guid, parentGuid, pageGuid: `page ${guid}`, externalUrl: null, texts: { nl: { name: guid, urlSegment: guid } } };
}

function at(path: string, parts = { mainMenu: true, subMenu: true }) {
  return navigationFrom(menu.placeAt('nl', path), { site, actor: anonymousActor, language: 'nl', parts });
}

test('of a large menu the sections in the row show some of their pages and say that there are more; the others are links alone', () => {
  const { mainMenu } = at('/3/3-1');
  expect(mainMenu.map(({ children }) => children.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 0, 0, 0]);
  expect(mainMenu.map(({ hasMore }) => hasMore)).toEqual([...Array<boolean>(7).fill(true), false, false, false]);
});

test('the menu of a section shows all its pages, and below them only those of the page that is open', () => {
  const { subMenu } = at('/3/3-1');
  expect(subMenu?.children).toHaveLength(15);
  expect(subMenu?.children.flatMap(({ children }) => children.map(({ name }) => name))).toEqual(['3-1-0']);
});

test('a menu that is not shown does not travel', () => {
  expect(at('/3/3-1', { mainMenu: false, subMenu: false })).toMatchObject({ mainMenu: [], subMenu: null });
});
