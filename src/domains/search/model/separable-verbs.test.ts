import { expect, test } from 'vitest';
import { separated } from './separable-verbs.ts';

test.each([
  ['aangeven', { particle: 'aan', verb: 'geven' }],
  ['opzeggen', { particle: 'op', verb: 'zeggen' }],
  ['inschrijven', { particle: 'in', verb: 'schrijven' }],
  ['aangifte', undefined],
  ['open', undefined],
  ['paspoorten', undefined],
])('%s is read as %j', (word, expected) => {
  expect(separated(word)).toEqual(expected);
});
