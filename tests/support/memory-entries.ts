import type { EntryMark, HistoryEntries } from '#platform/web/history-entries.ts';

/** A history of its own, for tests that share a browser's. Steps take a moment, as in a browser. */
export function memoryEntries(first: string): HistoryEntries {
  const kept: { path: string; mark: EntryMark | null }[] = [{ path: first, mark: null }];
  const listeners = new Set<() => void>();
  let at = 0;
  return {
    current: () => kept[at] ?? { path: first, mark: null },
    push: (path, mark) => {
      at += 1;
      kept.splice(at, kept.length, { path, mark });
    },
    replace: (path, mark) => void kept.splice(at, 1, { path, mark }),
    go: (steps) => {
      setTimeout(() => {
        if (kept[at + steps] === undefined) return;
        at += steps;
        for (const listener of listeners) listener();
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
