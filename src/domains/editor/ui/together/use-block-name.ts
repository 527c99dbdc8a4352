import { useStorePart } from '#platform/web/use-store.ts';
import { useTypeName } from '../use-type-name.ts';
import { useDraftStore } from '../editing.ts';

/** What an editor calls a block of this page; null for one that is not in it, or not yet. */
export function useBlockName(guid: string | null): string | null {
  const type = useStorePart(useDraftStore(), ({ blocks }) => blocks.find((block) => block.guid === guid)?.type ?? null);
  const nameOf = useTypeName();
  return type === null ? null : nameOf(type);
}
