import { expect, test } from 'vitest';
import { slipsBetween, toleratedSlips } from './slips.ts';

test.each([
  ['paspoort', 'paspoort', 0],
  ['paspport', 'paspoort', 1],
  ['papsoort', 'paspoort', 1],
  ['pasport', 'paspoort', 1],
  ['paspooort', 'paspoort', 1],
  ['rijbewjis', 'rijbewijs', 1],
  ['zwembat', 'zwembad', 1],
  ['kwijtschelling', 'kwijtschelding', 2],
  ['', 'abc', 3],
])('from %s to %s it takes %i', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips);
});

test.each([
  ['uitkering', 'uitvoering'],
  ['hond', 'rond'],
  ['hond', 'hand'],
  ['huis', 'huid'],
  ['huur', 'buur'],
  ['bomen', 'komen'],
  ['fiets', 'niets'],
  ['kappen', 'kapper'],
  ['trouwen', 'vrouwen'],
  ['belasting', 'belichting'],
  ['parking', 'parting'],
])('%s is never taken for %s', (typed, word) => {
  expect(slipsBetween(typed, word)).toBeGreaterThan(toleratedSlips(typed));
});

test('a short word is not taken for another', () => {
  expect(['weg', 'boom', 'paspoort', 'kwijtschelding'].map(toleratedSlips)).toEqual([0, 1, 1, 2]);
});
