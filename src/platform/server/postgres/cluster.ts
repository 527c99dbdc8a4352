import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileFailure, StartFailure } from '../start-failure.ts';
import type { Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { ownFolder, requireOwner, type PostgresFolders } from './folders.ts';
import { isRunning } from './processes.ts';

export interface Site {
  folders: PostgresFolders;
  binaries: PostgresBinaries;
  account: Account;
  /** Off only for throw-away databases: nothing then survives a power cut. */
  isDurable: boolean;
}

const draftPrefix = 'pg.init-';

/** Makes the database files once. They are made beside their place and renamed, so a crash half-way leaves nothing half-made. */
export function initialiseCluster(site: Site): void {
  const isMade = isInitialised(site);
  if (isMade) checkMajorVersion(site);
  // One that is closed to us looks as if it were empty.
  requireOwner(site.folders.cluster, site.folders, site.account);
  removeAbandonedDrafts(site.folders.dataDir);
  if (isMade) return;
  const draft = join(site.folders.dataDir, `${draftPrefix}${process.pid}-${randomBytes(3).toString('hex')}`);
  try {
    ownFolder(draft, site.account);
    runInitdb(site, draft);
    moveIntoPlace(site, draft);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    explainFileFailure(error, site.folders.dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * How PostgreSQL is told where its files are. As root it runs as another user, who may have no way through the folders
 * above `DATA_DIR` (a home directory, for instance); a process that is started inside the folder needs none.
 */
export function clusterArgument(folder: string, account: Account): string {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

function isInitialised(site: Site): boolean {
  return existsSync(join(site.folders.cluster, 'PG_VERSION'));
}

function runInitdb(site: Site, draft: string): void {
  const identity = ['-U', 'postgres', '--auth-local=trust', '--auth-host=reject'];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const safety = site.isDurable ? ['--data-checksums'] : ['--no-sync'];
  const args = ['-D', clusterArgument(draft, site.account), ...identity, ...locale, ...safety];
  const run = spawnSync(site.binaries.initdb, args, { ...site.account, cwd: draft, encoding: 'utf8' });
  if (run.error) throw run.error;
  if (run.status !== 0) throw explainPostgresOutput(`${run.stdout}${run.stderr}`, site.folders.dataDir);
}

function moveIntoPlace(site: Site, draft: string): void {
  try {
    renameSync(draft, site.folders.cluster);
  } catch (error) {
    // Another start was first; its files are as good as ours.
    if (!isInitialised(site)) throw error;
  }
}

function checkMajorVersion({ folders, binaries }: Site): void {
  const found = readFileSync(join(folders.cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = binaries.version.split('.')[0];
  if (found === ours) return;
  throw new StartFailure(
    `The database in ${folders.cluster} was made by PostgreSQL ${found}, this version of Plein brings PostgreSQL ${ours}. Go on with the older version of Plein, or move the data: pg_dump while that one runs (its socket is in ${folders.socket}, and the password of postgres is what ${join(folders.dataDir, 'database-secret')} holds, if it is there), and pg_restore into the database of a new DATA_DIR.`,
  );
}

function removeAbandonedDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(draftPrefix))) {
    const makerPid = Number(name.slice(draftPrefix.length).split('-')[0]);
    if (makerPid !== process.pid && !isRunning(makerPid)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Finds the line that matters in what PostgreSQL or initdb printed. */
export function explainPostgresOutput(output: string, dataDir: string): StartFailure {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new StartFailure(`The disk is full: nothing can be written in ${dataDir}.`);
  const lock = /lock file "([^"]+)" is empty/.exec(output) ?? /bogus data in lock file "([^"]+)"/.exec(output);
  if (lock)
    return new StartFailure(
      `PostgreSQL does not start in ${dataDir}: the file ${lock[1]} was not written to its end. When no PostgreSQL runs there, remove that file and start again.`,
    );
  const telling = output.split('\n').filter((line) => /FATAL|PANIC|[Ee]rror|could not/.test(line));
  const line = telling.at(-1)?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? output.trim().split('\n').at(-1) ?? '';
  return new StartFailure(`PostgreSQL does not start in ${dataDir}: ${line || 'it says nothing'}`);
}
