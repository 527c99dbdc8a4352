import { createStore, type Store } from './store.ts';

export interface ErrorStatus extends Store<number> {
  raiseNotFound(): void;
  /** The next page starts well again. */
  reset(): void;
}

/** The status of what is on the screen. Starts with what the server answered. */
export function createErrorStatus(initial = 200): ErrorStatus {
  const status = createStore(initial);
  return {
    getSnapshot: status.getSnapshot,
    subscribe: status.subscribe,
    raiseNotFound: () => status.set(404),
    reset: () => status.set(200),
  };
}
