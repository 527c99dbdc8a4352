import { describe, expect, test } from 'vitest';
import { accordionBlock } from './types/accordion-block.ts';
import { buttonBlock } from './types/button-block.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `5a3d1e00-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
  string,
];
const unknown = '5a3d1e00-0000-4000-8000-0000000000ff';

/** `b` and `c` stand in `a`, written down in an order that is not the reader's. */
const items = [
  { guid: b, parentGuid: a },
  { guid: a, parentGuid: null },
  { guid: d, parentGuid: null },
  { guid: c, parentGuid: a },
];

function told(options: Record<string, unknown>) {
  return accordionBlock.computedOptions?.(accordionBlock.options.parse(options));
}

/** What is stored of the options that a client sends. */
function stored(options: Record<string, unknown>) {
  return accordionBlock.options.parse(accordionBlock.acceptOptions?.(options));
}

describe('what clients read', () => {
  test('R3.19 nestedSortOrder has the items at the top under root, and those within an item under its guid', () => {
    expect(told({ items })).toMatchObject({ nestedSortOrder: { root: [a, d], [a]: [b, c] } });
  });

  test('R3.20 sortOrder lists every guid in the order of reading', () => {
    expect(told({ items })).toMatchObject({ sortOrder: [a, b, c, d] });
  });

  test('R3.20 a block whose items do not nest has a sortOrder alone', () => {
    expect(buttonBlock.computedOptions?.(buttonBlock.options.parse({ items: [{ guid: b }, { guid: a }] }))).toEqual({ sortOrder: [b, a] });
  });
});

describe('what clients write', () => {
  test('R3.19 what was read can be sent back, and nothing changes', () => {
    const before = told({ items });
    const sentBack = stored({ items, ...before });
    expect(told(sentBack)).toEqual(before);
    expect(Object.keys(sentBack).toSorted()).toEqual(['background', 'items']);
  });

  test('R3.19 nestedSortOrder moves items, also into another one', () => {
    const moved = stored({ items, nestedSortOrder: { root: [d, a], [d]: [c], [a]: [b] } });
    expect(told(moved)).toEqual({ sortOrder: [d, c, a, b], nestedSortOrder: { root: [d, a], [d]: [c], [a]: [b] } });
  });

  test('R3.19 an item that root names stands at the top', () => {
    expect(told(stored({ items, nestedSortOrder: { root: [b, a, d], [a]: [c] } }))).toMatchObject({
      nestedSortOrder: { root: [b, a, d], [a]: [c] },
    });
  });

  test('R3.20 sortOrder puts items in its order and leaves them where they stand', () => {
    expect(told(stored({ items, sortOrder: [d, a, c, b] }))).toEqual({
      sortOrder: [d, a, c, b],
      nestedSortOrder: { root: [d, a], [a]: [c, b] },
    });
  });

  test('what an order does not name comes last; what is not there is not made; twice is once', () => {
    expect(told(stored({ items, sortOrder: [d, unknown, d] }))).toMatchObject({ sortOrder: [d, a, b, c] });
  });

  test.each([
    { name: 'an order that is none', options: { items, sortOrder: 'abc' } },
    { name: 'a nested order that is none', options: { items, nestedSortOrder: { root: 'a' } } },
    { name: 'an item in an item in an item', options: { items, nestedSortOrder: { root: [a, d], [a]: [b], [b]: [c] } } },
    { name: 'an item in one that is not there', options: { items: [{ guid: a, parentGuid: unknown }] } },
    { name: 'an item in itself', options: { items: [{ guid: a, parentGuid: a }] } },
  ])('$name is refused', ({ options }) => {
    expect(accordionBlock.options.safeParse(accordionBlock.acceptOptions?.(options)).success).toBe(false);
  });
});
