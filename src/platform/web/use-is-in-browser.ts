import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes the server's page over, so that both render the same; true right after. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
