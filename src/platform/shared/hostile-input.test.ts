import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { cleanFileName } from './file-name.ts';
import { splitLanguage, preferredLanguage } from './language.ts';
import { isInternalLink, isSafeHref } from './link.ts';
import { slugOf } from './slug.ts';
import { isStorableText, normalizeText } from './text.ts';
import { isPublicAddress, parsePublicUrl } from './url-check.ts';

const size = 100 * 1024;
const allowedMs = 50;

function fill(before: string, pump: string, after = ''): string {
  return before + pump.repeat(Math.ceil(size / pump.length)) + after;
}

/** Texts that make a careless expression try every way to split them. */
const corpus = {
  'one letter': fill('', 'a', '!'),
  spaces: fill('x', ' ', 'x'),
  hyphens: fill('', '-', '!'),
  dots: fill('a', '.', 'a'),
  'dots and spaces': fill('a', '. ', 'a'),
  slashes: fill('', '/'),
  'steps up': fill('/', '../'),
  digits: fill('', '1', 'x'),
  'hex digits': fill('#', 'f', 'g'),
  'dates in a row': fill('', '2026/11/05', 'x'),
  'times in a row': fill('', '23:59:', 'x'),
  'mailboxes in a row': fill('a', '@a'),
  'domain labels': fill('a@', 'a.', '!'),
  'hyphenated labels': fill('a@a', '-a', '-'),
  'channels in a row': fill('rgb(', '255,', ')'),
  'spaces between channels': fill('rgba(1,', ' ', '1,1,1)'),
  'stacked marks': fill('e', '\u0301'),
  'an expanding ligature': fill('', '\ufdfa'),
  'control characters': fill('', '\u0000'),
  'half pairs': fill('', '\ud83d'),
  'reading orders': fill('', '\u202e\u2066'),
  'an address in brackets': fill('https://[', ':', ']/'),
  'a number as host': fill('https://', '9', '/'),
  'languages in a row': fill('nl', ',en;q=0.9'),
};

const validators: Record<string, (text: string) => unknown> = {
  ...fieldRules,
  slugOf: (text) => slugOf(text, 'x'),
  cleanFileName: (text) => cleanFileName(text, 'x'),
  isInternalLink,
  isSafeHref,
  isStorableText,
  normalizeText,
  isPublicAddress,
  parsePublicUrl,
  splitLanguage,
  preferredLanguage,
};

/** The best of three: the machine may be busy with something else, the function may not. */
function fastest(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(Object.entries(validators))('I4 %s answers every hostile text of 100 KiB in time', (_, validate) => {
  const slow = Object.entries(corpus).filter(([, text]) => fastest(() => validate(text)) > allowedMs);
  expect(slow.map(([name]) => name)).toEqual([]);
});

test('I4 no field rule accepts a text of that size', () => {
  const accepted = Object.values(fieldRules).flatMap((rule) => Object.values(corpus).filter(rule));
  expect(accepted).toEqual([]);
});
