import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnambiguousPath } from './unambiguous-path.ts';

test.each([
  '/',
  '/nieuws/i/5b0f1f8e-1111-4222-8333-444455556666/een-titel',
  '/caf%C3%A9',
  '/straat%20en%20plein',
  '/100%25-gratis',
  '/wat-is-dit%3F',
  '/a%2525',
  '/.well-known/security.txt',
  '/...',
  '/a..b/.c/d.',
  '/..a',
  '//evil.example/edit',
  '/a;b=1,2/(c)!*$+@:~',
  '/%F0%9F%98%80',
])('%s means one place', (path) => {
  expect(isUnambiguousPath(path)).toBe(true);
});

test.each([
  '/assets\\..\\account/profile',
  '/\\evil.example',
  '/a%5Cb',
  '/a%255cb',
  '/..',
  '/.',
  '/a/../b',
  '/a/./b',
  '/a/..',
  '/%2e%2e/b',
  '/a/.%2E/b',
  '/a/%2e',
  '/a/%252e%252e/b',
  '/a/%25%32%65%25%32%65/b',
  '/a/.%25252e/b',
  '/a%2fb',
  '/a%252Fb',
  '/a%00',
  '/a%0d%0aSet-Cookie:x',
  '/a%1b[2J',
  '/a%7f',
  '/a%C2%9B31m',
  '/a%c2%85',
  '/a\tb',
  '/a\u0000b',
  '/caf\u00c3\u00a9',
  '/a#b',
  '/%2525252525252525',
])('%s could mean another', (path) => {
  expect(isUnambiguousPath(path)).toBe(false);
});

test('what means one place stays where it is, however often it is read', () => {
  const piece = fc.constantFrom('/', '.', '..', '%2e', '%25', '2e', '%2f', '\\', '%5c', '%32', '%35', '65', 'a', 'é', '%C3%A9', '%00', ';');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      if (!isUnambiguousPath(path)) return;
      for (let text = path, reading = 0; reading < 6; reading++) {
        expect(text.split('/')).toHaveLength(path.split('/').length);
        expect(text).not.toMatch(/\\|\/\.\.?(?:\/|$)/);
        text = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
      }
    }),
    { numRuns: 1000 },
  );
});
