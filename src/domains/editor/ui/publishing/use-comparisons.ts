import { useEffect, useRef, useState } from 'react';
import { compareDraft, type Comparison } from '#domains/documents/model/comparison.contract.ts';
import type { Language } from '#platform/shared/language.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import type { DraftState } from '../store/draft-state.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';

export type Comparisons = Partial<Record<Language, Comparison>>;

interface Compared {
  /** By language; of those that are not known yet, nothing. */
  comparisons: Comparisons;
  hasFailed: boolean;
  /** Asks anew, and marks what others changed since the last time. Gives nothing when it could not be asked. */
  load(): Promise<Comparisons | undefined>;
}

/** What a publication would change in each language, asked again after each save. The page shows the same. */
export function useComparisons(languages: readonly Language[]): Compared {
  const { draft, loadAnew } = useEditedDocument();
  const optimizer = useLoadOptimizer();
  const store = useDraftStore();
  const savedOn = useStorePart(store, (state) => state.savedOn);
  const [comparisons, setComparisons] = useState<Comparisons>({});
  const [hasFailed, setHasFailed] = useState(false);
  const seen = useRef<Comparisons>({});

  async function compare(language: Language): Promise<Comparison> {
    const before = seen.current[language] ?? (language === draft.language ? store.getSnapshot().seen : undefined);
    const query = { lang: language, ...(before && { since: versionOf(before) }) };
    const { data } = await optimizer.loadAnew(compareDraft, { params: { guid: draft.guid }, query });
    return withMarks(data, seen.current[language]);
  }

  async function load(): Promise<Comparisons | undefined> {
    try {
      const all = await Promise.all(languages.map(async (language) => [language, await compare(language)] as const));
      const fresh: Comparisons = Object.fromEntries(all);
      seen.current = fresh;
      setComparisons(fresh);
      setHasFailed(false);
      const own = fresh[draft.language];
      if (own && versionOf(own) !== versionOf(store.getSnapshot().seen)) store.refresh(await loadAnew());
      return fresh;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }

  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    void store.flush().then(() => latest.current());
  }, [store, savedOn]);

  return { comparisons, hasFailed, load };
}

/** As a publication names what its sender had before them. */
export function versionOf({ structureVersion, draftVersion }: DraftState['seen']): string {
  return `${structureVersion}.${draftVersion}`;
}

/** What was marked once stays marked while the list is open. */
function withMarks(fresh: Comparison, before: Comparison | undefined): Comparison {
  const marked = new Set(before?.changes.filter(({ isUnseen }) => isUnseen).map(({ block }) => block));
  return { ...fresh, changes: fresh.changes.map((change) => ({ ...change, isUnseen: change.isUnseen || marked.has(change.block) })) };
}
