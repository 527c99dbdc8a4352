import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentKey } from './consent-key.ts';
import { consentStateOf } from './consent-state.ts';
import { consentCookie, consentVersions, giveConsent, readConsent } from './consent.ts';
import { cookieCategories, type CookieSources } from './cookies.ts';

const now = new Date('2026-11-05T13:05:00.000Z');
const sources: CookieSources = { hasIdentityProvider: false, hasOutsideAnalytics: true, isCookieless: false, showAutoTranslate: true };

const anyChoice = fc.array(fc.constantFrom(...cookieCategories));

test('R4.20 consent is read from a cookie as it was given', () => {
  fc.assert(
    fc.property(anyChoice, (categories) => {
      const consent = giveConsent(categories, sources, now);
      expect(readConsent(consentCookie(consent))).toEqual(consent);
    }),
  );
});

test('R4.20 it holds the accepted categories, the date and the version of the text', () => {
  expect(giveConsent(['translation'], sources, now)).toEqual({
    categories: ['required', 'translation'],
    date: '2026-11-05T13:05:00.000Z',
    version: consentVersions.outsideAnalytics,
  });
});

test('equal choices make equal consents, in whatever order they were made', () => {
  fc.assert(
    fc.property(anyChoice, (categories) => {
      expect(giveConsent([...categories, ...categories.toReversed()], sources, now)).toEqual(giveConsent(categories, sources, now));
    }),
  );
});

test.each([
  undefined,
  '',
  'true',
  'null',
  '[]',
  '{}',
  '{"categories":["required"]',
  '{"categories":"analytical","date":"2026-11-05T13:05:00Z","version":3}',
  '{"categories":["everything"],"date":"2026-11-05T13:05:00Z","version":3}',
  '{"categories":["analytical"],"date":"yesterday","version":3}',
  '{"categories":["analytical"],"date":"2026-11-05T13:05:00Z","version":"3"}',
  `{"categories":["analytical"],"date":"2026-11-05T13:05:00Z","version":3${' '.repeat(500)}}`,
])('R4.21 a cookie that cannot be read (%j) is no consent: the defaults hold again', (cookie) => {
  expect(readConsent(cookie)).toBeUndefined();
  expect(consentStateOf(consentKey(readConsent(cookie)), sources, { isSkipped: false })).toMatchObject({
    isAsked: true,
    accepted: ['required'],
  });
});

test('R4.21 no cookie value makes reading it fail', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (cookie) => readConsent(cookie) === undefined));
});

test('consent to a text that is gone, or that never was, is asked for again', () => {
  for (const version of [1, Math.max(...Object.values(consentVersions)) + 1])
    expect(readConsent(consentCookie({ ...giveConsent(['analytical'], sources, now), version }))).toBeUndefined();
});
