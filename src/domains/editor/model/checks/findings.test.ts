import { expect, test } from 'vitest';
import type { RichText, RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { draftBlock } from '../../testing/draft-server.ts';
import type { CheckName } from './finding.ts';
import { findingsOf } from './findings.ts';

const words = (text: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text' as const,
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const link = (text: string) => ({ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href: '/afval' } }] });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content }) as RichTextBlock;
const heading = (level: 2 | 3 | 4, ...content: object[]) => ({ type: 'heading', attrs: { level }, content }) as RichTextBlock;
const table = (head: 'tableHeader' | 'tableCell') =>
  ({
    type: 'table',
    content: [head, 'tableCell'].map((type) => ({ type: 'tableRow', content: [{ type, content: [paragraph(words('Cel'))] }] })),
  }) as RichTextBlock;

function textBlock(...content: RichTextBlock[]): DraftBlock {
  return draftBlock({ type: 'text', content: { text: { type: 'doc', content } satisfies RichText } });
}

const checksOf = (block: DraftBlock) => findingsOf([block], block.language).map(({ check }) => check);

const found: [what: string, content: RichTextBlock[], check: CheckName][] = [
  ['a heading without words', [heading(2), paragraph(words('Tekst.'))], 'emptyHeading'],
  ['a heading that skips a level', [heading(2, words('Afval')), heading(4, words('Glas'))], 'headingOrder'],
  ['a heading in bold', [heading(2, words('Afval', 'bold'))], 'formInHeading'],
  ['a paragraph that is all bold', [paragraph(words('Openingstijden', 'bold')), paragraph(words('Tekst.'))], 'boldParagraph'],
  ['an empty paragraph', [paragraph(words('Tekst.')), paragraph()], 'emptyParagraph'],
  ['a list by hand', [paragraph(words('- glas')), paragraph(words('Tekst.'))], 'listByHand'],
  ['a numbered list by hand', [paragraph(words('1. glas')), paragraph(words('Tekst.'))], 'listByHand'],
  ['a link that says nothing', [paragraph(link('Klik hier'), words(' voor meer.'))], 'linkWords'],
  ['a link of two parts that say nothing', [paragraph(link('lees '), link('meer…'))], 'linkWords'],
  ['a table without a head', [table('tableCell')], 'tableWithoutHead'],
  [
    'a long sentence',
    [paragraph(words('Wij halen het grofvuil bij u thuis op en dat doen wij twee keer per jaar zonder dat u er iets voor betaalt.'))],
    'longSentence',
  ],
];

test.each(found)('R10.70 %s is found', (_, content, check) => {
  expect(checksOf(textBlock(...content))).toEqual([check]);
});

test('R10.70 nothing is found where there is nothing', () => {
  const good = [
    heading(2, words('Grofvuil')),
    paragraph(words('Maak een '), link('afspraak voor grofvuil'), words('. Dat kan '), words('nu', 'bold'), words('. Bel 14 0299.')),
    heading(3, words('Kosten')),
    table('tableHeader'),
    heading(2, words('Vragen')),
    paragraph(words('– Van wie is dit?', 'italic')),
  ];
  expect(checksOf(textBlock(...good.slice(0, -1)))).toEqual([]);
  expect(checksOf(textBlock(paragraph()))).toEqual([]);
});

test('R10.70 what the platform mends is not found again, and nothing else of the text changes', () => {
  for (const [, content, check] of found) {
    const block = textBlock(...content);
    const [finding] = findingsOf([block], 'nl');
    if (!finding?.fix || !('words' in finding.fix)) continue;
    const mended = { ...block, content: { text: finding.fix.words.value } };
    expect([check, checksOf(mended)]).toEqual([check, []]);
  }
});

test('R10.70 a heading is measured against the block before it, and a hidden block counts for nobody', () => {
  const cards = draftBlock({ guid: '5b0f1f8e-1111-4222-8333-444455550001', content: { heading: 'Direct regelen' } });
  const text = textBlock(heading(3, words('Glas')), paragraph(words('Tekst.')));
  expect(findingsOf([cards, text], 'nl')).toEqual([]);
  expect(findingsOf([{ ...cards, isHidden: true }, text], 'nl').map(({ check }) => check)).toEqual(['headingOrder']);
});

test('R10.70 a picture that nobody describes is found where it is what the block is about', () => {
  const asset = '5b0f1f8e-1111-4222-8333-444455550009';
  const image = draftBlock({ type: 'image', options: { picture: { asset } }, content: { picture: { alt: '' }, caption: 'De haven' } });
  expect(findingsOf([image], 'nl')).toMatchObject([{ check: 'pictureWithoutWords', place: { field: 'picture' } }]);
  expect(findingsOf([{ ...image, content: { picture: { alt: 'Boten' } } }], 'nl')).toEqual([]);
  expect(findingsOf([{ ...image, options: {} }], 'nl')).toEqual([]);
  expect(findingsOf([{ ...image, type: 'quote' }], 'nl')).toEqual([]);
});

test('R10.70 of a translation is found what is Dutch still, and what the Dutch text went on from', () => {
  const block = draftBlock({ language: 'en', content: { heading: 'Waste' }, basedOn: 4, sourceVersion: 4 });
  expect(findingsOf([block], 'en')).toEqual([]);
  expect(findingsOf([{ ...block, language: 'nl' }], 'en')).toMatchObject([{ check: 'untranslated', place: null }]);
  const half = { ...block, content: { heading: 'Waste', more: '', phone: '14 0299', items: { a: { title: 'Afval' } } } };
  expect(findingsOf([{ ...half, fallback: ['more', 'phone'] }], 'en')).toEqual([]);
  expect(findingsOf([{ ...half, fallback: ['more', 'items.a.title'] }], 'en')).toMatchObject([
    { check: 'untranslated', place: { item: 'a', field: 'title' } },
  ]);
  expect(findingsOf([{ ...block, sourceVersion: 6 }], 'en')).toMatchObject([{ check: 'outdated' }]);
  expect(findingsOf([{ ...block, language: 'nl' }], 'nl')).toEqual([]);
});

test('R10.70 the words of a button and the head of a table of facts are looked at too', () => {
  const guid = '5b0f1f8e-1111-4222-8333-444455550002';
  const button = draftBlock({
    type: 'button',
    options: { items: [{ guid, link: { href: '/afval' } }] },
    content: { items: { [guid]: { label: 'Lees meer' } } },
  });
  expect(findingsOf([button], 'nl')).toMatchObject([{ check: 'linkWords', place: { item: guid, field: 'label' }, quote: 'Lees meer' }]);
  const facts = draftBlock({ type: 'table', options: { hasHeaderRow: false, hasHeaderColumn: false, items: [], columns: [] } });
  expect(findingsOf([facts], 'nl')).toMatchObject([
    { check: 'tableWithoutHead', fix: { operation: { op: 'set', set: { hasHeaderRow: true } } } },
  ]);
});
