import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesOfKey, consentKey } from './consent-key.ts';
import { consentStateOf } from './consent-state.ts';
import { giveConsent } from './consent.ts';
import { cookieSourcesOf } from './cookie-sources.ts';
import { cookieCategories } from './cookies.ts';

const now = new Date('2026-11-05T13:05:00.000Z');
const translating = cookieSourcesOf({ showAutoTranslate: true, siteimproveId: null }, {});
const plain = cookieSourcesOf({ showAutoTranslate: false, siteimproveId: null }, {});
const counted = cookieSourcesOf({ showAutoTranslate: false, siteimproveId: '12345' }, {});
const anywhere = { isSkipped: false };

test('R2.39 who has not chosen is asked where something is optional, and nobody else', () => {
  expect(consentStateOf('', translating, anywhere)).toMatchObject({ isAsked: true, optional: ['translation'], hasChosen: false });
  expect(consentStateOf('', plain, anywhere).isAsked).toBe(false);
  expect(consentStateOf('r', translating, anywhere)).toMatchObject({ isAsked: false, hasChosen: true, accepted: ['required'] });
  expect(consentStateOf('', translating, { isSkipped: true }).isAsked).toBe(false);
});

test('R4.19 required and analytical are accepted by default while our own counting is all there is', () => {
  for (const sources of [plain, translating]) expect(consentStateOf('', sources, anywhere).accepted).toEqual(['required', 'analytical']);
});

test('R4.19 with outside analytics, analytical is a choice that nobody made yet', () => {
  for (const isCookieless of [false, true]) {
    const state = consentStateOf('', { ...counted, isCookieless }, anywhere);
    expect(state).toEqual({ isAsked: true, optional: ['analytical'], hasChosen: false, accepted: ['required'] });
  }
});

test('a choice counts instead of the defaults, a refusal as well', () => {
  expect(consentStateOf(consentKey(giveConsent(['translation'], now)), translating, anywhere).accepted).toEqual([
    'required',
    'translation',
  ]);
  expect(consentStateOf(consentKey(giveConsent([], now)), plain, anywhere).accepted).toEqual(['required']);
});

test('a consent and its word say the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cookieCategories)), (categories) => {
      const consent = giveConsent(categories, now);
      expect(categoriesOfKey(consentKey(consent))).toEqual(consent.categories);
    }),
  );
});

test('there are no more words than choices, so that copies of a page stay few', () => {
  const words = new Set<string>([consentKey(undefined)]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cookieCategories)), fc.date({ noInvalidDate: true }), (categories, date) => {
      words.add(consentKey(giveConsent(categories, date)));
      expect(words.size).toBeLessThanOrEqual(5);
    }),
  );
});

test('what is optional follows from the settings and from how people sign in', () => {
  expect(cookieSourcesOf({ showAutoTranslate: false, siteimproveId: '12345' }, { oidc: { issuer: 'https://id.example' } })).toEqual({
    hasIdentityProvider: true,
    hasOutsideAnalytics: true,
    isCookieless: false,
    showAutoTranslate: false,
  });
  expect(plain).toMatchObject({ hasIdentityProvider: false, hasOutsideAnalytics: false });
});
