import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a browser loads at once for an entry: its own file and everything imported without waiting for a click. */
export function scriptsOfEntries(manifest: Manifest): string[] {
  return filesOf(manifest, shellOf(manifest));
}

/** What it loads beyond that when it comes to a part of the application, by the module that the part begins with. */
export function scriptsOfPart(part: string): (manifest: Manifest) => string[] {
  return (manifest) => scriptsBeyond(manifest, [part], shellOf(manifest));
}

/** What is fetched while somebody works in that part: each module that is, with the files that come with it. */
export function laterScriptsOf(part: string): (manifest: Manifest) => Record<string, string[]> {
  return (manifest) => {
    const there = [...reachedFrom(manifest, [part, ...shellOf(manifest)])];
    const own = there.filter((key) => !shellOf(manifest).includes(key));
    const later = [...new Set(own.flatMap((key) => manifest[key]?.dynamicImports ?? []))].filter((key) => !there.includes(key));
    return Object.fromEntries(later.map((key) => [key, scriptsBeyond(manifest, [key], there)]));
  };
}

function shellOf(manifest: Manifest): string[] {
  const entries = Object.entries(manifest).flatMap(([key, { isEntry }]) => (isEntry ? [key] : []));
  return [...reachedFrom(manifest, entries)];
}

function scriptsBeyond(manifest: Manifest, keys: readonly string[], there: readonly string[]): string[] {
  return filesOf(
    manifest,
    [...reachedFrom(manifest, keys)].filter((key) => !there.includes(key)),
  );
}

/** Everything that is imported without waiting for a click. */
function reachedFrom(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  keys.forEach(visit);
  return seen;
}

function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
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

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Files of a build in `folder`, picked from its manifest. */
export function filesOfBuild(folder: string, pick: (manifest: Manifest) => string[]): string[] {
  const files = pick(readManifest(folder));
  if (files.length === 0) throw new Error(`The manifest in ${folder} names no such file.`);
  return files.map((file) => join(folder, file));
}
