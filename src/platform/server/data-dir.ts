import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './start-failure.ts';

/** Makes `DATA_DIR` and what is missing above it. Level by level: Node's own recursive way never comes back under /proc. */
export function makeDataDir(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDataDir(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another start was first. A link that leads nowhere exists too, and is no folder.
    if (codeOf(error) !== 'EEXIST' || !existsSync(path)) throw error;
  }
}
