import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutSecrets } from './secrets-in-text.ts';

const token = 'Zk3-_9'.repeat(7) + 'a';

test.each([
  ['/reset/abc', '/reset/[code]'],
  ['/en/reset/abc?x=1', '/en/reset/[code]?x=1'],
  ['/reset\\abc', '/reset\\[code]'],
  ['"document-uri":"https://plein.test/verify/abc","x":1', '"document-uri":"https://plein.test/verify/[code]","x":1'],
  ['https://plein.test/setup/abc#y', 'https://plein.test/setup/[code]#y'],
  ['/login?returnTo=%2Finvitation%2Fabc', '/login?returnTo=/invitation/[code]'],
  ['/login?returnTo=%252Finvitation%255Cabc', '/login?returnTo=/invitation\\[code]'],
  ['/login/openid/callback?code=a.b-c&state=d&iss=e', '/login/openid/callback?code=[code]&state=[code]&iss=e'],
  ['/#access_token=abc&token_type=x', '/#access_token=[code]&token_type=x'],
  ['plein_session=a.b; plein_login=c; consent=all', 'plein_session=[code]; plein_login=[code]; consent=all'],
  ['Authorization: Bearer abc', 'Authorization: [code]'],
  ['fetch failed with Bearer abcdefgh.ij', 'fetch failed with Bearer [code]'],
  ['Cookie: a=b; c=d\nat x', 'Cookie: [code]\nat x'],
  ['{"password":"abc","code":"page.not_found"}', '{"password":"[code]","code":"page.not_found"}'],
  ['{"currentPassword":"vier paarden in de regen","x":1}', '{"currentPassword":"[code]","x":1}'],
  ['{"password":"zeg \\"abc\\" na"}', '{"password":"[code]"}'],
  ["{password: 'vier paarden', x: 1}", "{password: '[code]', x: 1}"],
  ['password=vier paarden in de regen&x=1', 'password=[code]&x=1'],
  ['wachtwoord=vier paarden', 'wachtwoord=[code]'],
  ['wachtwoord: vier paarden\nat x', 'wachtwoord: [code]\nat x'],
  ['{"code":"123456"}', '{"code":"[code]"}'],
  ['{"code":123456,"x":1}', '{"code":[code],"x":1}'],
  ['{"code": "123 456"}', '{"code": "[code]"}'],
  ['"{\\"code\\":\\"123456\\"}"', '"{\\"code\\":\\"[code]\\"}"'],
  ['{"code":"K7QX-2M9T-WBZ4-8HNR"}', '{"code":"[code]"}'],
  ['{code: "k7qx2m9twbz48hnr"}', '{code: "[code]"}'],
  ['{"recoveryCodes":["K7QX-2M9T-WBZ4-8HNR","2M9T-K7QX-8HNR-WBZ4"]}', '{"recoveryCodes":["[code]","[code]"]}'],
  ['wrong code: 123456', 'wrong code: [code]'],
  ['postgres://plein:abc@db/plein', 'postgres://plein:[redacted]@db/plein'],
  [`see ${token}.${token}!`, 'see [code].[code]!'],
  ['0123456789abcdef'.repeat(4), '[code]'],
])('%s is written down as %s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});

test.each([
  '/nieuws/i/5b0f1f8e-1111-4222-8333-444455556666/een-titel-die-langer-is-dan-drieenveertig-letters',
  'TypeError: Cannot read properties of undefined (reading "x")\n    at save (https://plein.test/assets/index-BkT3xQ2a.js:1:2345)',
  'web-vital LCP 1234',
  '{"code":"23505","constraint":"one_name"}',
  '{"code":"request.forbidden","statusCode":403,"postcode":"1234 AB"}',
  '{"amount":123456,"code":"ECONNREFUSED"}',
  '/zoeken?q=100%25%20gratis',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
])('%s stays as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

const randomToken = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes))
  .chain((bytes) => fc.constantFrom(bytes.toString('base64url'), bytes.toString('hex')))
  // The rule for tokens without a place needs letters of both kinds, which random ones have but for one in a thousand million.
  .filter((text) => text.length === 64 || (text !== text.toLowerCase() && text !== text.toUpperCase()));

const hexOf = (letter: string) => (letter.codePointAt(0) ?? 0).toString(16);
const ways: Record<string, (letter: string) => string> = {
  'as it is': (letter) => letter,
  'with a percent sign': (letter) => `%${hexOf(letter)}`,
  'with a percent sign in capitals': (letter) => `%${hexOf(letter).toUpperCase()}`,
  'with two': (letter) => `%25${hexOf(letter)}`,
  'with all of it written over': (letter) => `%25%${hexOf(hexOf(letter)[0] ?? '')}%${hexOf(hexOf(letter)[1] ?? '')}`,
  'as JSON': (letter) => `\\u00${hexOf(letter)}`,
  'as JSON in JSON': (letter) => `\\\\u00${hexOf(letter)}`,
  'as a script': (letter) => `\\x${hexOf(letter)}`,
  'as markup': (letter) => `&#${letter.codePointAt(0)};`,
  'as markup in hex': (letter) => `&#x${hexOf(letter)};`,
};

/** All that a reader could make of it. */
function readings(text: string): string[] {
  const read = text
    .replace(/\\{2,}/g, '\\')
    .replace(/%([2-7][0-9a-f])|\\u00([2-7][0-9a-f])|\\x([2-7][0-9a-f])|&#x([2-7][0-9a-f]);/gi, (_, ...groups: (string | undefined)[]) =>
      String.fromCodePoint(Number.parseInt(groups.slice(0, 4).find((group) => group !== undefined) ?? '', 16)),
    )
    .replace(/&#(\d{2,3});/g, (_, digits: string) => String.fromCodePoint(Number(digits)));
  return read === text ? [text] : [text, ...readings(read)];
}

test.each([String.raw`0%2%\x`, '%', String.raw`\u00`, '&#x'])('a token behind %s, which takes its first letters for its own', (before) => {
  const secret = `57${token.slice(2)}`;
  const written = [...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  for (const text of [before + secret, before + written]) {
    for (const reading of readings(withoutSecrets(text))) expect(reading).not.toContain(secret);
  }
});

test('no token survives, whatever stands around it and however it is written', () => {
  const around = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom('%', '2', '5', 'a', 'B', '\\', 'u', '0', 'x', '&', '#', ';', '/', '-', '_'), maxLength: 20 }),
    fc.constantFrom(
      '/reset/',
      '/reset\\',
      '/en/invitation/',
      '?code=',
      '#state=',
      'https://plein.test/verify/',
      '{"a":"',
      'Bearer ',
      'x: ',
    ),
  );
  const way = fc.constantFrom(...Object.values(ways));
  fc.assert(
    fc.property(around, randomToken, around, fc.array(way, { minLength: 1, maxLength: 4 }), (before, secret, after, writing) => {
      const written = [...secret].map((letter, index) => writing[index % writing.length]?.(letter) ?? letter).join('');
      const shown = withoutSecrets(before + written + after);
      for (const reading of readings(shown)) expect(reading).not.toContain(secret);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});

test('what was taken out once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = withoutSecrets(`${text}/reset/${token}`);
      expect(withoutSecrets(once)).toBe(once);
    }),
  );
});
