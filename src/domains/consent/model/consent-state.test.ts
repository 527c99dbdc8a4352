import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesOfKey, consentKey, unreadableKey } from './consent-key.ts';
import { consentStateOf } from './consent-state.ts';
import { giveConsent } from './consent.ts';
import { cookieSourcesOf } from './cookie-sources.ts';
import { cookieCategories, type CookieCategory, type CookieSources } from './cookies.ts';

const now = new Date('2026-11-05T13:05:00.000Z');
const translating = cookieSourcesOf({ showAutoTranslate: true, siteimproveId: null }, {});
const plain = cookieSourcesOf({ showAutoTranslate: false, siteimproveId: null }, {});
const counted = cookieSourcesOf({ showAutoTranslate: false, siteimproveId: '12345' }, {});
const both = cookieSourcesOf({ showAutoTranslate: true, siteimproveId: '12345' }, {});
const anywhere = { isSkipped: false };

const keyFor = (sources: CookieSources, categories: CookieCategory[]) => consentKey(giveConsent(categories, sources, now));

test('R2.39 who has not chosen is asked where something would begin by itself, and nobody else', () => {
  expect(consentStateOf('', both, anywhere)).toMatchObject({ isAsked: true, optional: ['analytical', 'translation'], hasChosen: false });
  expect(consentStateOf('', plain, anywhere).isAsked).toBe(false);
  expect(consentStateOf(keyFor(both, []), both, anywhere)).toMatchObject({ isAsked: false, hasChosen: true, accepted: ['required'] });
  expect(consentStateOf('', both, { isSkipped: true }).isAsked).toBe(false);
  expect(consentStateOf(unreadableKey, both, anywhere)).toMatchObject({ isAsked: true, hasChosen: false });
});

test('V11 the translator alone asks nobody beforehand, and stays a choice', () => {
  expect(consentStateOf('', translating, anywhere)).toMatchObject({ isAsked: false, optional: ['translation'], hasChosen: false });
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

test('R4.19 what is accepted by default is in every choice, a refusal as well', () => {
  expect(giveConsent([], translating, now).categories).toEqual(['required', 'analytical']);
  expect(giveConsent(['translation'], translating, now).categories).toEqual(['required', 'analytical', 'translation']);
  expect(giveConsent([], both, now).categories).toEqual(['required']);
  expect(giveConsent(['translation'], both, now).categories).toEqual(['required', 'translation']);
});

test('a choice counts instead of the defaults, a refusal as well', () => {
  expect(consentStateOf(keyFor(both, ['translation']), both, anywhere).accepted).toEqual(['required', 'translation']);
  expect(consentStateOf(keyFor(counted, []), counted, anywhere).accepted).toEqual(['required']);
});

test('a yes from when we counted by ourselves is no yes to an outside service, nor the other way round', () => {
  expect(consentStateOf(keyFor(translating, ['translation']), both, anywhere)).toMatchObject({
    isAsked: true,
    hasChosen: false,
    accepted: ['required'],
  });
  expect(consentStateOf(keyFor(both, ['analytical']), translating, anywhere)).toMatchObject({
    hasChosen: false,
    accepted: ['required', 'analytical'],
  });
});

test('a consent and its word say the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cookieCategories)), fc.constantFrom(plain, both), (categories, sources) => {
      const consent = giveConsent(categories, sources, now);
      expect(categoriesOfKey(consentKey(consent), consent.version)).toEqual(consent.categories);
    }),
  );
});

test('there are no more words than choices, so that copies of a page stay few', () => {
  const words = new Set<string>([consentKey(undefined), unreadableKey]);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...cookieCategories)),
      fc.constantFrom(plain, both),
      fc.date({ noInvalidDate: true }),
      (categories, sources, date) => {
        words.add(consentKey(giveConsent(categories, sources, date)));
        // None, unreadable, two while we count by ourselves, and four about an outside service.
        expect(words.size).toBeLessThanOrEqual(8);
      },
    ),
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
