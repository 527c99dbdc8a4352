import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../repository-files.ts';

export const name = 'two editors do everything at once, a thousand times: no word that was acknowledged is lost';

const runs = 1000;

/** As in every run of the tests, where it is done twice. */
export function run(): Promise<{ ok: boolean; lines: string[] }> {
  const firstSeed = 1 + Math.floor(Math.random() * 1_000_000);
  const file = 'src/domains/documents/server/interleavings.db.test.ts';
  const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--project', 'db', file, '--reporter=dot'], {
    cwd: repositoryRoot,
    env: { ...process.env, INTERLEAVINGS: String(runs), FIRST_SEED: String(firstSeed) },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const failed = stdout.split('\n').filter((line) => /FAIL|AssertionError/.test(line));
  const lines = [
    `${runs} runs from seed ${firstSeed}: ${status === 0 ? 'all held' : `${failed.length} lines of failures`}`,
    ...failed.slice(0, 20),
  ];
  return Promise.resolve({ ok: status === 0, lines });
}
