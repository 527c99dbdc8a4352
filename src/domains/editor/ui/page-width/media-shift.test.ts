import { expect, test } from 'vitest';
import { widened } from './media-shift.ts';

test.each([
  ['(width >= 64rem)', '(width >= calc(64rem + 384px))'],
  ['(37.5rem <= width < 64rem)', '(calc(37.5rem + 384px) <= width < calc(64rem + 384px))'],
  ['(max-width: 600px) and (height >= 30rem)', '(max-width: calc(600px + 384px)) and (height >= 30rem)'],
  ['(width < 64rem) or (pointer: coarse)', '(width < calc(64rem + 384px)) or (pointer: coarse)'],
  ['print', 'print'],
])('R10.19 a page beside a panel asks %s of the room that it has', (written, asked) => {
  expect(widened(written, 384)).toBe(asked);
  expect(widened(written, 0)).toBe(written);
});
