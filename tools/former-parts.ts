import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds. A product that was built over runs no longer than that on what it was started with. */
const keptFor = 30 * 24 * 3600 * 1000;

/** Parts of former builds, each named by what is in it: gone when nothing can need them any more. */
export function removeFormerParts(folder: string, now = Date.now()): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > keptFor) rmSync(path);
  }
}
