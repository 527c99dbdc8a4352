import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readRepositoryFile, reportProblems, repositoryRoot } from './repository-files.ts';
import { namesOfRunningTests } from './test-names.ts';

const stateFile = 'docs/requirements-state.json';

interface State {
  /** Packages whose rows must be proven by now. */
  packagesDone: number[];
  /** How many of their rows have no test. May only fall. */
  untested: number;
}

export interface Requirement {
  id: string;
  text: string;
  package: number;
}

/** The rows of a table like `| R1.01 | what must be true | 2 |`. */
export function parseRequirements(markdown: string): Requirement[] {
  const rows = markdown.matchAll(/^\| (R\d+\.\d\d) \| (.+) \| (\d+) \|$/gm);
  return [...rows].map(([, id = '', text = '', number = '']) => ({ id, text, package: Number(number) }));
}

/** The ids that the names of running tests begin with: `test('R5.11 R5.12 title slugs …')`. Skipped tests prove nothing. */
export function idsInTestNames(code: string): string[] {
  return namesOfRunningTests(code).flatMap((name) => {
    const [ids = ''] = /^R\d+\.\d\d(?:(?:,| and| as)? R\d+\.\d\d)*\b/.exec(name) ?? [];
    return ids.match(/R\d+\.\d\d/g) ?? [];
  });
}

/** Rows that `docs/requirements-notes.md` says cannot be proven by a test. */
function idsWithoutPossibleTest(markdown: string): string[] {
  return [...markdown.matchAll(/^\| (R\d+\.\d\d) \|/gm)].map(([, id = '']) => id);
}

interface Judgement {
  problems: string[];
  untested: Requirement[];
  due: number;
}

export function judge(rows: Requirement[], tested: ReadonlySet<string>, state: State): Judgement {
  const ids = rows.map(({ id }) => id);
  const due = rows.filter((row) => state.packagesDone.includes(row.package));
  const untested = due.filter(({ id }) => !tested.has(id));
  const problems = [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands in docs/requirements.md twice`),
    ...[...tested].filter((id) => !ids.includes(id)).map((id) => `a test names ${id}, which is no row of docs/requirements.md`),
  ];
  if (untested.length > state.untested) {
    problems.push(`${untested.length} rows have no test; it was ${state.untested}. See them with: node tools/check-requirements.ts --list`);
  }
  return { problems, untested, due: due.length };
}

if (import.meta.main) {
  const rows = parseRequirements(readRepositoryFile('docs/requirements.md'));
  const state = JSON.parse(readRepositoryFile(stateFile)) as State;
  const testFiles = listFiles().filter((path) => /^(?:src|tests|tools)\/.*\.(?:test|spec)\.tsx?$/.test(path));
  const named = testFiles.flatMap((path) => idsInTestNames(readRepositoryFile(path)));
  const excused = idsWithoutPossibleTest(readRepositoryFile('docs/requirements-notes.md'));

  const { problems, untested, due } = judge(rows, new Set([...named, ...excused]), state);
  if (process.argv.includes('--list')) for (const row of untested) console.log(`${row.id}  ${row.text}`);
  const hasFallen = untested.length < state.untested;
  if (hasFallen && process.argv.includes('--record')) {
    const text = readRepositoryFile(stateFile).replace(/(?<="untested": )\d+/, String(untested.length));
    writeFileSync(join(repositoryRoot, stateFile), text);
  }
  const recorded = `recorded: ${state.untested}${hasFallen ? ', lower it with --record' : ''}`;
  reportProblems(problems, `${untested.length} of ${due} rows of package ${state.packagesDone.join(', ')} have no test (${recorded})`);
}
