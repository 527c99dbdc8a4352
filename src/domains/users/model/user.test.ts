import { expect, test } from 'vitest';
import { emailKey } from '#platform/shared/email-key.ts';
import { fullName, initialsOf, listedName, ProfileChange } from './user.ts';

test('a full name leaves no gap where a part is empty', () => {
  expect(fullName({ firstName: 'Jan', middleName: '', lastName: 'Boersma' })).toBe('Jan Boersma');
  expect(fullName({ firstName: 'Sanne', middleName: 'de', lastName: 'Vries' })).toBe('Sanne de Vries');
  expect(fullName({ firstName: '', middleName: '', lastName: '' })).toBe('');
});

test('two spellings of one address have one key', () => {
  expect(emailKey(' Zoë@Plein.test ')).toBe(emailKey('zoe\u0308@plein.test'));
});

test('names are trimmed and put into one Unicode form', () => {
  expect(ProfileChange.parse({ firstName: ' Zoe\u0308 ' })).toEqual({ firstName: 'Zoë' });
});

test('what cannot be seen is no name, and cannot turn one around', () => {
  expect(ProfileChange.safeParse({ firstName: '\u200B\u2060' }).success).toBe(false);
  expect(ProfileChange.parse({ firstName: '\u202Elive' })).toEqual({ firstName: 'live' });
});

test.each(['a\u0000b', 'a\nb', '\u001b[31m'])('a name has no control characters: %j', (firstName) => {
  expect(ProfileChange.safeParse({ firstName }).success).toBe(false);
});

test('initials are of the first and the last name, and leave out what is empty', () => {
  expect(initialsOf({ firstName: 'Jan', lastName: 'Vries' })).toBe('JV');
  expect(initialsOf({ firstName: 'élise', lastName: '' })).toBe('É');
  expect(initialsOf({ firstName: '', lastName: '' })).toBe('');
});

test.each([
  [{ firstName: 'Jan', middleName: 'de', lastName: 'Vries' }, 'Vries, Jan de'],
  [{ firstName: 'Noor', middleName: '', lastName: 'Haven' }, 'Haven, Noor'],
  [{ firstName: '', middleName: '', lastName: 'Haven' }, 'Haven'],
  [{ firstName: '', middleName: '', lastName: '' }, 'iemand@plein.test'],
])('a list sorts by the last name and says so, or has the address: %#', (names, expected) => {
  expect(listedName({ ...names, email: 'iemand@plein.test' })).toBe(expected);
});
