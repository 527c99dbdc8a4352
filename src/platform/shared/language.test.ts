import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf, localizePath, splitLanguage } from './language.ts';
import { isInternalLink } from './link.ts';

test.each([
  ['/nieuws', 'nl', '/nieuws'],
  ['/en/news', 'en', '/news'],
  ['/en', 'en', '/'],
  ['/', 'nl', '/'],
  ['/energie', 'nl', '/energie'],
  ['/nl/nieuws', 'nl', '/nl/nieuws'],
])('%s is %s at %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test('whatever was asked for, the same page in another language is on this site', () => {
  const segment = fc.constantFrom('', '', 'en', 'evil.nl', 'a');
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.constantFrom(...languages), (segments, language) => {
      const { path } = splitLanguage(`/${segments.join('/')}`);
      expect(isInternalLink(localizePath(language, path))).toBe(true);
    }),
  );
});

test.each(languages)('R1.27 the week starts on Monday: %s', (language) => {
  // Every browser and Node has it; the types of this year's JavaScript do not yet.
  const locale = new Intl.Locale(localeOf[language]) as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  expect(locale.getWeekInfo().firstDay).toBe(1);
});
