import { expect, test } from 'vitest';
import { cookies, cookiesInUse, needsConsentFirst, optionalCategories, type CookieSources } from './cookies.ts';

const plain: CookieSources = { hasIdentityProvider: false, hasOutsideAnalytics: false, isCookieless: false, showAutoTranslate: false };

function namesInUse(sources: Partial<CookieSources>, category?: string) {
  const inUse = cookiesInUse({ ...plain, ...sources });
  return inUse.filter((cookie) => category === undefined || cookie.category === category).map(({ name }) => name);
}

test('R9.23 required cookies: session, login, consent, and the XSRF cookie', () => {
  expect(namesInUse({})).toEqual(['plein_session', 'plein_login', 'plein_consent', 'XSRF-TOKEN']);
});

test("R9.23 an identity provider's cookies are required and listed where there is one", () => {
  const purposes = cookiesInUse({ ...plain, hasIdentityProvider: true }).filter(({ category }) => category === 'required');
  expect(purposes.map(({ purpose }) => purpose)).toContain('identityProvider');
});

test('R9.24 the analytics cookie is optional and lives 13 months', () => {
  expect(cookies.find(({ purpose }) => purpose === 'analytics')).toMatchObject({
    category: 'analytical',
    duration: { amount: 13, unit: 'month' },
  });
});

test('R9.25 the analytics cookie exists only when configured and not cookie-less', () => {
  expect(namesInUse({}, 'analytical')).toEqual([]);
  expect(namesInUse({ isCookieless: true }, 'analytical')).toEqual([]);
  expect(namesInUse({ hasOutsideAnalytics: true, isCookieless: true }, 'analytical')).toEqual([]);
  expect(namesInUse({ hasOutsideAnalytics: true }, 'analytical')).toEqual(['nmstat']);
});

test("R9.26 the translator's cookies are optional, and it names them itself", () => {
  expect(namesInUse({}, 'translation')).toEqual([]);
  expect(namesInUse({ showAutoTranslate: true }, 'translation')).toEqual([null]);
});

test('there is something to ask only where something is optional', () => {
  expect(optionalCategories(plain)).toEqual([]);
  expect(optionalCategories({ ...plain, hasIdentityProvider: true })).toEqual([]);
  expect(optionalCategories({ ...plain, hasOutsideAnalytics: true, showAutoTranslate: true })).toEqual(['analytical', 'translation']);
});

test('V11 only what begins by itself is asked about before', () => {
  const translating: CookieSources = { ...plain, showAutoTranslate: true, hasIdentityProvider: true };
  expect(needsConsentFirst(translating)).toBe(false);
  expect(needsConsentFirst({ hasOutsideAnalytics: true })).toBe(true);
});

test('no two cookies share a name', () => {
  const names = cookies.flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
});
