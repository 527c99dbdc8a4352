import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mix, toHex, toOklch } from './oklch.ts';

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a colour comes back from OKLCH as it was', () => {
  fc.assert(
    fc.property(hexColour, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
    { numRuns: 2000 },
  );
});

test('known colours have the coordinates that CSS gives them', () => {
  const red = toOklch('#ff0000');
  expect(red.lightness).toBeCloseTo(0.628, 3);
  expect(red.chroma).toBeCloseTo(0.2577, 3);
  expect(red.hue).toBeCloseTo(29.23, 1);
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 4);
});

test('a colour no screen can show turns paler and keeps its hue', () => {
  const shown = toOklch(toHex({ lightness: 0.6, chroma: 0.4, hue: 145 }));
  expect(shown.chroma).toBeLessThan(0.4);
  expect(Math.abs(shown.hue - 145)).toBeLessThan(2);
});

test('every coordinate, however wild, gives a colour that CSS can read', () => {
  const wild = fc.record({
    lightness: fc.double({ min: -1, max: 2, noNaN: true }),
    chroma: fc.double({ min: 0, max: 1, noNaN: true }),
    hue: fc.double({ min: -720, max: 720, noNaN: true }),
  });
  fc.assert(
    fc.property(wild, (colour) => {
      expect(toHex(colour)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test('a mix starts at the one colour and ends at the other', () => {
  fc.assert(
    fc.property(hexColour, hexColour, (from, to) => {
      expect(mix(from, to, 0)).toBe(from);
      expect(mix(from, to, 1)).toBe(to);
    }),
  );
});

test('contrast follows WCAG: 21 for black on white, 1 for equals, the same both ways', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  fc.assert(
    fc.property(hexColour, hexColour, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a));
      expect(contrast(a, a)).toBe(1);
    }),
  );
});
