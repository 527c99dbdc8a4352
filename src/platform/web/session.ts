import { ApiError } from './api-error.ts';
import { createStore, type Store } from './store.ts';

const lifetime = 15 * 60_000;
const renewAfter = 14 * 60_000;
const retryAfter = 10_000;

export interface SessionState {
  accessToken: string | null;
  tokenSetOn: Date | null;
  isTokenSet: boolean;
}

export interface Session extends Store<SessionState> {
  /** Fetches a token and keeps it fresh from then on. Rejects when the first one could not be had; tries on unless nobody is signed in. */
  start(): Promise<void>;
  /** The token while it is good; null when it is not, or not any more. */
  currentToken(): string | null;
  /** Forgets the token, as on logout. */
  clear(): void;
}

export const noToken: SessionState = { accessToken: null, tokenSetOn: null, isTokenSet: false };

/** The access token lives in this closure alone: never in storage, where any script of later could read it. */
export function createSession({ fetchToken }: { fetchToken(): Promise<{ accessToken: string }> }): Session {
  const store = createStore(noToken);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  function age(): number {
    return Date.now() - (store.getSnapshot().tokenSetOn?.getTime() ?? 0);
  }

  function clear(): void {
    turn += 1;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewWhenDue);
    store.set(noToken);
  }

  async function renew(): Promise<void> {
    clearTimeout(timer);
    turn += 1;
    const ownTurn = turn;
    try {
      const { accessToken } = await fetchToken();
      // Someone signed out while the token was on its way.
      if (ownTurn !== turn) return;
      store.set({ accessToken, tokenSetOn: new Date(), isTokenSet: true });
      timer = setTimeout(renewSilently, renewAfter);
    } catch (error) {
      if (ownTurn !== turn) return;
      if (error instanceof ApiError && error.status === 401) clear();
      else timer = setTimeout(renewSilently, retryAfter);
      throw error;
    }
  }

  function renewSilently(): void {
    renew().catch(() => {});
  }

  // A sleeping computer runs no timers: look again when somebody looks.
  function renewWhenDue(): void {
    if (document.visibilityState === 'visible' && age() >= renewAfter) renewSilently();
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    start: () => {
      document.addEventListener('visibilitychange', renewWhenDue);
      return renew();
    },
    currentToken: () => (age() < lifetime ? store.getSnapshot().accessToken : null),
    clear,
  };
}
