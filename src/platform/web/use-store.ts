import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** A part of it: whoever shows that has nothing to do when the rest changes. It must be the same value while the part does not change. */
export function useStorePart<T, P>(store: Store<T>, part: (value: T) => P): P {
  const read = () => part(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}
