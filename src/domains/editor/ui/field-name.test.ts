import { expect, test } from 'vitest';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { tableBlock } from '#domains/blocks/model/types/table-block.ts';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { nl } from '../messages/nl.ts';
import { fieldName } from './field-name.ts';

const blockOf = (type: string, { options, content }: { options: object; content: { nl: object } }): FieldAddress['block'] => ({
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  type,
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: { ...options },
  content: { ...content.nl },
  language: 'nl',
});

test.each([...blockTypes.values()].map((definition) => ({ type: definition.type, definition })))(
  'every field of $type has a name that an editor knows',
  ({ type, definition }) => {
    const block = blockOf(type, definition.sample as { options: object; content: { nl: object } });
    const { items = {}, ...own } = block.content as { items?: Record<string, object> };
    const addresses: FieldAddress[] = [
      ...Object.keys(own).map((field) => ({ block, item: null, field })),
      ...Object.entries(items).flatMap(([item, words]) => Object.keys(words).map((field) => ({ block, item, field }))),
    ];
    const names: Record<string, string> = nl.fieldNames;
    const keyOf = ({ item, field }: FieldAddress) => (item === null ? `${type}.${field}` : `${type}.items.${field}`);
    const nameless = addresses.filter((address) => {
      const isCell = type === 'table' && address.item !== null;
      return !isCell && !fieldName(nl, address).startsWith(names[keyOf(address)] ?? 'nameless');
    });
    expect(nameless.map(keyOf)).toEqual([]);
  },
);

test('a cell is known by the words above it and beside it, or by their number', () => {
  const block = blockOf('table', tableBlock.sample);
  const options = { ...block.options, hasHeaderRow: true, hasHeaderColumn: true } as unknown as (typeof tableBlock)['sample']['options'];
  const [head, second] = options.items.map(({ guid }) => guid);
  const [first, next] = options.columns.map(({ guid }) => guid);
  const name = (item = '', field = '', change: object = {}) =>
    fieldName(nl, { block: { ...block, options: { ...options, ...change } }, item, field });
  const words = tableBlock.sample.content.nl.items;
  expect(name(head, next)).toBe('kop van kolom 2');
  expect(name(second, first)).toBe('kop van rij 2');
  expect(name(second, next)).toBe(`cel ${words[second ?? '']?.[first ?? '']}, ${words[head ?? '']?.[next ?? '']}`);
  expect(name(second, next, { hasHeaderRow: false, hasHeaderColumn: false })).toBe('cel rij 2, kolom 2');
});
