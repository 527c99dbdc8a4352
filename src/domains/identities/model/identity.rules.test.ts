import { expect, test } from 'vitest';
import { canUnlink, saysSecondFactor, type OtherWaysIn } from './identity.rules.ts';

const nothing: OtherWaysIn = { hasLocalLogin: true, hasPassword: false, hasPasskey: false, hasOtherIdentity: false };

test.each<[string, Partial<OtherWaysIn>, boolean]>([
  ['nothing else', {}, false],
  ['a password', { hasPassword: true }, true],
  ['a passkey', { hasPasskey: true }, true],
  ['another identity', { hasOtherIdentity: true }, true],
  ['a password that cannot be used here', { hasPassword: true, hasPasskey: true, hasLocalLogin: false }, false],
  ['another identity where passwords are off', { hasOtherIdentity: true, hasLocalLogin: false }, true],
])('an identity can be unlinked beside %s', (_, ways, expected) => {
  expect(canUnlink({ ...nothing, ...ways })).toBe(expected);
});

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: 'http://eidas.europa.eu/LoA/high' }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: 'http://eidas.europa.eu/LoA/low' }, false],
  [{ acr: ['phr'] }, false],
  [{ acr: '1' }, false],
  [{}, false],
])('F14 the provider says in %j that there was a second factor: %j', (claims, expected) => {
  expect(saysSecondFactor(claims)).toBe(expected);
});
