import { createContext, use, useSyncExternalStore } from 'react';

const AddressSearchContext = createContext<string | null>(null);

/** For the server, which has no address bar. */
export const AddressSearchProvider = AddressSearchContext.Provider;

/** What stands behind the question mark in the address of this page. */
export function useAddressSearch(): URLSearchParams {
  return new URLSearchParams(use(AddressSearchContext) ?? location.search);
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes what stands behind the question mark. The page stays the page, and what links to it with the same follows. */
export function replaceSearch(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
  for (const listener of listeners) listener();
}

/** With its question mark; empty without. Other than that of `useAddressSearch`, it follows what is changed in place. */
export function useLiveSearch(): string {
  const given = use(AddressSearchContext);
  return useSyncExternalStore(
    listen,
    () => location.search,
    // A visitor's page is drawn without its address.
    () => given ?? (typeof location === 'undefined' ? '' : location.search),
  );
}
