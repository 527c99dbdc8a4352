import { expect, test } from 'vitest';
import { canEnterWithoutTerms } from './endpoint.ts';

test.each([
  ['what everybody reads', { method: 'GET', access: 'public' }, true],
  ['what everybody reads with a body', { method: 'POST', access: 'public', readsOnly: true }, true],
  ['what everybody may change', { method: 'POST', access: 'public' }, false],
  ['what is read by who is signed in', { method: 'GET', access: 'user' }, false],
  ['what admins change', { method: 'PUT', access: 'admin' }, false],
  ['what says that it is open', { method: 'PUT', access: 'user', withoutTermsToo: true }, true],
] as const)('%s, without having accepted the terms: %s %s', (_, definition, isOpen) => {
  expect(canEnterWithoutTerms(definition)).toBe(isOpen);
});
