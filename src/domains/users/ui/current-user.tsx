import { createContext, use, type ReactNode } from 'react';
import { isContentManager } from '#platform/shared/actor.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';
import { getLoggedInUser } from '../model/user.contract.ts';
import type { ApplicationUser, LoggedInUser } from '../model/user.ts';

export interface CurrentUserState {
  user: LoggedInUser | null;
  /** The last HTTP status of loading the user; empty while loading, 500 when there was no answer. */
  loadingStatus: number | null;
}

export interface CurrentUser extends Store<CurrentUserState> {
  /** Loads who is signed in; nobody is an answer too. Throws when there is no answer, or one that says something broke. */
  load(): Promise<void>;
  /** The same, and never from the cache: somebody may have signed in or changed something elsewhere. */
  reload(): Promise<void>;
  /** Takes over what a save answered. An answer without data leaves the person as they were. */
  replace(saved: ApplicationUser | undefined): void;
  /** Nobody is signed in any more. */
  clear(): void;
  isContentManager(): boolean;
  property(key: string): string | undefined;
}

const nobody: CurrentUserState = { user: null, loadingStatus: null };

export function createCurrentUser(optimizer: Pick<LoadOptimizer, 'load' | 'forget'>, initial: LoggedInUser | null = null): CurrentUser {
  const store = createStore<CurrentUserState>(initial ? { user: initial, loadingStatus: 200 } : nobody);

  async function load(): Promise<void> {
    store.set({ ...store.getSnapshot(), loadingStatus: null });
    try {
      const { status, data } = await optimizer.load(getLoggedInUser, {});
      store.set({ user: data, loadingStatus: status });
    } catch (error) {
      const status = (error instanceof ApiError && error.status) || 500;
      store.set({ user: status === 401 ? null : store.getSnapshot().user, loadingStatus: status });
      if (status >= 500) throw new Error('Could not load application user', { cause: error });
    }
  }

  function activeUser(): ApplicationUser | null {
    const { user } = store.getSnapshot();
    return user?.isActive ? user : null;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    reload: () => {
      optimizer.forget(getLoggedInUser, {});
      return load();
    },
    replace: (saved) => {
      if (saved) store.set({ ...store.getSnapshot(), user: saved });
    },
    clear: () => store.set(nobody),
    isContentManager: () => {
      const user = activeUser();
      return user !== null && isContentManager(user);
    },
    property: (key) => activeUser()?.properties.find((property) => property.key === key)?.value,
  };
}

const CurrentUserContext = createContext<CurrentUser | null>(null);

export function CurrentUserProvider({ currentUser, children }: { currentUser: CurrentUser | null; children: ReactNode }) {
  return <CurrentUserContext value={currentUser}>{children}</CurrentUserContext>;
}

const noUser: CurrentUser = createCurrentUser({
  load: () => Promise.reject(new Error('Nobody can be loaded on a visitor’s page')),
  forget: () => {},
});

/** The person on this page and how loading them went; nobody on visitors' pages. */
export function useCurrentUser(): CurrentUserState & { currentUser: CurrentUser } {
  const currentUser = use(CurrentUserContext) ?? noUser;
  return { ...useStore(currentUser), currentUser };
}
