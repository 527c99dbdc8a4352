import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { startSampling } from './machine-pace.ts';
import { repositoryRoot } from './repository-files.ts';
import { reportsFolder, told, totalsOfReports } from './test-totals.ts';

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const path = [join(repositoryRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { status } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  return status === 0;
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

// Found once, here, so that a missing browser is fetched before the runners start their clocks.
const chromium = { CHROMIUM_PATH: findChromium() };

const stopSampling = startSampling();
const results = [
  run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reportsFolder, 'vitest.json')}`,
      '--reporter=./tools/stray-errors.ts',
    ],
    chromium,
  ),
  run('playwright', ['test', '--reporter=list,json'], { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, 'journeys.json') }),
];

stopSampling();
const totals = totalsOfReports();
const isOk = results.every(Boolean) && totals.failed === 0;
console.log(`\n${told({ ...totals, failed: totals.failed > 0 || isOk ? totals.failed : 1 })}`);
process.exitCode = isOk ? 0 : 1;
