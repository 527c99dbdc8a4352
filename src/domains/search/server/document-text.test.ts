import { expect, test } from 'vitest';
import { contactBlock } from '#domains/blocks/model/types/contact-block.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import type { Language } from '#platform/shared/language.ts';
import { textOf } from './document-text.ts';

const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function snapshotOf(language: Language, blocks: { type: string; content: Record<string, unknown> }[]): Snapshot {
  return {
    format: 1,
    title: 'Stadhuis',
    description: 'Waar wij zijn',
    layout: '100',
    options: {},
    fields: {},
    fallback: [],
    buildingBlockInstances: blocks.map((block, sortId) => ({
      guid: '5b0f1f8e-1111-4222-8333-444455556666',
      format: 1,
      layoutPosition: 'main',
      sortId,
      options: {},
      language,
      ...block,
    })),
  };
}

test('what ends without a point is kept apart from what follows, what ends with one is not', () => {
  const text = { type: 'doc', content: [heading('Hoe laat?'), paragraph('Om 11:00 uur.'), heading('Waar'), paragraph('Op het plein')] };
  const { body } = textOf(snapshotOf('nl', [{ type: 'text', content: { text } }]));
  expect(body).toBe('Waar wij zijn · Hoe laat? Om 11:00 uur. Waar · Op het plein');
});

test.each([
  { language: 'nl' as const, labels: ['Adres ·', 'Telefoon 14 0299', 'E-mail info@'] },
  { language: 'en' as const, labels: ['Address ·', 'Phone 14 0299', 'Email info@'] },
])('the labels of a contact block are words of it, in $language', ({ language, labels }) => {
  const { body } = textOf(snapshotOf(language, [{ type: 'contact', content: contactBlock.sample.content[language] }]));
  expect(labels.filter((label) => !body.includes(label))).toEqual([]);
});

test('a label without anything behind it is shown to nobody, and found by nobody', () => {
  const { body } = textOf(snapshotOf('nl', [{ type: 'contact', content: { heading: 'Contact', items: {} } }]));
  expect(body).toBe('Waar wij zijn · Contact');
});
