import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a browser loads at once for an entry: its own file and everything imported without waiting for a click. */
export function scriptsOfEntries(manifest: Manifest): string[] {
  const seen = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return files.filter((file) => file.endsWith('.js'));
}

/** The style sheets of some of the groups that the build puts together. */
export function stylesOfGroups(...groups: string[]): (manifest: Manifest) => string[] {
  return (manifest) =>
    groups.flatMap((group) => {
      const files = Object.values(manifest).find(({ name }) => name === group)?.css;
      if (!files) throw new Error(`No style sheet is called ${group}.`);
      return files;
    });
}

/** Files of a build in `folder`, picked from its manifest. */
export function filesOfBuild(folder: string, pick: (manifest: Manifest) => string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = pick(manifest);
  if (files.length === 0) throw new Error(`The manifest in ${folder} names no such file.`);
  return files.map((file) => join(folder, file));
}
