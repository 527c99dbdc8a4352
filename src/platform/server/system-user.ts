import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** What the system calls a user; the number of one that has no name. */
export function userName(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : String(uid);
}

/** Whose a file is; undefined when it is not there, when that may not be known, and where files belong to nobody. */
export function ownerOf(path: string): number | undefined {
  if (process.getuid === undefined) return undefined;
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
}
