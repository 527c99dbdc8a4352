import { mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a folder that lives in memory. */
const inMemory = '/dev/shm';
const enough = 6 * 2 ** 30;

/**
 * An empty folder for the data of one test or run, in memory where there is plenty: a copied or new PostgreSQL is hundreds of files, and
 * writing them to a disk takes ten times as long. For who is killed it is no different: what was written stays, in either place.
 */
export function newTestFolder(prefix: string): string {
  return realpathSync(mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), prefix)));
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < enough) return false;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough;
  } catch {
    return false;
  }
}
