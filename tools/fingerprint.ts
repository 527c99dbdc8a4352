import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build notes what it was made from. */
export const fingerprintPath = 'dist/built-from';

const sources = ['src', 'demo', 'public', 'tools/build.ts', 'tools/style-groups.ts', 'tools/script-groups.ts', 'package-lock.json'];

/** A hash of everything a build reads: equal means that building again would change nothing. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
