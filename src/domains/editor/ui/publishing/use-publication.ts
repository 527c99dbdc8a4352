import type { Draft } from '#domains/documents/model/draft.ts';
import type { Language } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { isStale } from '#platform/web/use-call.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { SeenVersion } from '../editing.ts';
import type { DraftStore } from '../store/draft-state.ts';

/** How a kind of document is published, each language from its own draft. Asked again under its key, it is done once. */
export interface PublicationCalls {
  publish(seen: SeenVersion, key: string): Promise<unknown>;
  /** Gives readers what they had before the publication that was made from this draft. */
  takeBack(seen: SeenVersion, key: string): Promise<unknown>;
  /** What is said when it is refused, by the code of the refusal. */
  refusals?: Readonly<Record<string, string>>;
}

interface PublicationFacts {
  store: DraftStore;
  draft: Draft;
  closeHref: string;
  calls: PublicationCalls;
  loadAnew(): Promise<Draft>;
}

/** Publishes, and takes it back. The bar says so at once; when it did not come to it, it says what it said before. */
export function usePublication({ store, draft, closeHref, calls, loadAnew }: PublicationFacts) {
  const t = useMessages(publishingMessages);
  const { tasks } = useServices();

  async function publish(versions: readonly SeenVersion[], edits: number): Promise<{ isDone: boolean; isOutdated: boolean }> {
    const isOwn = versions.some(({ language }) => language === draft.language);
    const { isPublished, hasChanges } = store.getSnapshot();
    const published: Language[] = [];
    const keys = { nl: newCorrelationId(), en: newCorrelationId() };
    let isOutdated = false;
    if (isOwn) store.notePublication({ isPublished: true, hasChanges: false }, edits);
    const { isDone } = await tasks.run({
      type: 'publish',
      subject: draft.title,
      link: { label: t.view, href: closeHref },
      ...(calls.refusals && { refusals: calls.refusals }),
      async run() {
        for (const seen of versions.filter(({ language }) => !published.includes(language))) {
          await calls.publish(seen, keys[seen.language]);
          published.push(seen.language);
        }
      },
      undo: () => takeBack(versions, isOwn ? isPublished : null),
      turnedOut: () => ({ undone: t.takenBack, undoWords: t.takingBack }),
      showFailure(failure) {
        isOutdated = isStale(failure);
        return isOutdated;
      },
    });
    if (isOwn && !published.includes(draft.language)) store.notePublication({ isPublished, hasChanges }, edits);
    return { isDone, isOutdated };
  }

  /** To what the own language was before; null when it was not published with the others. */
  async function takeBack(versions: readonly SeenVersion[], wasPublished: boolean | null): Promise<undefined> {
    const { isPublished, hasChanges } = store.getSnapshot();
    const edits = store.edits();
    if (wasPublished !== null) store.notePublication({ isPublished: wasPublished, hasChanges: true }, edits);
    try {
      // What was published last goes first: the one before may stand in for what it lacks.
      for (const seen of versions.toReversed()) await calls.takeBack(seen, newCorrelationId());
    } catch (error) {
      store.notePublication({ isPublished, hasChanges }, edits);
      throw error;
    }
    store.refresh(await loadAnew());
    return undefined;
  }

  return publish;
}
