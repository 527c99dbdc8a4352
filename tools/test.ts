import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { repositoryRoot } from './repository-files.ts';
import { reportsFolder, totalsOfReports } from './test-totals.ts';

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const path = [join(repositoryRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { status } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  return status === 0;
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

// Found once, here, so that a missing browser is fetched before the runners start their clocks.
const chromium = { CHROMIUM_PATH: findChromium() };

function runJourneys(project: 'reading' | 'changing', workers: number): boolean {
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, `${project}.json`) };
  return run('playwright', ['test', `--project=${project}`, `--workers=${workers}`, '--reporter=list,json'], { ...chromium, ...report });
}

const results = [
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reportsFolder, 'vitest.json')}`], chromium),
  runJourneys('reading', 2),
  runJourneys('changing', 1),
];

const { passed, failed } = totalsOfReports();
const isOk = results.every(Boolean) && failed === 0;
console.log(`\n${passed} passed, ${failed > 0 || isOk ? failed : 1} failed`);
process.exitCode = isOk ? 0 : 1;
