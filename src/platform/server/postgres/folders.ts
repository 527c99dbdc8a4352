import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { explainFileFailure, StartFailure } from '../start-failure.ts';
import { ownerOf, userName } from '../system-user.ts';
import type { Account } from './account.ts';

/** A socket's path is limited to 107 bytes, 103 on macOS; `/.s.PGSQL.5432.lock` comes after the folder. */
const longestSocketFolder = 82;

export interface PostgresFolders {
  /** `DATA_DIR`, absolute. */
  dataDir: string;
  /** PostgreSQL's own files. */
  cluster: string;
  /** Holds the Unix socket, the only way in. */
  socket: string;
}

export function postgresFolders(dataDir: string): PostgresFolders {
  const nearby = join(dataDir, 'run');
  const isShort = Buffer.byteLength(nearby) <= longestSocketFolder;
  const elsewhere = join(tmpdir(), `plein-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  return { dataDir, cluster: join(dataDir, 'pg'), socket: isShort ? nearby : elsewhere };
}

/** Makes what is missing in `DATA_DIR`. */
export function prepareFolders(folders: PostgresFolders, account: Account): void {
  try {
    makeDataDir(folders.dataDir);
    if (account.uid !== undefined) letOthersPass(folders.dataDir);
    // An empty one of root's is given away below.
    if (folders.socket.startsWith(folders.dataDir)) requireOwner(folders.socket, folders, account, [process.getuid?.(), account.uid]);
    ownFolder(folders.socket, account);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    explainFileFailure(error, folders.dataDir);
  }
}

/** Makes a folder that only PostgreSQL's user can enter. */
export function ownFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  refuseStrangersFolder(path, account);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
}

/** The temporary folder is everybody's: whoever made this path first could listen in. */
function refuseStrangersFolder(path: string, account: Account): void {
  const { uid } = lstatSync(path);
  const isOurs = uid === process.getuid?.() || uid === account.uid;
  if (!isOurs || !lstatSync(path).isDirectory())
    throw new StartFailure(`${path} belongs to another user. Remove it, or choose a shorter DATA_DIR.`);
}

/**
 * A copy that root put in place, or a start as another user, leaves files that PostgreSQL may not touch. It would say so in words about
 * itself; what helps is whose they are, who needs them, and how to give them away.
 */
export function requireOwner(
  path: string,
  { dataDir }: PostgresFolders,
  account: Account,
  owners: readonly (number | undefined)[] = [account.uid ?? process.getuid?.()],
): void {
  const own = process.getuid?.();
  const owner = ownerOf(path);
  const starter = ownerOf(dataDir);
  if (own === undefined || owner === undefined || starter === undefined || owners.includes(owner)) return;
  const user = userName(account.uid ?? own);
  const giveAway = `as root: chown -R ${user} ${own === 0 ? path : dataDir}`;
  throw new StartFailure(
    `${path} belongs to the user ${userName(owner)}, and PostgreSQL runs as ${user} here. ${
      starter === own ? `Give it away ${giveAway}` : `Start Plein as ${userName(starter)}, or give the folder away ${giveAway}`
    }`,
  );
}

/** As root, PostgreSQL is another user than the folder's owner: it may walk through, not look around. */
function letOthersPass(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o001) === 0) chmodSync(path, (mode & 0o777) | 0o011);
}
