import { expect, test } from 'vitest';
import { plainPath } from './plain-path.ts';

test.each([
  ['/Home', '/home'],
  ['/EN', '/en'],
  ['/En/', '/en'],
  ['/EN/news', '/en/news'],
  ['/EN/Search', '/en/search'],
  ['/SEARCH/', '/search'],
  ['/Legal/Privacy', '/legal/privacy'],
  ['/legal/accessibility/NL', '/legal/accessibility/nl'],
  ['/Account/Profile', '/account/profile'],
  ['/Login/Second-Factor', '/login/second-factor'],
  ['/%6eieuws', '/nieuws'],
  ['/nieuws%2Dbrief/%4E%31/', '/nieuws-brief/N1'],
  ['/%53earch', '/search'],
])('%s is written %s', (asked, plain) => {
  expect(plainPath(asked)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});

test.each([
  '/',
  '/Nieuws',
  '/nieuws/Edit',
  '/reset/AbC-dEf',
  '/en/verify/AbC',
  '/invitation/AbC',
  '/g/5B0F1F8E-1111-4222-8333-444455556666',
  '/admin/users/5B0F1F8E-1111-4222-8333-444455556666/profile',
  '/nieuws/i/AbCdEfGhJkL/Een-Titel',
  '/a%20b%2Fc%2e%C3%A9',
  '/g/%35b0f1f8e-1111-4222-8333-444455556666',
  '//EN',
  '/EN//evil.example/',
])('%s stays as it is: not all of it is words of ours', (asked) => {
  expect(plainPath(asked)).toBe(asked);
});

test('a token behind a language in capitals keeps its capitals', () => {
  expect(plainPath('/EN/verify/AbC/')).toBe('/en/verify/AbC');
});
