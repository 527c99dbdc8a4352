import { describe, expect, test } from 'vitest';
import { addresseesIn, maskEmail, namePartsOf, readAddressee, writeAddressee } from './invitation.ts';

test('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('sam.de.wit@plein.test')).toBe('s•••@plein.test');
});

describe('addresses as people paste them', () => {
  test.each([
    ['a@x.nl, b@x.nl;c@x.nl\nd@x.nl', ['a@x.nl', 'b@x.nl', 'c@x.nl', 'd@x.nl']],
    ['Anna de Wit <anna@x.nl>, "Bo" <bo@x.nl>', ['Anna de Wit <anna@x.nl>', 'Bo <bo@x.nl>']],
    ['"Wit, Anna de" <anna@x.nl>; bo@x.nl', ['Wit, Anna de <anna@x.nl>', 'bo@x.nl']],
    ['<anna@x.nl> bo@x.nl', ['anna@x.nl', 'bo@x.nl']],
    ['a@x.nl A@X.NL', ['A@X.NL']],
    ['  \n ', []],
    ['geen-adres', ['geen-adres']],
  ])('%j', (text, expected) => {
    expect(addresseesIn(text).map(writeAddressee)).toEqual(expected);
  });
});

test('one who is sent with a name is read with it, and anything else is an address as a whole', () => {
  expect(readAddressee(' Anna de Wit <anna@x.nl> ')).toEqual({ name: 'Anna de Wit', email: 'anna@x.nl' });
  expect(readAddressee(' geen adres ')).toEqual({ name: '', email: 'geen adres' });
});

test.each([
  ['Anna de Wit', ['Anna', 'de', 'Wit']],
  ['Jan Willem van der Berg', ['Jan Willem', 'van der', 'Berg']],
  ['Wit, Anna de', ['Anna', 'de', 'Wit']],
  ['Pim van ’t Hof', ['Pim', 'van ’t', 'Hof']],
  ['Noor Haven', ['Noor', '', 'Haven']],
  ['Mary Jane Watson', ['Mary Jane', '', 'Watson']],
  ['Sam', ['Sam', '', '']],
  ['sam', ['sam', '', '']],
  ['', ['', '', '']],
])('the name %j has the parts %j', (name, parts) => {
  expect(Object.values(namePartsOf(name))).toEqual(parts);
});
