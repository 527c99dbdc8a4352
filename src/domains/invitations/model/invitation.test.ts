import { describe, expect, test } from 'vitest';
import { maskEmail, splitAddresses } from './invitation.ts';

test('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('sam.de.wit@plein.test')).toBe('s•••@plein.test');
});

describe('addresses as people paste them', () => {
  test.each([
    ['a@x.nl, b@x.nl;c@x.nl\nd@x.nl', ['a@x.nl', 'b@x.nl', 'c@x.nl', 'd@x.nl']],
    ['Anna de Wit <anna@x.nl>, "Bo" <bo@x.nl>', ['anna@x.nl', 'bo@x.nl']],
    ['a@x.nl A@X.NL', ['A@X.NL']],
    ['  \n ', []],
    ['geen-adres', ['geen-adres']],
  ])('%j', (text, expected) => {
    expect(splitAddresses(text)).toEqual(expected);
  });
});
