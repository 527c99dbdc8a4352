import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageDefaults, imageQuality, imageSide, maxVariants, placeholder } from './image-size.ts';

const anyNumber = fc.oneof(fc.integer({ min: -100, max: 5000 }), fc.double({ noNaN: true }));

test.each([
  [1, 50],
  [74, 50],
  [75, 100],
  [100, 100],
  [124, 100],
  [125, 150],
  [1199.6, 1200],
])('R9.10 a side of %d px is rounded to %d', (requested, side) => {
  expect(imageSide(requested)).toBe(side);
});

test('R9.10 a side is a multiple of 50, 50 at the least, and the nearest one', () => {
  fc.assert(fc.property(anyNumber, (requested) => imageSide(requested) % 50 === 0 && imageSide(requested) >= 50));
  fc.assert(fc.property(fc.integer({ min: 50, max: 3000 }), (requested) => Math.abs(imageSide(requested) - requested) <= 25));
});

test('R9.11 a side is 3000 px at the most', () => {
  expect([3000, 3001, 1e9, Infinity].map(imageSide)).toEqual([3000, 3000, 3000, 3000]);
  fc.assert(fc.property(anyNumber, (requested) => imageSide(requested) <= 3000));
});

test('R9.12 without a wish a picture has quality 80, is webp and fits inside', () => {
  expect(imageDefaults).toEqual({ quality: 80, format: 'webp', fit: 'inside' });
  expect(imageQuality(imageDefaults.quality)).toBe(80);
});

test.each([
  [1, 1],
  [2, 60],
  [60, 60],
  [61, 80],
  [80, 80],
  [85, 90],
  [100, 90],
])('R9.13 quality %d becomes %d', (requested, quality) => {
  expect(imageQuality(requested)).toBe(quality);
});

test('R9.13 sizes and qualities are few, and asking for one that exists gives that one', () => {
  fc.assert(fc.property(anyNumber, (requested) => imageSide(imageSide(requested)) === imageSide(requested)));
  fc.assert(fc.property(anyNumber, (requested) => imageQuality(imageQuality(requested)) === imageQuality(requested)));
  const made = Array.from({ length: 4000 }, (_, requested) => imageSide(requested));
  expect(new Set(made).size).toBe(60);
  expect(maxVariants).toBe(64);
});

test('R9.14 the placeholder is 100x100 at quality 1, and is made exactly so', () => {
  expect(placeholder).toEqual({ width: 100, height: 100, quality: 1 });
  expect([imageSide(placeholder.width), imageSide(placeholder.height), imageQuality(placeholder.quality)]).toEqual([100, 100, 1]);
});
