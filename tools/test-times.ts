import { relative } from 'node:path';
import { paceBetween, type Sample } from './machine-pace.ts';
import { repositoryRoot } from './repository-files.ts';

/** What one file of tests took. */
export interface FileTime {
  file: string;
  seconds: number;
  /** When it began and ended, in milliseconds; absent when the report does not say. */
  from?: number;
  to?: number;
}

export const testProjects = ['unit', 'database', 'components', 'processes', 'journeys'] as const;
type TestProject = (typeof testProjects)[number];

/**
 * Seconds of test time, added up over the files that run side by side on two processors. A sixth more than they take now, so that a
 * busy machine is no failure and a suite that grows unseen is; where the machine itself is slower than usual, they are of the work that it did
 * (tools/machine-pace.ts). Together they may only shrink. Of the first three, three files run at once,
 * so that each takes longer and all of them are done sooner: what was 480 of two lanes would be 720 of three.
 */
export const budgets: Record<TestProject, number> = { unit: 105, database: 530, components: 380, processes: 320, journeys: 1305 };

interface VitestFile {
  name: string;
  startTime?: number;
  endTime?: number;
}

interface PlaywrightSuiteTimes {
  specs?: { file: string; tests: { results: { startTime?: string; duration?: number }[] }[] }[];
  suites?: PlaywrightSuiteTimes[];
}

export function timesInVitest(files: VitestFile[]): FileTime[] {
  return files.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(repositoryRoot, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
    from: startTime,
    to: endTime,
  }));
}

export function timesInPlaywright({ specs = [], suites = [] }: PlaywrightSuiteTimes): FileTime[] {
  const own = specs.map(({ file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const moments = results.flatMap(({ startTime }) => (startTime === undefined ? [] : [Date.parse(startTime)]));
    const seconds = results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
    return { file: `tests/e2e/${file}`, seconds, ...(moments.length > 0 && { from: Math.min(...moments), to: Math.max(...moments) }) };
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

/** How much longer than usual the machine took while a project was tested: what else it has to do is nothing that the suite did. */
function paceOf(project: TestProject, times: readonly FileTime[], samples: readonly Sample[]): number {
  const own = times.filter(({ file }) => projectOf(file) === project);
  const from = Math.min(...own.flatMap((time) => time.from ?? []));
  const to = Math.max(...own.flatMap((time) => time.to ?? []));
  return paceBetween(samples, from, to);
}

/** The slowest files, and what each project took of its budget; those over it once more, by name. */
export function tellTimes(times: FileTime[], samples: readonly Sample[] = [], count = 8): { lines: string[]; over: string[] } {
  const files = [...addUp(times, ({ file }) => file)].toSorted(([, a], [, b]) => b - a).slice(0, count);
  const projects = addUp(times, ({ file }) => projectOf(file));
  const told = testProjects.map((project) => {
    const pace = paceOf(project, times, samples);
    return { project, seconds: (projects.get(project) ?? 0) / pace, pace, budget: budgets[project] };
  });
  return {
    lines: [
      ...files.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
      ...told.map(
        ({ project, seconds, budget, pace }) =>
          `${seconds.toFixed(0).padStart(5)} of ${budget} s  ${project}${pace > 1 ? `, on a machine that took ${pace.toFixed(2)} times as long as usual` : ''}`,
      ),
    ],
    over: told
      .filter(({ seconds, budget }) => seconds > budget)
      .map(({ project, seconds, budget }) => `${project}: ${seconds.toFixed(0)} s of tests, ${budget} is the budget (tools/test-times.ts)`),
  };
}
