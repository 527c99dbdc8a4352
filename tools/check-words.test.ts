import { expect, test } from 'vitest';
import { wordProblems } from './check-words.ts';

const laterNote = `// ${'TO'}${'DO'} later`;

test('a note for later is reported with its line', () => {
  expect(wordProblems('src/a.ts', `fine\n${laterNote}`)).toEqual([expect.stringMatching(/^src\/a\.ts:2: /)]);
});

test('words that merely contain one are left alone', () => {
  expect(wordProblems('src/a.ts', 'const todos = mastodon;')).toEqual([]);
});

test.each(['src/platform/shared/utils.ts', 'src/domains/pages/server/page-helpers.ts', 'src/common/index.ts'])('%s is no name', (path) => {
  expect(wordProblems(path, '')).toHaveLength(1);
});

test.each(['src/platform/shared/utilisation.ts', 'src/domains/auth/model/common-passwords.ts'])('%s is a name', (path) => {
  expect(wordProblems(path, '')).toEqual([]);
});
