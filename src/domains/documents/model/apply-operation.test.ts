import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionIn } from '#domains/blocks/model/layout.ts';
import { applyOperation } from './apply-operation.ts';
import type { Operation } from './operation.ts';
import type { KeptBlock, KeptStructure } from './structure.ts';

const guids = ['a', 'b', 'c', 'd', 'e'] as const;

function block(guid: string, layoutPosition: KeptBlock['layoutPosition'] = 'main', options: KeptBlock['options'] = {}): KeptBlock {
  return { guid, type: 'text', format: 1, options, layoutPosition, languages: null, isHidden: false, isRemoved: false, version: 1 };
}

const page = (...blocks: KeptBlock[]): KeptStructure => ({ layout: '25-50-25', options: {}, blocks });
const shown = ({ blocks }: KeptStructure, region = 'main') =>
  blocks.filter((each) => each.layoutPosition === region && !each.isRemoved).map(({ guid }) => guid);
const done = (structure: KeptStructure, ...operations: Operation[]) => operations.reduce(applyOperation, structure);
const insert = (guid: string, after: string | null): Operation => ({
  op: 'insert',
  block: { guid, type: 'text', options: {}, content: {} },
  layoutPosition: 'main',
  after,
});

describe('a block', () => {
  const abc = page(block('a'), block('b'), block('c'));

  test('is put behind its neighbour, as the first, or as the last when the neighbour is gone', () => {
    expect(shown(done(abc, insert('d', 'a')))).toEqual(['a', 'd', 'b', 'c']);
    expect(shown(done(abc, insert('d', null)))).toEqual(['d', 'a', 'b', 'c']);
    expect(shown(done(abc, insert('d', 'nowhere')))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('that is inserted twice is there once', () => {
    expect(shown(done(abc, insert('d', 'a'), insert('d', null)))).toEqual(['a', 'd', 'b', 'c']);
  });

  test('is moved, also to another region; behind itself is where it stands', () => {
    expect(shown(done(abc, { op: 'move', block: 'a', layoutPosition: 'main', after: 'c' }))).toEqual(['b', 'c', 'a']);
    expect(shown(done(abc, { op: 'move', block: 'b', layoutPosition: 'main', after: 'b' }))).toEqual(['a', 'b', 'c']);
    const aside = done(abc, { op: 'move', block: 'b', layoutPosition: 'side-left', after: null });
    expect([shown(aside), shown(aside, 'side-left')]).toEqual([['a', 'c'], ['b']]);
  });

  test('comes back to where it stood, whatever was moved around it', () => {
    const gone = done(abc, { op: 'remove', block: 'b' }, { op: 'remove', block: 'b' }, insert('d', 'c'));
    expect(shown(gone)).toEqual(['a', 'c', 'd']);
    expect(shown(done(gone, { op: 'revive', block: 'b' }))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('that is gone is not moved', () => {
    expect(shown(done(abc, { op: 'remove', block: 'b' }, { op: 'move', block: 'b', layoutPosition: 'main', after: null }))).toEqual([
      'a',
      'c',
    ]);
  });

  test('keeps the options that are not named, and loses those that are set to nothing', () => {
    const [set] = done(page(block('a', 'main', { look: 'rows', columns: 2 })), {
      op: 'set',
      block: 'a',
      set: { columns: null, background: 'tint' },
    }).blocks;
    expect(set?.options).toEqual({ look: 'rows', background: 'tint' });
  });
});

describe('what a block repeats', () => {
  const items = [{ guid: 'x' }, { guid: 'y', parentGuid: 'x' }, { guid: 'z' }];
  const cards = page(block('a', 'main', { items }));
  const itemsOf = ({ blocks: [first] }: KeptStructure) => first?.options['items'];
  const of = { block: 'a', list: 'items' } as const;

  test('is put, moved, set and taken away, with what stands in it', () => {
    expect(itemsOf(done(cards, { op: 'insertItem', ...of, item: { guid: 'n' }, after: 'y' }))).toEqual([
      items[0],
      items[1],
      { guid: 'n' },
      items[2],
    ]);
    expect(itemsOf(done(cards, { op: 'moveItem', ...of, item: 'z', after: null }))).toEqual([items[2], items[0], items[1]]);
    expect(itemsOf(done(cards, { op: 'setItem', ...of, item: 'z', set: { look: 'primary' } }))).toContainEqual({
      guid: 'z',
      look: 'primary',
    });
    expect(itemsOf(done(cards, { op: 'removeItem', ...of, item: 'x' }))).toEqual([items[2]]);
  });
});

test('another layout puts what has no column any more behind what is there, and loses nothing', () => {
  const three = page(block('a', 'side-left'), block('b'), block('c', 'side-right'), block('d', 'bottom'));
  const one = done(three, { op: 'layout', layout: '100' });
  expect(shown(one)).toEqual(['b', 'a', 'c']);
  expect(shown(one, 'bottom')).toEqual(['d']);
  const two = done(three, { op: 'layout', layout: '25-75' });
  expect(shown(two, 'side-left')).toEqual(['a', 'c']);
});

const guid = fc.constantFrom(...guids);
const position = fc.constantFrom('top', 'main', 'side-left', 'side-right', 'bottom');
const after = fc.option(guid);
const operation = fc.oneof(
  fc.record({
    op: fc.constant('insert'),
    block: fc.record({ guid, type: fc.constant('text'), options: fc.constant({}), content: fc.constant({}) }),
    layoutPosition: position,
    after,
  }),
  fc.record({ op: fc.constant('move'), block: guid, layoutPosition: position, after }),
  fc.record({ op: fc.constantFrom('remove', 'revive'), block: guid }),
  fc.record({ op: fc.constant('layout'), layout: fc.constantFrom('100', '25-75', '75-25', '25-50-25') }),
) as fc.Arbitrary<Operation>;

test('whatever is done in whatever order: no block is there twice, none is lost, and each stands in a region that there is', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
      const { layout, blocks } = done(page(block('a'), block('b', 'side-left')), ...operations);
      const names = blocks.map((each) => each.guid);
      expect(new Set(names).size).toBe(names.length);
      const inserted = operations.flatMap((each) => (each.op === 'insert' ? [each.block.guid] : []));
      expect(new Set(names)).toEqual(new Set(['a', 'b', ...inserted]));
      expect(blocks.filter(({ layoutPosition }) => positionIn(layout, layoutPosition) !== layoutPosition)).toEqual([]);
    }),
  );
});
