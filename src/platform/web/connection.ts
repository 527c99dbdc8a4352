import { createStore, type Store } from './store.ts';

export interface Connection extends Store<boolean> {
  /** A call got no answer, and the browser knows why: it is offline. */
  lose(): void;
  /** Waits until the browser is online again; at once when it is. Rejects when the wait is no longer of use. */
  untilBack(signal?: AbortSignal): Promise<void>;
}

/** True from the first call that failed for want of a network until there is one again. */
export function createConnection(): Connection {
  const isLost = createStore(false);
  addEventListener('online', () => isLost.set(false));

  return {
    getSnapshot: isLost.getSnapshot,
    subscribe: isLost.subscribe,
    lose: () => isLost.set(true),
    untilBack: (signal) =>
      new Promise((resolve, reject) => {
        if (!isLost.getSnapshot()) return resolve();
        const stop = isLost.subscribe(() => {
          stop();
          resolve();
        });
        signal?.addEventListener('abort', () => {
          stop();
          reject(signal.reason as Error);
        });
      }),
  };
}
