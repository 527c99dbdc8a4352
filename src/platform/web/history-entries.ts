/** What is kept with an entry of the history: which one it is, and how many stand before it. */
export interface EntryMark {
  key: string;
  index: number;
}

/** The browser's history, as far as the router needs it. */
export interface HistoryEntries {
  /** Path, query and fragment of the entry at hand, and its mark when it is one of ours. */
  current(): { path: string; mark: EntryMark | null };
  push(path: string, mark: EntryMark): void;
  replace(path: string, mark: EntryMark): void;
  go(steps: number): void;
  /** Back and forward, by whatever means. Returns how to stop. */
  listen(listener: () => void): () => void;
}

export function browserEntries(): HistoryEntries {
  return {
    current: () => {
      const { key, index } = (history.state ?? {}) as Partial<EntryMark>;
      const mark = key !== undefined && index !== undefined ? { key, index } : null;
      return { path: location.pathname + location.search + location.hash, mark };
    },
    push: (path, mark) => history.pushState(mark, '', path),
    // Others leave marks of their own.
    replace: (path, mark) => history.replaceState({ ...(history.state as object | null), ...mark }, '', path),
    go: (steps) => history.go(steps),
    listen: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}
