import { expect, test } from 'vitest';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { buildMenu, mapMenu } from '#domains/menus/model/menu.ts';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { ReadersMenus } from './readers-menus.ts';

const guids = ['home', 'news', 'board'];
const menu = mapMenu(
  buildMenu(
    guids.map((guid) => ({ guid, parentGuid: null, pageGuid: guid, externalUrl: null, texts: { nl: { name: guid, urlSegment: guid } } })),
  ),
);

const stateOf = (guid: string, roleIds: string[] = []): DocumentState => ({
  guid,
  roleIds,
  editPermission: 'Admin',
  editRoles: [],
  published: { nl: { title: guid, description: '', publishedOn: 'monday' } },
});
const pages = new Map([
  ['home', stateOf('home')],
  ['news', stateOf('news')],
  ['board', stateOf('board', ['members'])],
]);

const withRoles = (...roleIds: string[]): Actor => ({ ...anonymousActor, kind: 'user', guid: 'noor', isActive: true, roleIds });
const namesFor = (menus: ReadersMenus, actor: Actor) => menus.of(actor, 'nl').map(({ guid }) => guid);

test('readers with other roles have another menu, those with the same roles share one', () => {
  const menus = new ReadersMenus(menu, pages);
  expect(namesFor(menus, anonymousActor)).toEqual(['home', 'news']);
  expect(namesFor(menus, withRoles('members'))).toEqual(guids);
  expect(namesFor(menus, withRoles('others'))).toEqual(['home', 'news']);
  expect(menus.of(withRoles('members', 'others'), 'nl')).toBe(menus.of(withRoles('others', 'members'), 'nl'));
});

test('a reader who was not there for some changes sees all of them', () => {
  const first = new ReadersMenus(menu, pages);
  namesFor(first, anonymousActor);
  const closed = new Map(pages).set('news', stateOf('news', ['members']));
  const second = first.after(['news'], closed);
  expect(namesFor(second, withRoles('members'))).toEqual(guids);
  const third = second.after(['board'], new Map(closed).set('board', stateOf('board')));
  expect(namesFor(third, anonymousActor)).toEqual(['home', 'board']);
  expect(namesFor(third, withRoles('members'))).toEqual(guids);
  expect(namesFor(first, anonymousActor)).toEqual(['home', 'news']);
});
