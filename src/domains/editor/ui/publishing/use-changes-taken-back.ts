import { useEffect } from 'react';
import { compareDraft } from '#domains/documents/model/comparison.contract.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import type { DraftStore } from '../store/draft-state.ts';

/** After steps of undo the page may be what its readers have, which the server alone knows. Without an answer the bar says what it said. */
export function useChangesTakenBack(store: DraftStore, { guid, language }: Draft): void {
  const optimizer = useLoadOptimizer();
  const savedOn = useStorePart(store, (state) => state.savedOn);
  useEffect(() => {
    const { canRedo, hasChanges, isPublished, saveState } = store.getSnapshot();
    if (!canRedo || !hasChanges || !isPublished || saveState !== 'saved') return;
    const edits = store.edits();
    optimizer.loadAnew(compareDraft, { params: { guid }, query: { lang: language } }).then(
      ({ data }) => store.notePublication({ isPublished: true, hasChanges: data.state === 'changed' }, edits),
      () => {},
    );
  }, [store, savedOn, optimizer, guid, language]);
}
