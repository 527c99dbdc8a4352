import { useFoundWays } from './use-found-ways.tsx';
import { useKnownWays } from './use-known-ways.tsx';
import type { WayGroup } from './way.ts';

/** What somebody may be looking for, by what they typed. What comes from the server stands last, so that nothing above it moves when it comes. */
export function useWays(typed: string): WayGroup[] {
  return [...useKnownWays(typed), ...useFoundWays(typed)];
}
