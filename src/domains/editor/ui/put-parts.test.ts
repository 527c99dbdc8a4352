import { expect, test } from 'vitest';
import { placeIn } from './put-parts.ts';

test.each([
  ['in front of what changed', 'Een twee', 'Een drie', 2, 2],
  ['behind what changed', 'Een twee drie', 'Eentje twee drie', 8, 11],
  ['at the end', 'Een', 'Een twee', 3, 3],
  ['in what went', 'Een twee drie', 'Een drie', 6, 4],
  ['in words that are all others', 'abc', 'xyz!', 2, 2],
])('the cursor %s stays among its words', (_, before, text, place, expected) => {
  expect(placeIn(text, before, place)).toBe(expected);
});
