import { describe, expect, test } from 'vitest';
import { addresseesIn, addressesWithNames, maskEmail, namePartsOf, readAddressee, writeAddressee } from './invitation.ts';

test('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('sam.de.wit@plein.test')).toBe('s•••@plein.test');
});

describe('addresses as people paste them', () => {
  test.each([
    ['a@x.nl, b@x.nl;c@x.nl\nd@x.nl', ['a@x.nl', 'b@x.nl', 'c@x.nl', 'd@x.nl']],
    ['Anna de Wit <anna@x.nl>, "Bo" <bo@x.nl>', ['Anna de Wit <anna@x.nl>', 'Bo <bo@x.nl>']],
    ['"Wit, Anna de" <anna@x.nl>; bo@x.nl', ['Wit, Anna de <anna@x.nl>', 'bo@x.nl']],
    ['<anna@x.nl> bo@x.nl', ['anna@x.nl', 'bo@x.nl']],
    ['a@x.nl A@X.NL', ['a@x.nl']],
    ['Anna de Wit <anna@x.nl>\nanna@x.nl', ['Anna de Wit <anna@x.nl>']],
    ['anna@x.nl\nAnna de Wit <Anna@x.nl>\nA. de Wit <anna@x.nl>', ['Anna de Wit <Anna@x.nl>']],
    ['  \n ', []],
    ['geen-adres', ['geen-adres']],
  ])('%j', (text, expected) => {
    expect(addresseesIn(text).map(writeAddressee)).toEqual(expected);
  });
});

test('an address with more names than one is told with all of them; to stand there twice is nothing to tell', () => {
  const text = 'Anna de Wit <anna@x.nl>\nAnna Wit <ANNA@x.nl>\nbo@x.nl\nBo <bo@x.nl>\nBo <bo@x.nl>';
  expect(addressesWithNames(text)).toEqual([{ email: 'anna@x.nl', names: ['Anna de Wit', 'Anna Wit'] }]);
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
