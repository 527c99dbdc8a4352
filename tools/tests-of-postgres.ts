import { listFiles, readRepositoryFile } from './repository-files.ts';

/** What PostgreSQL itself decides, and may decide otherwise in another version: searching and sorting words, locks, notices, rights. */
const decidedByPostgres =
  /tsquery|tsvector|unaccent|collate|advisory|skip ?locked|pg_notify|deadlock|lock_timeout|statement_timeout|permission denied|42501/i;

/** The folders of database tests in which that matters: the platform, and each domain that asks for it in its code or its tests. */
export function foldersThatDiffer(files: string[], read: (path: string) => string): string[] {
  const domains = files.filter((path) => /^src\/domains\/[^/]+\/server\/.*\.ts$/.test(path) && decidedByPostgres.test(read(path)));
  const folders = domains.map((path) => path.split('/').slice(0, 4).join('/'));
  const withTests = folders.filter((folder) => files.some((path) => path.startsWith(`${folder}/`) && path.endsWith('.db.test.ts')));
  return [...new Set(['src/platform', ...withTests])];
}

if (import.meta.main) console.log(foldersThatDiffer(listFiles(), readRepositoryFile).join('\n'));
