import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-files.ts';

export const name = 'Every screen in both languages, on a telephone, at a desk and with large text: no barrier that can be measured';

/** Every run of the tests looks at each screen at one width in each language, and at the pages that stand for the others. */
export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const args = ['test', '--config', 'tests/screens/playwright.config.ts', 'barriers', '--reporter=line'];
  const { status, stdout } = spawnSync(join(repositoryRoot, 'node_modules/.bin/playwright'), args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = stdout.split('\n').filter((line) => /^\s+\d+ (?:passed|failed|flaky|did not run)|^\s+\d+\) /.test(line));
  return { ok: status === 0, lines: lines.map((line) => line.trim()) };
}
