import { expect, test } from 'vitest';
import { commandsMentioned, isThere, pathsMentioned } from './check-docs.ts';

test('paths in backticks and targets of links are found with their line', () => {
  expect(pathsMentioned('See `src/app/server/main.ts`\nand [the guide](guides/errors.md#kinds).')).toEqual([
    { line: 1, path: 'src/app/server/main.ts', kind: 'code' },
    { line: 2, path: 'guides/errors.md', kind: 'link' },
  ]);
});

test.each([
  ['an address of the product', '`/admin/pages` and `legal/privacy`'],
  ['a command', '`npm run check`'],
  ['a web address', '[Node](https://nodejs.org/en)'],
  ['a place on the same page', '[below](#below)'],
  ['an example in a code fence', '```\nsrc/gone.ts `src/gone.ts`\n```'],
])('%s is no path of ours', (_, markdown) => {
  expect(pathsMentioned(markdown)).toEqual([]);
});

const files = ['README.md', 'docs/guides/errors.md', 'src/domains/pages/README.md', 'src/domains/pages/model/page.ts'];

test.each([
  ['a file', 'src/domains/pages/model/page.ts'],
  ['a folder', 'src/domains/pages/model/'],
  ['a folder without its slash', 'src/domains'],
  ['an import path', '#domains/pages/model/page.ts'],
  ['a pattern', 'src/domains/<noun>/README.md'],
  ['any depth', 'src/**/page.ts'],
  ['a bare name', 'page.ts'],
  ['a path from the page’s own folder', 'model/page.ts'],
])('%s that exists is found', (_, path) => {
  expect(isThere({ line: 1, path, kind: 'code' }, 'src/domains/pages/README.md', files)).toBe(true);
});

test.each(['src/domains/menus/', 'src/domains/pages/model/pag', 'src/domains/<noun>/server/', 'page.tsx', 'rrors.md'])(
  '%s is not there',
  (path) => {
    expect(isThere({ line: 1, path, kind: 'code' }, 'README.md', files)).toBe(false);
  },
);

test('a link is read from its own page', () => {
  const link = { line: 1, path: '../guides/errors.md', kind: 'link' } as const;
  expect(isThere(link, 'docs/decisions/0001.md', files)).toBe(true);
  expect(isThere(link, 'README.md', files)).toBe(false);
});

test('what a text says to type is found, in a page and in a message of the product', () => {
  expect(commandsMentioned('Run `npm run plein -- backup` or "npm run check", then npm run plein.')).toEqual([
    { script: 'plein', command: 'backup' },
    { script: 'check', command: undefined },
    { script: 'plein', command: undefined },
  ]);
});
