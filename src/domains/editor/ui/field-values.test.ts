import { expect, test } from 'vitest';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { mergeValues, withTheirSide, type FieldPlace } from './field-values.ts';
import { mineNow } from './merge/take-theirs.ts';

const place: FieldPlace = { guid: 'a', item: null, field: 'text' };
const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeValues({ base: { text: base }, mine: { text: mine }, theirs: { text: theirs }, places: [place] });

test('a field of running text conflicts when a paragraph does', () => {
  const base = richTextOf('een', 'twee', 'drie');
  expect(merge(base, richTextOf('een!', 'twee', 'drie'), richTextOf('een', 'twee', 'drie!'))).toEqual({
    merged: { text: richTextOf('een!', 'twee', 'drie!') },
    conflicts: [],
  });
  const { merged, conflicts } = merge(base, richTextOf('een 1', 'twee', 'drie 1'), richTextOf('een 2', 'twee', 'drie 2'));
  expect(conflicts).toHaveLength(2);
  const [one, other] = conflicts;
  const mixed = other && withTheirSide(merged['text'], other);
  expect(mixed).toEqual(richTextOf('een 1', 'twee', 'drie 2'));
  expect(one && withTheirSide(mixed, one)).toEqual(richTextOf('een 2', 'twee', 'drie 2'));
});

test('what was typed since a conflict was found is part of my side of it', () => {
  const { conflicts } = merge(richTextOf('een', 'twee'), richTextOf('een 1', 'twee'), richTextOf('een 2', 'twee'));
  const within = conflicts[0]?.within;
  expect(within && plainText(mineNow(richTextOf('Vooraf', 'een 1 en meer', 'twee'), within))).toBe('een 1 en meer');
});

test.each([
  { name: 'a line', base: 'een', mine: 'twee', theirs: 'drie' },
  { name: 'running text that nobody had written yet', base: undefined, mine: richTextOf('twee'), theirs: richTextOf('drie') },
])('$name conflicts as a whole', ({ base, mine, theirs }) => {
  expect(merge(base, mine, theirs)).toEqual({ merged: { text: mine }, conflicts: [{ ...place, theirs }] });
});
