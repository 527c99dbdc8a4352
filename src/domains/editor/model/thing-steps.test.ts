import { expect, test } from 'vitest';
import { accordionBlock } from '#domains/blocks/model/types/accordion-block.ts';
import { cardsBlock } from '#domains/blocks/model/types/cards-block.ts';
import { tableBlock } from '#domains/blocks/model/types/table-block.ts';
import { controlsOf, type ListControls } from './block-controls.ts';
import { addedThing, copiedThing, movedThing, type Holder } from './thing-steps.ts';

const guid = 'block';
const fresh = 'b4a1c1f0-0000-4000-8000-000000000009';

function listOf(type: Parameters<typeof controlsOf>[0], list: ListControls['list'] = 'items'): ListControls {
  const found = controlsOf(type).lists.find((each) => each.list === list);
  if (!found) throw new Error(`There is no list of ${list}`);
  return found;
}

/** What comes of new guids, in their order. */
const counted = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

const questions: Holder = {
  guid,
  options: {
    items: [
      { guid: 'a', parentGuid: null },
      { guid: 'b', parentGuid: null },
      { guid: 'c', parentGuid: 'b' },
      { guid: 'd', parentGuid: 'b' },
    ],
  },
  content: { items: { b: { title: 'B' }, c: { title: 'C' } } },
};

test('a new card is as its shape makes it, and has words from the start: it would not be shown without', () => {
  const cards = { guid, options: { items: [{ guid: 'a' }, { guid: 'b' }] }, content: {} };
  const { operations, words } = addedThing(cards, listOf(cardsBlock), { guid: fresh, behind: 'a' });
  expect(operations).toEqual([{ op: 'insertItem', block: guid, list: 'items', item: { guid: fresh }, after: 'a' }]);
  expect(words.map(({ address, value }) => [address.item, address.field, value])).toEqual([
    [fresh, 'title', ''],
    [fresh, 'text', ''],
    [fresh, 'picture', { alt: '' }],
  ]);
});

test('a question behind another stands in what that one stands in; behind none it comes last, at the top', () => {
  const behind = (item: string | null) => addedThing(questions, listOf(accordionBlock), { guid: fresh, behind: item }).operations;
  expect(behind('c')).toMatchObject([{ item: { parentGuid: 'b' }, after: 'c' }]);
  expect(behind(null)).toMatchObject([{ item: { parentGuid: null }, after: 'd' }]);
});

test('a new row has a cell in each column', () => {
  const table = { guid, options: { columns: [{ guid: 'x' }, { guid: 'y' }], items: [] }, content: {} };
  const { operations, words } = addedThing(table, listOf(tableBlock), { guid: fresh, behind: null });
  expect(operations).toMatchObject([{ after: null }]);
  expect(words.map(({ address }) => address.field)).toEqual(['x', 'y']);
});

test('a copy comes behind, with its words and with what stands in it', () => {
  const { operations, words } = copiedThing(questions, 'items', 'b', counted());
  expect(operations).toMatchObject([
    { item: { guid: 'new-1', parentGuid: null }, after: 'b' },
    { item: { guid: 'new-2', parentGuid: 'new-1' }, after: 'new-1' },
    { item: { guid: 'new-3', parentGuid: 'new-1' }, after: 'new-2' },
  ]);
  expect(words.map(({ address, value }) => [address.item, value])).toEqual([
    ['new-1', 'B'],
    ['new-2', 'C'],
  ]);
});

test('a copy of a column has what is said in it in every row', () => {
  const options = { columns: [{ guid: 'x' }], items: [{ guid: 'r' }] };
  const { words } = copiedThing({ guid, options, content: { items: { r: { x: '12' } } } }, 'columns', 'x', counted());
  expect(words).toEqual([{ address: { block: { guid }, item: 'r', field: 'new-1' }, value: '12' }]);
});

test.each([
  { item: 'b', place: 0, after: null },
  { item: 'a', place: 1, after: 'b' },
  { item: 'd', place: 0, after: null },
  { item: 'c', place: 9, after: 'd' },
])('$item goes to place $place among those beside it', ({ item, place, after }) => {
  expect(movedThing(questions, 'items', item, place)).toEqual([{ op: 'moveItem', block: guid, list: 'items', item, after }]);
});

test('to where it stands is no move', () => {
  expect(movedThing(questions, 'items', 'd', 1)).toEqual([]);
});
