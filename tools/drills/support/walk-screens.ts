import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository-files.ts';

/** Runs one of the files in tests/screens/, which walk over every screen, or a part of it. Says for each screen what was found there. */
export function walkScreens(file: string, part?: string): { ok: boolean; lines: string[] } {
  const args = ['test', '--config', 'tests/screens/playwright.config.ts', file, '--reporter=line'];
  if (part !== undefined) args.push(`--shard=${part}`);
  const { status, stdout } = spawnSync(join(repositoryRoot, 'node_modules/.bin/playwright'), args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = stdout.split('\n').filter((line) => /^\s+\d+ (?:passed|failed|flaky|did not run)|^\s+\d+\) |^\s+\+ {3}"/.test(line));
  return { ok: status === 0, lines: lines.map((line) => line.trim()) };
}
