import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository-files.ts';
import { addUp, told, totalsOf } from './test-totals.ts';

const passedFile = {
  name: join(repositoryRoot, 'src/good.test.ts'),
  status: 'passed',
  assertionResults: [{ fullName: 'works', status: 'passed' }],
};

test('the report of Vitest is counted by test, and says what failed and why', () => {
  const failedFile = {
    name: join(repositoryRoot, 'src/bad.test.ts'),
    status: 'failed',
    assertionResults: [
      { fullName: 'works', status: 'passed' },
      { fullName: 'sum is right', status: 'failed', failureMessages: ['AssertionError: expected 3 to be 4'] },
    ],
  };
  const report = { success: false, numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] };
  expect(totalsOf(report)).toEqual({
    passed: 2,
    failed: 1,
    names: ['src/bad.test.ts › sum is right\n    AssertionError: expected 3 to be 4'],
  });
});

test('a test file that could not be loaded is a failure', () => {
  const brokenFile = { name: join(repositoryRoot, 'src/bad.test.ts'), status: 'failed', assertionResults: [] };
  const report = { success: false, numPassedTests: 1, numFailedTests: 0, testResults: [passedFile, brokenFile] };
  expect(totalsOf(report)).toEqual({ passed: 1, failed: 1, names: ['src/bad.test.ts › the whole file'] });
});

test('an error outside every test is a failure', () => {
  const report = { success: false, numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] };
  expect(totalsOf(report)).toEqual({ passed: 1, failed: 1, names: [] });
});

test('an error that Vitest leaves out of its own report is told too, with where it came from', () => {
  const report = { strayErrors: [{ title: 'Error: Connection terminated', stack: 'Error: Connection terminated\n at src/pool.ts:7' }] };
  expect(totalsOf(report)).toEqual({
    passed: 0,
    failed: 1,
    names: ['outside every test › Error: Connection terminated\n    Error: Connection terminated\n     at src/pool.ts:7'],
  });
});

test('in the report of Playwright a flaky test and an error outside the tests are failures', () => {
  const flaky = {
    title: 'signs in',
    file: 'sign-in.spec.ts',
    line: 7,
    tests: [{ status: 'flaky', results: [{ error: { message: '\u001B[31mTimed out\u001B[39m' } }, {}] }],
  };
  const good = { title: 'reads', file: 'home.spec.ts', line: 3, tests: [{ status: 'expected', results: [{}] }] };
  const report = {
    stats: { expected: 5, unexpected: 0, flaky: 1 },
    errors: [{}],
    suites: [{ specs: [good], suites: [{ specs: [flaky] }] }],
  };
  expect(totalsOf(report)).toEqual({ passed: 5, failed: 2, names: ['sign-in.spec.ts:7 › signs in\n    Timed out'] });
});

test('reports add up, and the last line is the sum', () => {
  const sum = addUp([
    { passed: 5, failed: 0, names: [] },
    { passed: 2, failed: 1, names: ['a.test.ts › works'] },
  ]);
  expect(told(sum)).toBe('FAILED a.test.ts › works\n7 passed, 1 failed');
});
