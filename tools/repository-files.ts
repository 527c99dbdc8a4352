import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '..');

/** At the root: what is installed, built, measured or stored here, but not written by us. The same list as .gitignore. */
const madeFolders = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.cache', '.git']);

function walk(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return madeFolders.has(path) ? [] : walk(path);
    return entry.name.endsWith('.log') ? [] : [path];
  });
}

/** Our files as paths from the root, sorted. Git is not asked, so that the checks also run in an unpacked archive. */
export function listFiles(): string[] {
  return walk('').toSorted();
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** Prints what is wrong, one line each, then what was looked at; a problem makes the process fail. */
export function reportProblems(problems: string[], summary: string): void {
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
}
