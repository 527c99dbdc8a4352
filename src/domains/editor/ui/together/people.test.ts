import { expect, test } from 'vitest';
import { initialsIn, lookOf, looks } from './people.ts';

test.each([
  ['Sanne de Vries', 'SV'],
  ['Jan', 'J'],
  ['éva  ØSTERGÅRD', 'ÉØ'],
  ['redactie@plein.test', 'RP'],
])('R10.17 %s is shown by the letters %s', (name, letters) => {
  expect(initialsIn(name)).toBe(letters);
});

test('a person has the same colour at every visit', () => {
  const guid = 'b4a1c1f0-0000-4000-8000-000000000001';
  expect(lookOf(guid)).toBe(lookOf(guid));
  expect(lookOf(guid)).toBeLessThan(looks);
});
