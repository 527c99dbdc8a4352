import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonType, parseJsonBody } from './json-body.ts';

const unreadable = expect.objectContaining({ code: 'request.unreadable' }) as unknown;

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

test('what JSON says comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/__proto__|constructor|prototype|\\u/.test(text));
      expect(parseJsonBody(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('32 levels are read and 33 are not', () => {
  expect(parseJsonBody(nested(32))).toBeInstanceOf(Array);
  expect(() => parseJsonBody(nested(33))).toThrow(unreadable as Error);
  expect(() => parseJsonBody(nested(30_000))).toThrow(unreadable as Error);
});

test('10,000 keys are read and one more is not', () => {
  expect(parseJsonBody(JSON.stringify(Array.from({ length: 10_000 }, () => 0)))).toHaveLength(10_000);
  expect(() => parseJsonBody(JSON.stringify(Array.from({ length: 10_001 }, () => 0)))).toThrow(unreadable as Error);
});

test.each([
  '{"__proto__":{"isAdmin":true}}',
  '{"a":[{"__proto__":{"isAdmin":true}}]}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u005f_proto__":{"isAdmin":true}}',
])('B4 a key that reaches into prototypes is refused: %s', (text) => {
  expect(() => parseJsonBody(text)).toThrow(unreadable as Error);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each(['"a\\u0000b"', '{"a\\u0000b":1}', '"\\ud800"', '["\\udc00x"]', '{"\\ud800":1}'])(
  'B11 half a character and NUL are no text: %s',
  (text) => {
    expect(() => parseJsonBody(text)).toThrow(unreadable as Error);
  },
);

test.each(['', '{', '{"a":1,}', "{'a':1}", 'undefined', 'NaN', '{"a":1}{"b":2}', '\u{feff}{}'])(
  'what is no JSON is unreadable: %s',
  (text) => {
    expect(() => parseJsonBody(text)).toThrow(unreadable as Error);
  },
);

test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8', 'Application/JSON'])(
  'B9 %s is JSON',
  (type) => {
    expect(isJsonType(type)).toBe(true);
  },
);

test.each([
  undefined,
  '',
  ' application/json',
  'application/json\ta',
  'application/json a',
  'application/json; charset=utf-7',
  'application/json; charset=utf-8; x=y',
  'application/jsonp',
  'text/plain',
  'text/plain, application/json',
  'application/x-www-form-urlencoded',
])('B9 %j is not', (type) => {
  expect(isJsonType(type)).toBe(false);
});
