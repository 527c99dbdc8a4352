import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { buildMenu } from './menu.ts';
import { visibleMenu, visibleMenuAfter } from './visible-menu.ts';

/** Three levels of three; every third is a heading. */
const guids = ['0', '1', '2'].flatMap((top) => [
  top,
  ...['0', '1', '2'].flatMap((mid) => [top + mid, ...['0', '1', '2'].map((low) => top + mid + low)]),
]);
const menu = buildMenu(
  guids.map((guid) => ({
    guid,
    parentGuid: guid.length === 1 ? null : guid.slice(0, -1),
    pageGuid: guid.endsWith('2') ? null : guid,
    externalUrl: null,
    texts: { nl: { name: guid, urlSegment: guid } },
  })),
);

const stateOf = (guid: string, { isOpen, title }: { isOpen: boolean; title: string }): DocumentState => ({
  guid,
  roleIds: isOpen ? [] : ['somebody'],
  editPermission: 'Admin',
  editRoles: [],
  published: { nl: { title, description: '', publishedOn: 'monday' } },
});

const reader = { actor: anonymousActor, language: 'nl' } as const;
const someStates = fc.array(fc.tuple(fc.constantFrom(...guids), fc.option(fc.record({ isOpen: fc.boolean(), title: fc.constant('x') }))));

test('after a change of some pages the menu is the one that would be made from nothing', () => {
  fc.assert(
    fc.property(someStates, someStates, (first, second) => {
      const pages = new Map(first.flatMap(([guid, state]) => (state ? [[guid, stateOf(guid, state)] as const] : [])));
      const after = new Map(pages);
      for (const [guid, state] of second) {
        if (state) after.set(guid, stateOf(guid, state));
        else after.delete(guid);
      }
      const shown = visibleMenu(menu, pages, reader.actor, reader.language);
      const changed = new Set(second.map(([guid]) => guid));
      expect(visibleMenuAfter({ shown, changed }, menu, after, reader)).toEqual(visibleMenu(menu, after, reader.actor, reader.language));
    }),
  );
});

test('a branch in which nothing changed is the same object as before', () => {
  const pages = new Map(guids.map((guid) => [guid, stateOf(guid, { isOpen: true, title: 'x' })]));
  const shown = visibleMenu(menu, pages, reader.actor, reader.language);
  const after = new Map(pages).set('110', stateOf('110', { isOpen: true, title: 'y' }));
  const [first, second, third] = visibleMenuAfter({ shown, changed: new Set(['110']) }, menu, after, reader);
  expect([first, third]).toEqual([shown[0], shown[2]]);
  expect(first).toBe(shown[0]);
  expect(third).toBe(shown[2]);
  expect(second).not.toBe(shown[1]);
  expect(second?.relatedMenuItems[0]).toBe(shown[1]?.relatedMenuItems[0]);
  expect(second?.relatedMenuItems[1]).not.toBe(shown[1]?.relatedMenuItems[1]);
});
