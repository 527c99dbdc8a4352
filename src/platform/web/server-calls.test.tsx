import { expect, test } from 'vitest';
import { readServerCalls } from './server-calls.ts';

function pageWith(json: string): Document {
  return new DOMParser().parseFromString(`<body><script type="application/json" id="plein-data">${json}</script>`, 'text/html');
}

test('R3.54 the calls made during server rendering are read from the page', () => {
  const calls = [{ key: 'abc', status: 200, data: { title: '</script><b>' }, cacheToken: '5' }];
  expect(readServerCalls(pageWith(JSON.stringify(calls).replaceAll('<', '\\u003c')))).toEqual(calls);
});

test.each(['', '{', '{"key":"abc"}', 'null'])('a page without them, or with something else, has none: %s', (json) => {
  expect(readServerCalls(pageWith(json))).toEqual([]);
});
