import { expect, test } from 'vitest';
import { editDistance, toleratedSlips } from './edit-distance.ts';

test.each([
  ['paspoort', 'paspoort', 0],
  ['paspport', 'paspoort', 1],
  ['papsoort', 'paspoort', 1],
  ['pasport', 'paspoort', 1],
  ['paspooort', 'paspoort', 1],
  ['rijbewjis', 'rijbewijs', 1],
  ['kat', 'hond', 4],
  ['', 'abc', 3],
])('from %s to %s it takes %i', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
});

test('a short word is not taken for another', () => {
  expect(['weg', 'boom', 'afval', 'paspoort'].map(toleratedSlips)).toEqual([0, 1, 1, 2]);
});
