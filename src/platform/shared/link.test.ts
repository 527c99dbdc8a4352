import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInternalLink, isSafeHref, relOf } from './link.ts';

test.each(['/', '/nieuws', '/en/news?p=2#top', '/i/abc/een-titel', '/caf\u00e9', '/a//b', '/a:b'])(
  'R5.08 %s is an internal link',
  (link) => {
    expect(isInternalLink(link)).toBe(true);
  },
);

test.each(['', 'nieuws', '//evil.nl', '///evil.nl', 'https://plein.invalid/', ' /nieuws', '#top', '?p=2', '.', 'javascript:alert(1)'])(
  'R5.08 %j is no internal link: it does not start with a slash and a non-slash',
  (link) => {
    expect(isInternalLink(link)).toBe(false);
  },
);

test.each([
  '/\\evil.nl',
  '/\t/evil.nl',
  '/\n/evil.nl',
  '/\r\n/evil.nl',
  '/a\u0000b',
  '/\u0085',
  '/.//evil.nl',
  '/..//evil.nl',
  '/%2e//evil.nl',
])('R5.09 %j is no internal link: it can be read as another site', (link) => {
  expect(isInternalLink(link)).toBe(false);
});

test('R5.09 what passes as internal stays on the origin it is resolved against, twice over', () => {
  const pieces = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '%2e', '%2f', '%5c', '\t', '@', ':', 'evil.nl', 'https:', '?', '#'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(pieces, fc.webPath(), fc.string({ unit: 'binary' })), (rest) => {
      const link = `/${rest}`;
      fc.pre(isInternalLink(link));
      const once = new URL(link, 'https://plein.nl/en/a/b');
      const twice = new URL(once.pathname + once.search + once.hash, 'https://plein.nl');
      return once.origin === 'https://plein.nl' && twice.origin === once.origin && twice.pathname === once.pathname;
    }),
  );
});

test.each(['/nieuws', 'https://voorbeeld.nl', 'HTTP://voorbeeld.nl/a?b#c', 'mailto:naam@voorbeeld.nl', 'tel:+31201234567'])(
  'C3 %s may be stored as a link',
  (href) => {
    expect(isSafeHref(href)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' jav\tascript:alert(1)',
  'jav\u0000ascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://voorbeeld.nl/1',
  '//evil.nl',
  '\\\\evil.nl',
  '/\\evil.nl',
  'https:\\\\evil.nl',
  'https:evil.nl',
  'https://',
  'https://a b',
  'mailto:',
  'mailto:a@b.nl\r\nBcc: c@d.nl',
  'voorbeeld.nl',
  '',
])('C3 %j may not be stored as a link', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

test('C3 a safe href never leads to a scheme that runs or reads something here', () => {
  const schemes = fc.constantFrom('javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'https:', 'http:', 'mailto:', 'tel:', '/', '');
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), schemes, fc.string(), (before, scheme, after) => {
      const href = before + scheme + after;
      fc.pre(isSafeHref(href));
      return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href, 'https://plein.nl').protocol);
    }),
  );
});

test('C3 a link to another site tells it nothing and gives it no way back', () => {
  expect(relOf('https://voorbeeld.nl')).toBe('noopener noreferrer');
  expect(relOf('/nieuws')).toBeUndefined();
  expect(relOf('mailto:naam@voorbeeld.nl')).toBeUndefined();
});
