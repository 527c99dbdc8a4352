import { expect, test } from 'vitest';
import { canRemoveFactor, isAuthenticatorCode, isMeantAsRecoveryCode, plainCode, recoveryAlphabet } from './second-factor.rules.ts';

test('a code is the same code with spaces, dashes and small letters', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
  expect(plainCode('abcd-efgh jkmn-PQRS')).toBe('ABCDEFGHJKMNPQRS');
});

test('six digits come from an app, everything else may be a recovery code', () => {
  expect(isAuthenticatorCode('012345')).toBe(true);
  for (const other of ['12345', '1234567', '12345a', '', '２３４５６７']) expect(isAuthenticatorCode(other)).toBe(false);
});

test('a wrong code is called by what it was meant to be', () => {
  for (const digits of ['000000', '12345', '1234567']) expect(isMeantAsRecoveryCode(digits)).toBe(false);
  for (const other of ['ABCDEFGHJKMNPQRS', '2345ABCD', '12345O']) expect(isMeantAsRecoveryCode(other)).toBe(true);
});

test('recovery codes have 32 different signs, none of which looks like another', () => {
  expect(new Set(recoveryAlphabet).size).toBe(32);
  expect(recoveryAlphabet).not.toMatch(/[01IO]/);
});

test('the last factor stays where one is demanded', () => {
  expect(canRemoveFactor({ isRequired: true, factorsLeft: 0 })).toBe(false);
  expect(canRemoveFactor({ isRequired: true, factorsLeft: 1 })).toBe(true);
  expect(canRemoveFactor({ isRequired: false, factorsLeft: 0 })).toBe(true);
});
