import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImageQuery, takesAvif, wishOf } from './image-request.ts';

const wish = (query: Record<string, string>) => wishOf(ImageQuery.parse(query));

test('R9.12 what is not asked for is as usual', () => {
  expect(wish({})).toEqual({ width: undefined, height: undefined, fit: 'inside', quality: 80, format: 'webp' });
});

test('R9.10 R9.11 R9.13 what is asked for becomes what exists', () => {
  expect(wish({ width: '312', height: '99999', quality: '71' })).toMatchObject({ width: 300, height: 3000, quality: 80 });
});

test('only what is formed as a wish is one', () => {
  fc.assert(
    fc.property(fc.constantFrom('width', 'height', 'quality'), fc.string(), (key, value) => {
      const isTaken = ImageQuery.safeParse({ [key]: value }).success;
      expect(isTaken).toBe(
        /^\d{1,5}$/.test(value) && Number(value) > 0 && (key !== 'quality' || (value.length <= 3 && Number(value) <= 100)),
      );
    }),
  );
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['image/webp,image/avif;q=0.5', true],
  ['image/avif;q=0,image/webp', false],
  ['image/avif;q=0.0', false],
  ['image/webp,*/*', false],
  ['image/avif-sequence', false],
  [undefined, false],
])('%j takes avif: %s', (accept, isTaken) => {
  expect(takesAvif(accept)).toBe(isTaken);
});
