import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository-files.ts';

/** Runs one of the files in tests/screens/, which walk over every screen. */
export function walkScreens(file: string): { ok: boolean; lines: string[] } {
  const args = ['test', '--config', 'tests/screens/playwright.config.ts', file, '--reporter=line'];
  const { status, stdout } = spawnSync(join(repositoryRoot, 'node_modules/.bin/playwright'), args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = stdout.split('\n').filter((line) => /^\s+\d+ (?:passed|failed|flaky|did not run)|^\s+\d+\) /.test(line));
  return { ok: status === 0, lines: lines.map((line) => line.trim()) };
}
