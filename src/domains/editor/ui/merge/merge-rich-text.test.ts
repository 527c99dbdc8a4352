import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { mergeRichText } from './merge-rich-text.ts';
import { takeTheirs } from './take-theirs.ts';

const merge = (base: RichText, mine: RichText, theirs: RichText) => mergeRichText({ base, mine, theirs });
const lines = (text: RichText) => text.content.map(plainText);

describe('two people in one text', () => {
  const base = richTextOf('De eerste alinea staat hier.', 'De tweede alinea ook.', 'En dit is de laatste.');
  const [first = '', second = '', last = ''] = lines(base);

  test.each([
    {
      name: 'in different paragraphs',
      mine: [`${first} Mijn zin.`, second, last],
      theirs: [first, second, `${last} Hun zin.`],
      result: [`${first} Mijn zin.`, second, `${last} Hun zin.`],
    },
    {
      name: 'who both add in one place',
      mine: [first, 'Van mij.', second, last],
      theirs: [first, 'Van hen.', second, last],
      result: [first, 'Van hen.', 'Van mij.', second, last],
    },
    {
      name: 'who add the same',
      mine: [first, 'Nieuw.', second, last],
      theirs: [first, 'Nieuw.', second, last],
      result: [first, 'Nieuw.', second, last],
    },
    {
      name: 'of whom one removes what the other left',
      mine: [first, last],
      theirs: [`${first} Meer.`, second, last],
      result: [`${first} Meer.`, last],
    },
    {
      name: 'of whom one moves a paragraph down',
      mine: [second, last, first],
      theirs: [first, second, `${last} Meer.`],
      result: [second, `${last} Meer.`, first],
    },
  ])('$name are merged unasked', ({ mine, theirs, result }) => {
    const { merged, conflicts } = merge(base, richTextOf(...mine), richTextOf(...theirs));
    expect(lines(merged)).toEqual(result);
    expect(conflicts).toEqual([]);
  });

  test('who change one paragraph differently are asked about that one alone', () => {
    const { merged, conflicts } = merge(
      base,
      richTextOf(first, 'De tweede is van mij.', last),
      richTextOf(first, 'De tweede is van hen.', `${last} Meer.`),
    );
    expect(lines(merged)).toEqual([first, 'De tweede is van mij.', `${last} Meer.`]);
    expect(conflicts.map(({ path, theirs }) => [path, plainText(theirs)])).toEqual([[[1], 'De tweede is van hen.']]);
  });

  test('of whom one removes what the other changed are asked about it', () => {
    const { merged, conflicts } = merge(base, richTextOf(first, last), richTextOf(first, `${second} Meer.`, last));
    expect(lines(merged)).toEqual([first, last]);
    expect(conflicts).toMatchObject([{ path: [1], mine: null }]);
    const [conflict] = conflicts;
    expect(conflict && lines(takeTheirs(merged, { merged, conflict }))).toEqual([first, `${second} Meer.`, last]);
  });

  test('of whom one makes a heading of what the other writes on', () => {
    const heading: RichText = {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: first }] }],
    };
    const { merged, conflicts } = merge(richTextOf(first), heading, richTextOf(`${first} Meer.`));
    expect(merged.content).toEqual([{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `${first} Meer.` }] }]);
    expect(conflicts).toEqual([]);
  });

  test('who takes theirs keeps what was typed elsewhere meanwhile', () => {
    const { merged, conflicts } = merge(base, richTextOf(first, 'Van mij.', last), richTextOf(first, 'Van hen.', last));
    const [conflict] = conflicts;
    const now = richTextOf(`${first} Nog iets.`, 'Van mij, en meer.', last);
    expect(conflict && lines(takeTheirs(now, { merged, conflict }))).toEqual([`${first} Nog iets.`, 'Van hen.', last]);
  });
});

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const list = (...items: string[]): RichText => ({
  type: 'doc',
  content: [{ type: 'bulletList', content: items.map((text) => ({ type: 'listItem', content: [paragraph(text)] })) }],
});
const table = (...rows: string[][]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: rows.map((cells) => ({
        type: 'tableRow',
        content: cells.map((text) => ({ type: 'tableCell', content: [paragraph(text)] })),
      })),
    },
  ],
});

test('items of one list are merged as paragraphs are', () => {
  const { merged, conflicts } = merge(
    list('een', 'twee', 'drie'),
    list('een meer', 'twee', 'drie', 'vier'),
    list('een', 'twee anders', 'drie'),
  );
  expect(merged).toEqual(list('een meer', 'twee anders', 'drie', 'vier'));
  expect(conflicts).toEqual([]);
});

test('cells of one table are merged in their place, and a conflict names the words of one', () => {
  const base = table(['dag', 'open'], ['maandag', '9 uur']);
  const { merged, conflicts } = merge(base, table(['dag', 'open'], ['maandag', '10 uur']), table(['Dag', 'open'], ['maandag', '11 uur']));
  expect(merged).toEqual(table(['Dag', 'open'], ['maandag', '10 uur']));
  expect(conflicts).toMatchObject([{ path: [0, 1, 1, 0], theirs: paragraph('11 uur') }]);
});

test('a column that one adds while the other writes in the table is asked about', () => {
  const { conflicts } = merge(table(['a'], ['b']), table(['a', 'x'], ['b', 'y']), table(['a'], ['c']));
  expect(conflicts).toMatchObject([{ path: [0] }]);
});

test('what would be too long together is asked about as a whole', () => {
  const many = (name: string) => Array.from({ length: 300 }, (_, index) => `${name} ${index}`);
  const { merged, conflicts } = merge(richTextOf(), richTextOf(...many('mijn')), richTextOf(...many('hun')));
  expect(merged).toEqual(richTextOf(...many('mijn')));
  expect(conflicts).toMatchObject([{ path: [], theirs: { type: 'doc' } }]);
});

const words = fc.array(fc.oneof(fc.constantFrom('aap', 'noot', 'mies'), fc.nat(100_000).map(String)), { minLength: 1, maxLength: 5 });
const anyParagraph = words.map((each) => paragraph(each.join(' ')));
const anyItems = fc.array(
  fc
    .tuple(anyParagraph, fc.array(anyParagraph, { maxLength: 1 }))
    .map(([one, more]) => ({ type: 'listItem' as const, content: [one, ...more] })),
  { minLength: 1, maxLength: 4 },
);
const anyBlock: fc.Arbitrary<RichText['content'][number]> = fc.oneof(
  { arbitrary: anyParagraph, weight: 5 },
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), anyParagraph)
    .map(([level, { content }]) => ({ type: 'heading' as const, attrs: { level }, content })),
  fc.tuple(fc.constantFrom('bulletList' as const, 'orderedList' as const), anyItems).map(([type, content]) => ({ type, content })),
  fc.array(anyParagraph, { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote' as const, content })),
  fc.array(fc.array(anyParagraph, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map((rows) => ({
    type: 'table' as const,
    content: rows.map((cells) => ({
      type: 'tableRow' as const,
      content: cells.map((each) => ({ type: 'tableCell' as const, content: [each] })),
    })),
  })),
);
const anyText = fc.array(anyBlock, { maxLength: 7 }).map((content): RichText => ({ type: 'doc', content }));
/** A text made of another: some blocks gone, changed or added, as somebody does who edits it. */
const edited = (base: RichText) =>
  fc
    .array(fc.tuple(fc.constantFrom('keep', 'keep', 'drop', 'change', 'add'), anyBlock), { minLength: 8, maxLength: 8 })
    .map((steps): RichText => ({
      type: 'doc',
      content: steps.flatMap(([step, other], index) => {
        const block = base.content[index];
        if (step === 'add') return block ? [other, block] : [other];
        if (!block || step === 'drop') return [];
        return [step === 'change' ? extended(block, plainText(other)) : block];
      }),
    }));

/** The first words in a block with others behind them. */
function extended<Node extends { content?: unknown }>(node: Node, more: string): Node {
  const [first, ...rest] = (node.content ?? []) as { type: string; text?: string; content?: unknown }[];
  if (!first) return node;
  return { ...node, content: [first.type === 'text' ? { ...first, text: `${first.text} ${more}` } : extended(first, more), ...rest] };
}

const threeTexts = anyText.chain((base) => fc.record({ base: fc.constant(base), mine: edited(base), theirs: edited(base) }));

test('who changed alone is right, whoever that is; and so are two who did the same', () => {
  fc.assert(
    fc.property(fc.oneof(threeTexts, fc.record({ base: anyText, mine: anyText, theirs: anyText })), ({ base, mine, theirs }) => {
      expect(merge(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
      expect(merge(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] });
      expect(merge(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
    }),
  );
});

const wordsIn = (value: unknown) => new Set(plainText(value).split(/\s+/).filter(Boolean));

test('what is merged can be stored, and no word is lost but in a conflict that names it', () => {
  fc.assert(
    fc.property(threeTexts, ({ base, mine, theirs }) => {
      const { merged, conflicts } = merge(base, mine, theirs);
      expect(RichText.safeParse(merged).success).toBe(true);
      const kept = wordsIn({ content: [merged, ...conflicts.map((each) => each.theirs)] });
      const before = wordsIn(base);
      for (const word of [...wordsIn(mine), ...wordsIn(theirs)]) expect(kept.has(word) || before.has(word)).toBe(true);
    }),
  );
});

test('it makes no difference to what is asked who of the two is asked', () => {
  fc.assert(
    fc.property(threeTexts, ({ base, mine, theirs }) => {
      const asked = merge(base, mine, theirs).conflicts.map((each) => [each.mine, each.theirs]);
      const askedOther = merge(base, theirs, mine).conflicts.map((each) => [each.theirs, each.mine]);
      expect(asked).toEqual(askedOther);
    }),
  );
});

test('who takes theirs in every conflict has a text that can be stored, with all of their words', () => {
  fc.assert(
    fc.property(threeTexts, ({ base, mine, theirs }) => {
      const { merged, conflicts } = merge(base, mine, theirs);
      const chosen = conflicts.reduce((now, conflict) => takeTheirs(now, { merged, conflict }), merged);
      expect(RichText.safeParse(chosen).success).toBe(true);
      const before = wordsIn(base);
      for (const word of wordsIn(theirs)) expect(wordsIn(chosen).has(word) || before.has(word)).toBe(true);
    }),
  );
});
