import { describe, expect, test } from 'vitest';
import { blockTypes, findBlockType } from './block-types.ts';
import { richTextOf } from './rich-text-of.ts';
import { tableBlock } from './types/table-block.ts';
import { wordsInUse } from './words-in-use.ts';

type Values = Record<string, unknown>;
type Repeated = Values & { guid: string };

function isRepeated(value: unknown): value is Repeated[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof (each as Partial<Repeated>).guid === 'string');
}

const samples = [...blockTypes.values()].map(({ type, sample }) => ({
  type,
  options: sample.options as Values,
  content: sample.content.nl as Values,
}));
/** Every item, row and column of every sample, with the options that are left when it is taken away. */
const removals = samples.flatMap(({ type, options, content }) =>
  Object.entries(options).flatMap(([name, value]) =>
    (isRepeated(value) ? value : []).map(({ guid }) => ({
      type,
      name,
      guid,
      content,
      left: { ...options, [name]: (value as Repeated[]).filter((each) => each.guid !== guid) },
    })),
  ),
);

test('there are types that repeat things', () => {
  expect(new Set(removals.map(({ type }) => type)).size).toBeGreaterThan(5);
});

describe.each(samples)('of a $type', ({ type, options, content }) => {
  test('all words are in use while nothing is taken away', () => {
    expect(wordsInUse(options, content)).toEqual(content);
  });

  test('nothing is left of an item, a row or a column that is taken away, and all of the others', () => {
    for (const { guid, left } of removals.filter((each) => each.type === type)) {
      const kept = wordsInUse(left, content);
      expect(JSON.stringify(content)).toContain(guid);
      expect(JSON.stringify(kept)).not.toContain(guid);
      expect(findBlockType(type)?.content.safeParse(kept).success).toBe(true);
      expect(wordsInUse(options, kept)).toEqual(kept);
    }
  });
});

test('of a table, the cells of a column go and the other cells stay', () => {
  const { options, content } = tableBlock.sample;
  const [, ...columns] = options.columns;
  const { items } = wordsInUse({ ...options, columns }, content.nl) as { items: Record<string, Record<string, string>> };
  expect(Object.values(items).map((cells) => Object.values(cells))).toEqual([
    ['Open', 'Per uur'],
    ['dag en nacht', '€ 2,40'],
    ['7:00 tot 22:00', '€ 1,10'],
  ]);
});

test('running text stays the very value that it was', () => {
  const text = richTextOf('Blijft');
  expect(wordsInUse({}, { text })['text']).toBe(text);
});
