import { browserEntries, type EntryMark, type HistoryEntries } from './history-entries.ts';
import { createStore, type Store } from './store.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** Where the reader is. */
export interface Place {
  /** Names the entry in the history. */
  key: string;
  pathname: string;
  search: string;
  /** With `#`; empty when the address has none. */
  hash: string;
}

export interface RouterState<T> {
  place: Place;
  content: T;
  /** The reader came by going back or forward. */
  isReturn: boolean;
  /** Another page is on its way. */
  isLoading: boolean;
}

/** What an address holds, or where to look instead. */
export type Found<T> = { content: T } | { goTo: string };

export interface Router<T> extends Store<RouterState<T>> {
  /** Goes to an address of this site, unless the reader wants to stay. Done when the page is there. */
  navigate(path: string): Promise<void>;
  stop(): void;
}

interface RouterOptions<T> {
  /** What came with the document. */
  first: T;
  /** Finds what is at an address, without its fragment. */
  load(path: string, signal: AbortSignal): Promise<Found<T>>;
  unsavedChanges: Pick<UnsavedChanges, 'areThere' | 'confirmLeaving'>;
  entries?: HistoryEntries;
}

/** An address that leads on more often than this leads nowhere. */
const mostHops = 10;

/**
 * Keeps the address and what is shown there together. A page is loaded before the address changes; the last one asked for wins; going
 * back and forward shows what is at those addresses; nobody leaves unsaved work unasked.
 */
export function createRouter<T>({ first, load, unsavedChanges, entries = browserEntries() }: RouterOptions<T>): Router<T> {
  let mark = markFirst(entries);
  let underWay: AbortController | null = null;
  /** Steps through the history that are our own doing: one that takes a step back, one that takes it after all. */
  let ownStep: 'undo' | 'redo' | null = null;
  const store = createStore<RouterState<T>>({
    place: placeOf(entries.current().path, mark),
    content: first,
    isReturn: false,
    isLoading: false,
  });

  function show(path: string, content: T, { isReturn }: { isReturn: boolean }): void {
    store.set({ place: placeOf(path, mark), content, isReturn, isLoading: false });
  }

  /** Enters an address into the history. The one that is there already is entered over itself, as browsers do. */
  function enter(path: string, content: T): void {
    if (path === entries.current().path) {
      mark = { ...mark, key: newKey() };
      entries.replace(path, mark);
    } else {
      mark = { key: newKey(), index: mark.index + 1 };
      entries.push(path, mark);
    }
    show(path, content, { isReturn: false });
  }

  /** Loads an address and all that it leads on to. Undefined when the reader went elsewhere in the meantime. */
  async function find(path: string): Promise<{ path: string; content: T } | undefined> {
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    store.set({ ...store.getSnapshot(), isLoading: true });
    try {
      const found = await follow(path, own.signal);
      return own.signal.aborted ? undefined : found;
    } catch (error) {
      if (own.signal.aborted) return undefined;
      store.set({ ...store.getSnapshot(), isLoading: false });
      throw error;
    }
  }

  async function follow(asked: string, signal: AbortSignal): Promise<{ path: string; content: T }> {
    let path = asked;
    for (let hop = 0; hop < mostHops; hop++) {
      const found = await load(withoutHash(path), signal);
      if ('content' in found) return { path, content: found.content };
      const url = new URL(found.goTo, location.origin);
      if (url.origin !== location.origin) return loadDocument(url.href);
      path = url.pathname + url.search + url.hash;
    }
    throw new Error(`${withoutHash(asked)} leads on without end`);
  }

  async function navigate(path: string): Promise<void> {
    const { place, content } = store.getSnapshot();
    if (path.includes('#') && isSamePage(path, place)) {
      underWay?.abort();
      return enter(path, content);
    }
    if (!isSamePage(path, place) && unsavedChanges.areThere() && !(await unsavedChanges.confirmLeaving())) return;
    const found = await find(path);
    if (found) enter(found.path, found.content);
  }

  /** The reader went back or forward: the address has changed already. */
  async function handleStep(): Promise<void> {
    const step = ownStep;
    ownStep = null;
    if (step === 'undo') return;
    const { path, mark: reached } = entries.current();
    const { place, content } = store.getSnapshot();
    if (isSamePage(path, place)) {
      underWay?.abort();
      mark = reached ?? markBrowsersOwn(path);
      return show(path, content, { isReturn: true });
    }
    const steps = reached === null ? 0 : reached.index - mark.index;
    if (step === null && steps !== 0 && unsavedChanges.areThere()) return ask(steps);
    mark = reached ?? markBrowsersOwn(path);
    const found = await find(path);
    if (!found) return;
    if (found.path !== path) entries.replace(found.path, mark);
    show(found.path, found.content, { isReturn: true });
  }

  /** Takes the step back while the reader is asked, so that the address stays that of the page they see. */
  async function ask(steps: number): Promise<void> {
    ownStep = 'undo';
    entries.go(-steps);
    if (!(await unsavedChanges.confirmLeaving())) return;
    ownStep = 'redo';
    entries.go(steps);
  }

  /** Browsers make entries of their own for fragments. */
  function markBrowsersOwn(path: string): EntryMark {
    const own = { key: newKey(), index: mark.index + 1 };
    entries.replace(path, own);
    return own;
  }

  const stop = entries.listen(() => {
    // The address is right; only a document can still show what is there.
    handleStep().catch(() => location.reload());
  });
  return { getSnapshot: store.getSnapshot, subscribe: store.subscribe, navigate, stop };
}

/** A router that stands still, for rendering a page where there is no history. */
export function standingAt<T>(path: string, content: T): Store<RouterState<T>> {
  const state: RouterState<T> = { place: placeOf(path, { key: firstKey, index: 0 }), content, isReturn: false, isLoading: false };
  return { getSnapshot: () => state, subscribe: () => () => {} };
}

const firstKey = 'first';

function markFirst(entries: HistoryEntries): EntryMark {
  const { path, mark } = entries.current();
  // Also after a reload: the entry is the same, its page is new.
  const own = { key: firstKey, index: mark?.index ?? 0 };
  entries.replace(path, own);
  return own;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function placeOf(path: string, { key }: EntryMark): Place {
  // As text behind an origin: read as a link, `//evil.nl` would be another site.
  const { pathname, search, hash } = new URL(`http://localhost${path}`);
  return { key, pathname, search, hash };
}

function isSamePage(path: string, { pathname, search }: Place): boolean {
  return withoutHash(path) === pathname + search;
}

function withoutHash(path: string): string {
  return path.split('#', 1)[0] ?? '';
}

/** For an address that is not ours to show. */
function loadDocument(href: string): Promise<never> {
  location.assign(href);
  return new Promise(() => {});
}
