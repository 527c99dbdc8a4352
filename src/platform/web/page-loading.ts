import { createStore, type Store } from './store.ts';

const slowAfter = 1_000;

export interface PageLoading extends Store<boolean> {
  /** Says that a page is being loaded; the result says that it is there, or failed. */
  start(): () => void;
}

/** True while a page load is taking longer than a second. A quick one never flashes a loading state. */
export function createPageLoading(): PageLoading {
  const isSlow = createStore(false);
  const slowLoads = new Set<symbol>();
  return {
    getSnapshot: isSlow.getSnapshot,
    subscribe: isSlow.subscribe,
    start: () => {
      const load = Symbol('load');
      const timer = setTimeout(() => {
        slowLoads.add(load);
        isSlow.set(true);
      }, slowAfter);
      return () => {
        clearTimeout(timer);
        slowLoads.delete(load);
        isSlow.set(slowLoads.size > 0);
      };
    },
  };
}
