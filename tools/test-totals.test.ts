import { expect, test } from 'vitest';
import { addUp, totalsOf } from './test-totals.ts';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };

test('the report of Vitest is counted by test', () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const report = { success: false, numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] };
  expect(totalsOf(report)).toEqual({ passed: 2, failed: 1 });
});

test('a test file that could not be loaded is a failure', () => {
  const report = {
    success: false,
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [passedFile, { status: 'failed', assertionResults: [] }],
  };
  expect(totalsOf(report)).toEqual({ passed: 1, failed: 1 });
});

test('an error outside every test is a failure', () => {
  expect(totalsOf({ success: false, numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] })).toEqual({ passed: 1, failed: 1 });
});

test('in the report of Playwright a flaky test and an error outside the tests are failures', () => {
  expect(totalsOf({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});

test('reports add up', () => {
  expect(
    addUp([
      { passed: 5, failed: 0 },
      { passed: 2, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
});
