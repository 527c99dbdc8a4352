import { join } from 'node:path';
import { repositoryRoot } from './repository-files.ts';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const entry = join(repositoryRoot, 'src/app/web/entry-browser.tsx');

let shell: ReadonlySet<string> | undefined;

/**
 * What a browser loads at once is one file: cut by who else needs a piece of it, it would be fifty, and a tenth more after compression. What
 * comes later is cut so that nobody loads what only others need.
 */
export function isOfShell(id: string, graph: ModuleGraph): boolean {
  shell ??= reachedFrom(entry, graph);
  return shell.has(id);
}

/** All that is imported without waiting, from a module on. */
function reachedFrom(from: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
