import { expect, test } from 'vitest';
import { filledWith, onlyPaths, pathsBeyond, withoutPaths } from './words.ts';

const dutch = { heading: 'Kop', more: '', items: { a: { title: 'Een', text: 'Uitleg' }, b: { title: 'Twee' } } };
const own = { more: 'More', items: { a: { title: '' }, c: { title: 'Three' } } };

test('what is absent is filled in field by field, and what is empty stays empty', () => {
  expect(filledWith(own, dutch)).toEqual({
    heading: 'Kop',
    more: 'More',
    items: { a: { title: '', text: 'Uitleg' }, b: { title: 'Twee' }, c: { title: 'Three' } },
  });
  expect(filledWith(null, dutch)).toEqual(dutch);
  expect(filledWith(own, null)).toEqual(own);
});

test('which fields were filled in is known, and they can be taken out and picked again', () => {
  const shown = filledWith(own, dutch);
  const paths = pathsBeyond(own, shown);
  expect(paths).toEqual(['heading', 'items.a.text', 'items.b.title']);
  expect(withoutPaths(shown, paths)).toEqual(own);
  expect(onlyPaths(shown, paths)).toEqual({ heading: 'Kop', items: { a: { text: 'Uitleg' }, b: { title: 'Twee' } } });
});
