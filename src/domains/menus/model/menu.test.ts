import { expect, test } from 'vitest';
import { buildMenu, mapMenu } from './menu.ts';

const page = (guid: string | null) => ({ pageGuid: guid, externalUrl: null });

const rows = [
  { guid: 'home', parentGuid: null, ...page('page-home'), texts: { nl: { name: 'Home', urlSegment: '' } } },
  {
    guid: 'living',
    parentGuid: null,
    ...page(null),
    texts: { nl: { name: 'Wonen', urlSegment: 'wonen' }, en: { name: 'Living', urlSegment: 'living' } },
  },
  {
    guid: 'waste',
    parentGuid: 'living',
    ...page('page-waste'),
    texts: { nl: { name: 'Afval', urlSegment: 'afval' }, en: { name: 'Waste', urlSegment: 'waste' } },
  },
  { guid: 'again', parentGuid: null, ...page('page-waste'), texts: { nl: { name: 'Afval nu', urlSegment: 'afval-nu' } } },
  { guid: 'orphan', parentGuid: 'gone', ...page('page-lost'), texts: { nl: { name: 'Kwijt', urlSegment: 'kwijt' } } },
];
const menu = mapMenu(buildMenu(rows));

test('R2.28 a page is found at its place in the menu, in each language', () => {
  expect(menu.placeAt('nl', '/wonen/afval')?.item.pageGuid).toBe('page-waste');
  expect(menu.placeAt('en', '/living/waste')?.item.pageGuid).toBe('page-waste');
  expect(menu.placeAt('en', '/living/unknown')).toBeUndefined();
});

test("another language's segments and capitals lead to the place, whose own path is another", () => {
  expect(menu.placeAt('en', '/wonen/afval')?.path).toBe('/living/waste');
  expect(menu.placeAt('nl', '/living/waste')?.path).toBe('/wonen/afval');
  expect(menu.placeAt('nl', '/Wonen/AFVAL')?.path).toBe('/wonen/afval');
});

test('the item without a segment is the home page', () => {
  expect(menu.placeAt('nl', '/')?.item.pageGuid).toBe('page-home');
  expect(menu.placeOf('en', 'page-home')?.path).toBe('/');
});

test('an item without English words uses the Dutch ones, and says so', () => {
  const item = menu.placeAt('en', '/afval-nu')?.item;
  expect(item?.name.en).toBe('Afval nu');
  expect(item?.namedIn).toEqual(['nl']);
});

test('a page in several places answers at each, and its own address is the first in the menu', () => {
  expect(menu.placeAt('nl', '/afval-nu')?.item.pageGuid).toBe('page-waste');
  expect(menu.placeOf('nl', 'page-waste')?.path).toBe('/wonen/afval');
});

test('a place knows what it stands under', () => {
  expect(menu.placeAt('nl', '/wonen/afval')?.parent?.item.guid).toBe('living');
});

test('what hangs under nothing is nowhere', () => {
  expect(menu.placeOf('nl', 'page-lost')).toBeUndefined();
});

test('growth: the time to find an address does not depend on the number of items', () => {
  const many = Array.from({ length: 2000 }, (_, number) => ({
    guid: `item-${number}`,
    parentGuid: number < 50 ? null : `item-${number % 50}`,
    ...page(`page-${number}`),
    texts: { nl: { name: `Item ${number}`, urlSegment: `item-${number}` } },
  }));
  const large = mapMenu(buildMenu(many));
  expect(large.placeAt('nl', '/item-49/item-1999')?.item.pageGuid).toBe('page-1999');
  expect(large.placeOf('en', 'page-1999')?.path).toBe('/item-49/item-1999');
});
