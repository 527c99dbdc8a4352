import { join } from 'node:path';
import { repositoryRoot } from './repository-files.ts';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** By the module that each begins with: what a browser loads at once, and what it loads when somebody begins to edit. */
export const scriptGroups = [
  { name: 'shell', from: 'src/app/web/entry-browser.tsx' },
  { name: 'editing', from: 'src/app/web/screens/page-editor-screen.ts' },
] as const;

const known = new Map<string, ReadonlySet<string>>();

/** All that is imported without waiting, from a module on. */
export function comesWith(from: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = known.get(from) ?? reach(join(repositoryRoot, from), graph);
  known.set(from, reached);
  return reached;
}

function reach(from: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
