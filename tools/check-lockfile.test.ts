import { expect, test } from 'vitest';
import { lockProblems } from './check-lockfile.ts';

const plain = { version: '1.0.0', integrity: 'sha512-x' };

test('a lockfile with hashes and without addresses is in order', () => {
  expect(lockProblems({ '': {}, 'node_modules/a': plain })).toEqual([]);
});

test('a download address is reported', () => {
  expect(lockProblems({ 'node_modules/a': { ...plain, resolved: 'https://example.org/a.tgz' } })).toHaveLength(1);
});

test('a package without integrity hash is reported', () => {
  expect(lockProblems({ 'node_modules/a': { version: '1.0.0' } })).toEqual(['node_modules/a has no integrity hash']);
});

test('a platform package that npm left out is reported', () => {
  const tool = { ...plain, optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' } };
  expect(lockProblems({ 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': plain })).toEqual([
    '@tool/darwin-arm64, wanted by node_modules/tool, is not in the lockfile',
  ]);
});

test('a platform package counts wherever Node would find it', () => {
  const tool = { ...plain, optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
  const nested = 'node_modules/a/node_modules/tool';
  expect(lockProblems({ [nested]: tool, 'node_modules/a/node_modules/@tool/linux-x64': plain })).toEqual([]);
  expect(lockProblems({ [nested]: tool, 'node_modules/@tool/linux-x64': plain })).toEqual([]);
});
