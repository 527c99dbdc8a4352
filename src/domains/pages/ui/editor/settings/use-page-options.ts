import { useMemo } from 'react';
import { useDraftStore } from '#domains/editor/ui/index.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import { PageOptions } from '../../../model/page-options.ts';

/** The wishes of the page that is edited, and how they are changed: each change is a step that can be undone. */
export function usePageOptions(): [PageOptions, (set: { [K in keyof PageOptions]?: PageOptions[K] | null }) => void] {
  const store = useDraftStore();
  const stored = useStorePart(store, ({ options }) => options);
  const options = useMemo(() => PageOptions.parse(stored), [stored]);
  return [options, (set) => store.run({ operations: [{ op: 'setDocument', set }] })];
}
