import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build says about its files. */
export interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export function entryOf(manifest: Manifest): ManifestChunk {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The website was not built: run npm run build.');
  return entry;
}
