import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-files.ts';

/** Each run of tests leaves its JSON report here; the totals are the sum of what lies there. */
export const reportsFolder = join(repositoryRoot, '.cache/test-reports');

export interface Totals {
  passed: number;
  failed: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file that could not be loaded has no failed test in it, yet it failed. */
function totalsOfVitest(report: VitestReport): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) };
}

/** A test that passed only at the second try counts as failed: it would fail for somebody else. */
function totalsOfPlaywright({ stats, errors }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export function totalsOf(report: VitestReport | PlaywrightReport): Totals {
  return 'stats' in report ? totalsOfPlaywright(report) : totalsOfVitest(report);
}

export function addUp(all: Totals[]): Totals {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
}

export function totalsOfReports(): Totals {
  if (!existsSync(reportsFolder)) return { passed: 0, failed: 0 };
  const names = readdirSync(reportsFolder).filter((name) => name.endsWith('.json'));
  return addUp(
    names.map((name) => totalsOf(JSON.parse(readFileSync(join(reportsFolder, name), 'utf8')) as VitestReport | PlaywrightReport)),
  );
}

if (import.meta.main) {
  const { passed, failed } = totalsOfReports();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
