import { expect, test } from 'vitest';
import { doubtAfterChange, doubtOfFactors, doubtOfPassword, namesOfWays, type WaysIn } from './recovery.rules.ts';

const nothing: WaysIn = { password: false, authenticator: false, passkeys: 0, recoveryCodes: false, identities: [], deletion: false };

test('after a change of address the password is in doubt, and what was added since the day before', () => {
  const dayBefore = new Date('2026-03-01T12:00:00Z');
  expect(doubtAfterChange(new Date('2026-03-02T12:00:00Z'))).toEqual({ password: true, factorsSince: dayBefore, changesSince: dayBefore });
});

test('a new password by mail leaves the second factor alone, and a lost device the password', () => {
  expect(doubtOfPassword).toEqual({ password: true, factorsSince: null, changesSince: null });
  expect(doubtOfFactors).toEqual({ password: false, factorsSince: new Date(0), changesSince: null });
});

test('what went is named, and what was not there is not', () => {
  expect(namesOfWays(nothing)).toEqual([]);
  expect(namesOfWays({ ...nothing, password: true, passkeys: 2, identities: ['https://login.example.nl'] })).toEqual([
    'password',
    'passkeys',
    'identities',
  ]);
});
