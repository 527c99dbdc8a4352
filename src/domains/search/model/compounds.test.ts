import { expect, test } from 'vitest';
import { knownSplits } from './compounds.ts';

const known = new Set(['afval', 'kalender', 'stad', 'huis', 'stadhuis', 'plein', 'boek', 'kast', 'kind', 'opvang', 'pas', 'poort']);
const splits = (word: string) => knownSplits(word, (part) => known.has(part)).map(({ left, right }) => `${left} ${right}`);

test.each([
  ['afvalkalender', ['afval kalender']],
  ['stadhuisplein', ['stadhuis plein']],
  ['stadshuis', ['stad huis']],
  ['boekenkast', ['boek kast']],
  ['kinderopvang', ['kind opvang']],
  ['kalender', []],
  ['afvalbak', []],
])('%s is read as %j', (word, expected) => {
  expect(splits(word)).toEqual(expected);
});
