import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';
const text = Buffer.from('JBSWY3DPEHPK3PXP');

test('what is sealed can be opened with the same secret and purpose, and does not show its text', () => {
  const sealed = seal(secret, 'second-factor', text);
  expect(sealed.includes(text)).toBe(false);
  expect(unseal(secret, 'second-factor', sealed)).toEqual(text);
});

test('the same text is sealed differently each time', () => {
  expect(seal(secret, 'mail', text)).not.toEqual(seal(secret, 'mail', text));
});

test('another secret or another purpose opens nothing', () => {
  const sealed = seal(secret, 'second-factor', text);
  expect(() => unseal(`${secret}!`, 'second-factor', sealed)).toThrow();
  expect(() => unseal(secret, 'mail', sealed)).toThrow();
});

test('a change of any byte is noticed', () => {
  const sealed = seal(secret, 'mail', text);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(secret, 'mail', changed)).toThrow();
  }
  expect(() => unseal(secret, 'mail', sealed.subarray(0, 20))).toThrow();
});
