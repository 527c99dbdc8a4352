import { expect, test } from 'vitest';
import { filledWords, langOfWords, wordsInDutch, wordsOfItsOwn } from './document-words.ts';

const picture = { alt: 'Een brug', caption: 'De brug in 1920' };
const dutch = { title: 'Brug', description: 'Over de brug', fields: { place: 'Haven', picture, milestones: { a: { text: 'Klaar' } } } };
const nothing = { title: null, description: null, fields: {} };

test('what is absent is Dutch, by field', () => {
  const own = { title: 'Bridge', description: null, fields: { picture: { alt: 'A bridge' } } };
  expect(filledWords(own, dutch)).toEqual({
    title: 'Bridge',
    description: 'Over de brug',
    fields: { place: 'Haven', picture: { alt: 'A bridge', caption: 'De brug in 1920' }, milestones: { a: { text: 'Klaar' } } },
    fallback: ['description', 'fields.place', 'fields.picture.caption', 'fields.milestones.a.text'],
  });
});

test('what is empty was meant to be', () => {
  const own = { title: 'Bridge', description: '', fields: { place: '', picture: { alt: '', caption: '' }, milestones: {} } };
  expect(filledWords(own, dutch)).toMatchObject({ description: '', fields: { place: '', picture: { alt: '' } } });
  expect(filledWords(own, dutch).fallback).toEqual(['fields.milestones.a.text']);
});

test('where there is no Dutch, nothing stands in', () => {
  expect(filledWords(dutch, null)).toEqual({ ...dutch, fallback: [] });
  expect(filledWords(nothing, null)).toEqual({ title: '', description: '', fields: {}, fallback: [] });
});

test('running text is one field', () => {
  const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
  const own = { ...nothing, fields: { text: text('Mine') } };
  expect(filledWords(own, { ...dutch, fields: { text: text('Van hen'), more: text('Meer') } })).toMatchObject({
    fields: { text: text('Mine'), more: text('Meer') },
    fallback: ['title', 'description', 'fields.more'],
  });
});

test('the words of each language by themselves are all of them together', () => {
  const words = filledWords({ title: 'Bridge', description: null, fields: { picture: { alt: 'A bridge' } } }, dutch);
  expect(wordsOfItsOwn(words)).toMatchObject({ title: 'Bridge', description: '', fields: { picture: { alt: 'A bridge' } }, fallback: [] });
  expect(wordsInDutch(words)).toMatchObject({ title: '', description: 'Over de brug', fields: { place: 'Haven' } });
  expect(wordsInDutch(words).fields['picture']).toEqual({ caption: 'De brug in 1920' });
  expect(langOfWords(words.fallback, 'description')).toBe('nl');
  expect(langOfWords(words.fallback, 'title')).toBeUndefined();
});
