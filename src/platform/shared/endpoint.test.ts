import { expect, test } from 'vitest';
import { canEnterWithoutTerms, needsProof } from './endpoint.ts';

test.each([
  ['what everybody reads', { method: 'GET', access: 'public' }, true],
  ['what everybody reads with a body', { method: 'POST', access: 'public', readsOnly: true }, true],
  ['what everybody may change', { method: 'POST', access: 'public' }, false],
  ['what is read by who is signed in', { method: 'GET', access: 'user' }, false],
  ['what admins change', { method: 'PUT', access: 'admin' }, false],
  ['what says that it is open', { method: 'PUT', access: 'user', alsoFor: ['withoutTerms'] }, true],
] as const)('%s, without having accepted the terms: %s %s', (_, definition, isOpen) => {
  expect(canEnterWithoutTerms(definition)).toBe(isOpen);
});

test.each([
  ['what staff change', { method: 'PUT', access: 'admin' }, true],
  ['what staff ask for with a body', { method: 'POST', access: 'contentManager', readsOnly: true }, true],
  ['a file for staff', { method: 'GET', access: 'admin', file: 'text/csv' }, true],
  ['a file with what is somebody’s own', { method: 'GET', access: 'user', file: 'application/zip' }, true],
  ['a change that says why it need not', { method: 'PUT', access: 'admin', proof: { notNeeded: 'it changes nothing' } }, false],
  ['what staff look at', { method: 'GET', access: 'admin' }, false],
  ['what somebody changes of their own', { method: 'PUT', access: 'user' }, false],
  ['what somebody changes of their own, where that is dangerous', { method: 'PUT', access: 'user', proof: 'needed' }, true],
  ['what everybody may send', { method: 'POST', access: 'public' }, false],
  ['a file for everybody', { method: 'GET', access: 'public', file: 'text/calendar' }, false],
] as const)('%s, asked by who proved long ago who they are: %s %s', (_, definition, isAsked) => {
  expect(needsProof(definition)).toBe(isAsked);
});
