import { expect, test } from 'vitest';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { blockComponents } from './blocks.tsx';

test('every type of block has a component, and every component a type', () => {
  expect(Object.keys(blockComponents).toSorted()).toEqual([...blockTypes.keys()].toSorted());
});
