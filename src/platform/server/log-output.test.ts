import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const program = `
  const { standardOutput } = await import('#platform/server/log-output.ts');
  const line = 'a line of the log\\n'.repeat(1000);
  for (let turn = 0; turn < 20; turn++) {
    standardOutput().write(line);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  process.exitCode = 3;
  process.exit();`;

test.runIf(existsSync('/dev/full'))('a log whose disk is full neither ends the process nor keeps it from ending', () => {
  const full = openSync('/dev/full', 'w');
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 15_000,
  });
  closeSync(full);
  expect(run).toMatchObject({ status: 3, stderr: '' });
});
