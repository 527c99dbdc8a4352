import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSamples } from './machine-pace.ts';
import { repositoryRoot } from './repository-files.ts';
import { tellTimes, timesInPlaywright, timesInVitest, type FileTime } from './test-times.ts';

/** Each run of tests leaves its JSON report here; the totals are the sum of what lies there. */
export const reportsFolder = join(repositoryRoot, '.cache/test-reports');

export interface Totals {
  passed: number;
  failed: number;
  /** What failed, for who sees only the end of a long run. */
  names: string[];
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime?: number;
    endTime?: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { startTime?: string; duration?: number; error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Errors outside every test, which the report of Vitest leaves out (tools/stray-errors.ts). */
export interface StrayErrorsReport {
  strayErrors: { title: string; stack: string }[];
}

type Report = VitestReport | PlaywrightReport | StrayErrorsReport;

const colours = new RegExp(String.raw`${String.fromCharCode(27)}\[\d+m`, 'g');

function described(place: string, title: string, reason = ''): string {
  const lines = reason.replace(colours, '').split('\n').slice(0, 12);
  return [`${place} › ${title}`, ...lines].filter((line) => line.trim() !== '').join('\n    ');
}

/** A file that could not be loaded has no failed test in it, yet it failed. */
function totalsOfVitest(report: VitestReport): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => described(relative(repositoryRoot, name), fullName, failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(failed, 1),
    names: [...names, ...broken.map(({ name }) => described(relative(repositoryRoot, name), 'the whole file'))],
  };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test that passed only at the second try counts as failed: it would fail for somebody else. */
function totalsOfPlaywright(report: PlaywrightReport): Totals {
  const { stats, errors } = report;
  const failures = specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => described(`${file}:${line}`, title, results.find(({ error }) => error)?.error?.message)),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, names: failures };
}

function totalsOfStrayErrors({ strayErrors }: StrayErrorsReport): Totals {
  const names = strayErrors.map(({ title, stack }) => described('outside every test', title, stack));
  return { passed: 0, failed: strayErrors.length, names };
}

export function totalsOf(report: Report): Totals {
  if ('strayErrors' in report) return totalsOfStrayErrors(report);
  return 'stats' in report ? totalsOfPlaywright(report) : totalsOfVitest(report);
}

export function addUp(all: Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    names: all.flatMap(({ names }) => names),
  };
}

function readReports(): Report[] {
  if (!existsSync(reportsFolder)) return [];
  const names = readdirSync(reportsFolder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(reportsFolder, name), 'utf8')) as Report);
}

export function totalsOfReports(): Totals {
  return addUp(readReports().map(totalsOf));
}

function timesOfReports(): FileTime[] {
  return readReports().flatMap((report) => {
    if ('strayErrors' in report) return [];
    return 'stats' in report ? timesInPlaywright(report) : timesInVitest(report.testResults);
  });
}

export function told({ passed, failed, names }: Totals): string {
  return [...names.map((name) => `FAILED ${name}`), `${passed} passed, ${failed} failed`].join('\n');
}

if (import.meta.main) {
  const totals = totalsOfReports();
  const { lines, over } = tellTimes(timesOfReports(), readSamples());
  console.log(['Slowest files of tests, and what each kind took:', ...lines, ...over.map((line) => `OVER BUDGET ${line}`)].join('\n'));
  console.log(told(totals));
  process.exitCode = totals.failed > 0 || totals.passed === 0 || over.length > 0 ? 1 : 0;
}
