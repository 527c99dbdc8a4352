import { relative } from 'node:path';
import { repositoryRoot } from './repository-files.ts';

/** What one file of tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

export const testProjects = ['unit', 'database', 'components', 'processes', 'journeys'] as const;
type TestProject = (typeof testProjects)[number];

/**
 * Seconds of test time, added up over the files that run side by side on two processors. A sixth more than they take now, so that a
 * busy machine is no failure and a suite that grows unseen is. Together they may only shrink. Of the first three, three files run at once,
 * so that each takes longer and all of them are done sooner: what was 480 of two lanes would be 720 of three.
 */
export const budgets: Record<TestProject, number> = { unit: 105, database: 460, components: 380, processes: 320, journeys: 1380 };

interface VitestFile {
  name: string;
  startTime?: number;
  endTime?: number;
}

interface PlaywrightSuiteTimes {
  specs?: { file: string; tests: { results: { duration?: number }[] }[] }[];
  suites?: PlaywrightSuiteTimes[];
}

export function timesInVitest(files: VitestFile[]): FileTime[] {
  return files.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(repositoryRoot, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
}

export function timesInPlaywright({ specs = [], suites = [] }: PlaywrightSuiteTimes): FileTime[] {
  const own = specs.map(({ file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return { file: `tests/e2e/${file}`, seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(timesInPlaywright)];
}

function projectOf(file: string): TestProject {
  if (file.startsWith('tests/e2e/')) return 'journeys';
  if (file.startsWith('tests/process/')) return 'processes';
  if (file.endsWith('.db.test.ts')) return 'database';
  return file.endsWith('.tsx') ? 'components' : 'unit';
}

function addUp<T>(times: FileTime[], by: (time: FileTime) => T): Map<T, number> {
  const sums = new Map<T, number>();
  for (const time of times) sums.set(by(time), (sums.get(by(time)) ?? 0) + time.seconds);
  return sums;
}

/** The slowest files, and what each project took of its budget; those over it once more, by name. */
export function tellTimes(times: FileTime[], count = 8): { lines: string[]; over: string[] } {
  const files = [...addUp(times, ({ file }) => file)].toSorted(([, a], [, b]) => b - a).slice(0, count);
  const projects = addUp(times, ({ file }) => projectOf(file));
  const told = testProjects.map((project) => ({ project, seconds: projects.get(project) ?? 0, budget: budgets[project] }));
  return {
    lines: [
      ...files.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
      ...told.map(({ project, seconds, budget }) => `${seconds.toFixed(0).padStart(5)} of ${budget} s  ${project}`),
    ],
    over: told
      .filter(({ seconds, budget }) => seconds > budget)
      .map(({ project, seconds, budget }) => `${project}: ${seconds.toFixed(0)} s of tests, ${budget} is the budget (tools/test-times.ts)`),
  };
}
