import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository-files.ts';
import { budgets, tellTimes, timesInPlaywright, timesInVitest } from './test-times.ts';

test('the slowest files come first, whichever runner they are of', () => {
  const vitest = timesInVitest([
    { name: join(repositoryRoot, 'src/quick.test.ts'), startTime: 1000, endTime: 1500 },
    { name: join(repositoryRoot, 'src/slow.db.test.ts'), startTime: 1000, endTime: 9000 },
  ]);
  const playwright = timesInPlaywright({
    suites: [{ specs: [{ file: 'home.spec.ts', tests: [{ results: [{ duration: 3000 }] }, { results: [{ duration: 1000 }] }] }] }],
  });
  const { lines, over } = tellTimes([...vitest, ...playwright], [], 2);
  expect(lines.slice(0, 2)).toEqual(['    8.0 s  src/slow.db.test.ts', '    4.0 s  tests/e2e/home.spec.ts']);
  expect(over).toEqual([]);
});

test('a file that runs in two reports counts with both', () => {
  const twice = { file: 'src/search.db.test.ts', seconds: 5 };
  expect(tellTimes([twice, twice]).lines[0]).toContain('10.0 s  src/search.db.test.ts');
});

test('what a slow machine took longer for is not the suite’s', () => {
  const slow = { file: 'src/button.test.tsx', seconds: budgets.components * 1.5, from: 1000, to: 2000 };
  expect(tellTimes([slow]).over).toHaveLength(1);
  const { over, lines } = tellTimes([slow], [{ at: 1500, milliseconds: 52 }]);
  expect(over).toEqual([]);
  expect(lines.join()).toContain('2.00 times as long as usual');
});

test('a project that is over its budget is told by name', () => {
  const { over } = tellTimes([{ file: 'src/button.test.tsx', seconds: budgets.components + 1 }]);
  expect(over).toEqual([expect.stringMatching(/^components: /)]);
});
