import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperation } from './apply-operation.ts';
import { againOf, inverseOf, isStillDone } from './inverse-operations.ts';
import type { Operation } from './operation.ts';
import type { KeptBlock, KeptStructure } from './structure.ts';

const items = ['x', 'y', 'z'] as const;
const blocks = ['a', 'b', 'c', 'd', 'e'] as const;

function block(guid: string, layoutPosition: KeptBlock['layoutPosition'] = 'main'): KeptBlock {
  const options = { columns: 3, items: [{ guid: 'x' }, { guid: 'y', parentGuid: 'x' }, { guid: 'z', look: 'quiet' }] };
  return { guid, type: 'cards', format: 1, options, layoutPosition, languages: null, isHidden: false, isRemoved: false, version: 1 };
}

const page: KeptStructure = {
  layout: '25-50-25',
  options: { showHeader: true },
  blocks: [block('a'), block('b'), block('c', 'side-left'), block('d', 'side-right')],
};

const done = (structure: KeptStructure, operations: readonly Operation[]) => operations.reduce(applyOperation, structure);

/** As its editor sees it: the order in each region, and what the blocks are. */
function seen({ layout, options, blocks: all }: KeptStructure) {
  const regions = Map.groupBy(
    all.filter(({ isRemoved }) => !isRemoved),
    ({ layoutPosition }) => layoutPosition,
  );
  return { layout, options, regions: Object.fromEntries([...regions].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

const guid = fc.constantFrom(...blocks);
const item = fc.constantFrom(...items);
const position = fc.constantFrom('top', 'main', 'side-left', 'side-right', 'bottom');
const after = fc.option(guid);
const afterItem = fc.option(item);
const list = fc.constant('items');
const look = fc.record({ look: fc.constantFrom('quiet', 'loud', null) });
const operation = fc.oneof(
  fc.record({
    op: fc.constant('insert'),
    block: fc.record({
      guid: fc.constantFrom('new', 'newer'),
      type: fc.constant('text'),
      options: fc.constant({}),
      content: fc.constant({}),
    }),
    layoutPosition: position,
    after,
  }),
  fc.record({ op: fc.constant('move'), block: guid, layoutPosition: position, after }),
  fc.record({ op: fc.constantFrom('remove', 'revive'), block: guid }),
  fc.record({ op: fc.constant('layout'), layout: fc.constantFrom('100', '25-75', '75-25', '25-50-25') }),
  fc.record({ op: fc.constant('set'), block: guid, set: fc.record({ columns: fc.constantFrom(2, 4, null) }) }),
  fc.record({ op: fc.constant('setDocument'), set: fc.record({ showHeader: fc.constantFrom(false, null) }) }),
  fc.record({ op: fc.constant('hide'), block: guid, isHidden: fc.boolean() }),
  fc.record({ op: fc.constant('limit'), block: guid, languages: fc.constantFrom(['nl'], ['en'], null) }),
  fc.record({ op: fc.constant('insertItem'), block: guid, list, item: fc.record({ guid: fc.constant('w') }), after: afterItem }),
  fc.record({ op: fc.constant('moveItem'), block: guid, list, item, after: afterItem }),
  fc.record({ op: fc.constant('removeItem'), block: guid, list, item }),
  fc.record({ op: fc.constant('setItem'), block: guid, list, item, set: look }),
) as fc.Arbitrary<Operation>;
/** Nobody puts a thing behind itself. */
const act = operation.filter((one) => !('after' in one) || one.after !== ('item' in one ? one.item : one.block));

test('whatever is done can be taken back, and done again', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (operations) => {
      // A new block has a name of its own.
      const inserted = operations.flatMap((one) => (one.op === 'insert' ? [one.block.guid] : []));
      fc.pre(new Set(inserted).size === inserted.length);
      const changed = done(page, operations);
      const inverse = inverseOf(page, operations);
      const back = done(changed, inverse);
      expect(seen(back)).toEqual(seen(page));
      expect(seen(done(back, againOf(operations)))).toEqual(seen(changed));
    }),
    { numRuns: 500 },
  );
});

test('what one act did is still done right after it, also when it was done twice', () => {
  fc.assert(
    fc.property(act, (one) => {
      // What is about something that is not there does nothing.
      fc.pre('block' in one && typeof one.block === 'string' ? page.blocks.some((each) => each.guid === one.block) : true);
      expect(isStillDone(done(page, [one]), againOf([one]))).toBe(true);
    }),
  );
});

test.each<{ mine: Operation; theirs: Operation; isStill: boolean }>([
  { mine: { op: 'set', block: 'a', set: { columns: 2 } }, theirs: { op: 'set', block: 'a', set: { columns: 4 } }, isStill: false },
  { mine: { op: 'set', block: 'a', set: { columns: 2 } }, theirs: { op: 'hide', block: 'a', isHidden: true }, isStill: true },
  { mine: { op: 'set', block: 'a', set: { columns: 2 } }, theirs: { op: 'remove', block: 'a' }, isStill: false },
  {
    mine: { op: 'move', block: 'a', layoutPosition: 'side-left', after: null },
    theirs: { op: 'move', block: 'a', layoutPosition: 'bottom', after: null },
    isStill: false,
  },
  {
    mine: { op: 'move', block: 'a', layoutPosition: 'side-left', after: null },
    theirs: { op: 'move', block: 'b', layoutPosition: 'side-left', after: null },
    isStill: true,
  },
  { mine: { op: 'remove', block: 'a' }, theirs: { op: 'revive', block: 'a' }, isStill: false },
])('after $theirs.op by somebody else, $mine.op is to be taken back: $isStill', ({ mine, theirs, isStill }) => {
  expect(isStillDone(done(page, [mine, theirs]), [mine])).toBe(isStill);
});
