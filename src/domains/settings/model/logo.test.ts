import { expect, test } from 'vitest';
import { hasRoomForName, logoAlt } from './logo.ts';

const [wide, square] = [
  { width: 900, height: 200 },
  { width: 512, height: 512 },
];

test('a wide logo takes the place of the name, a square one stands beside it', () => {
  expect([wide, square, { width: null, height: null }].map(hasRoomForName)).toEqual([true, false, false]);
});

test.each([
  { logo: wide, written: '', expected: 'Plein' },
  { logo: square, written: '', expected: '' },
  { logo: wide, written: 'Wapen', expected: 'Wapen' },
  { logo: square, written: 'Wapen', expected: 'Wapen' },
])('the name is said once, unless other words were written: $expected', ({ logo, written, expected }) => {
  expect(logoAlt(logo, { written, platformName: 'Plein' })).toBe(expected);
});
