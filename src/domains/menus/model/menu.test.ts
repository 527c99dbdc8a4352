import { expect, test } from 'vitest';
import { buildMenu, mapMenu } from './menu.ts';

const rows = [
  { guid: 'home', parentGuid: null, pageGuid: 'page-home', texts: { nl: { name: 'Home', urlSegment: '' } } },
  {
    guid: 'living',
    parentGuid: null,
    pageGuid: null,
    texts: { nl: { name: 'Wonen', urlSegment: 'wonen' }, en: { name: 'Living', urlSegment: 'living' } },
  },
  {
    guid: 'waste',
    parentGuid: 'living',
    pageGuid: 'page-waste',
    texts: { nl: { name: 'Afval', urlSegment: 'afval' }, en: { name: 'Waste', urlSegment: 'waste' } },
  },
  { guid: 'again', parentGuid: null, pageGuid: 'page-waste', texts: { nl: { name: 'Afval nu', urlSegment: 'afval-nu' } } },
  { guid: 'orphan', parentGuid: 'gone', pageGuid: 'page-lost', texts: { nl: { name: 'Kwijt', urlSegment: 'kwijt' } } },
];
const menu = mapMenu(buildMenu(rows));

test('a page is found at its place in the menu, in each language', () => {
  expect(menu.itemAt('nl', '/wonen/afval')?.pageGuid).toBe('page-waste');
  expect(menu.itemAt('en', '/living/waste')?.pageGuid).toBe('page-waste');
  expect(menu.itemAt('en', '/wonen/afval')).toBeUndefined();
});

test('the item without a segment is the home page', () => {
  expect(menu.itemAt('nl', '/')?.pageGuid).toBe('page-home');
  expect(menu.pathOf('en', 'page-home')).toBe('/');
});

test('an item without English words uses the Dutch ones', () => {
  expect(menu.itemAt('en', '/afval-nu')?.name.en).toBe('Afval nu');
});

test('a page in several places answers at each, and its own address is the first in the menu', () => {
  expect(menu.itemAt('nl', '/afval-nu')?.pageGuid).toBe('page-waste');
  expect(menu.pathOf('nl', 'page-waste')).toBe('/wonen/afval');
});

test('what hangs under nothing is nowhere', () => {
  expect(menu.pathOf('nl', 'page-lost')).toBeUndefined();
});
