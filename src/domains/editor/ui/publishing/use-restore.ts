import { restoreRevision } from '#domains/documents/model/history.contract.ts';
import type { Language } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useDraftStore, useEditedDocument } from '../editing.ts';

/** What of a kept draft comes back. */
export interface Restoring {
  languages: readonly Language[];
  hasStructure: boolean;
}

/** Makes a kept draft the draft of now, if that is still the one of which the counters are named. */
export function useRestore() {
  const { draft, loadAnew } = useEditedDocument();
  const optimizer = useLoadOptimizer();
  const store = useDraftStore();

  /** Gives the revision of what there was, and the counters of what there is. */
  async function restore(revision: number, { languages, hasStructure }: Restoring, version: string, idempotencyKey: string) {
    const input = {
      params: { guid: draft.guid, revision: String(revision) },
      query: { lang: draft.language },
      body: { languages: [...languages], hasStructure },
    };
    const { data } = await optimizer.save(restoreRevision, input, { version, idempotencyKey });
    const fresh = await loadAnew();
    store.refresh(fresh);
    return { before: data.revision, version: `${fresh.structureVersion}.${fresh.draftVersion}` };
  }

  /** For who takes it back. */
  async function bringBack(revision: number, languages: readonly Language[], version: string): Promise<undefined> {
    await restore(revision, { languages, hasStructure: true }, version, newCorrelationId());
    return undefined;
  }

  return { restore, bringBack };
}
