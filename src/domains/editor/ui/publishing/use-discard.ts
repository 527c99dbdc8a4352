import type { Comparison } from '#domains/documents/model/comparison.contract.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { discardDraft } from '#domains/documents/model/history.contract.ts';
import type { Answer } from '#platform/shared/endpoint.ts';
import { languages, localeOf } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { isStale, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { useRestore } from './use-restore.ts';
import { versionOf } from './use-comparisons.ts';

/** By document and language: the draft that was left after everything that can be thrown away was. */
const left = new Map<string, string>();

const keyOf = ({ guid, language }: Draft) => `${guid} ${language}`;

/** What is still otherwise is the structure that another language is published with. */
export function isAllDiscarded(draft: Draft, comparison: Comparison): boolean {
  return left.get(keyOf(draft)) === versionOf(comparison);
}

/** Throws away what the list shows, and gives it back for as long as its notice stands. After that it is in the history. */
export function useDiscard() {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const { draft, loadAnew } = useEditedDocument();
  const { tasks } = useServices();
  const optimizer = useLoadOptimizer();
  const store = useDraftStore();
  const { bringBack } = useRestore();

  /** What of it stayed, and why. */
  function remarkOn({ kept, structureChanges }: Answer<typeof discardDraft>) {
    const others = languages.filter((each) => each !== draft.language).map((each) => t.inLanguage[each]);
    const names = [...new Set(kept.map(({ who }) => who?.name ?? t.somebody))];
    const sentences = [
      ...(kept.length > 0 ? [t.discard.kept(kept.length, others.join(', '), new Intl.ListFormat(localeOf[language]).format(names))] : []),
      ...(structureChanges > 0 ? [t.discard.structure(structureChanges, others.join(', '))] : []),
    ];
    return sentences.length > 0 ? { title: t.discard.done, message: sentences.join(' ') } : undefined;
  }

  return async function discard(comparison: Comparison): Promise<{ isDone: boolean; isOutdated: boolean }> {
    // What was typed a moment ago is no part of what was agreed to.
    await store.flush();
    const version = versionOf(comparison);
    const idempotencyKey = newCorrelationId();
    let after = '';
    let isOutdated = false;
    const { isDone } = await tasks.run({
      type: 'delete',
      subject: draft.title,
      done: t.discard.done,
      words: t.discard.words,
      async run() {
        const input = { params: { guid: draft.guid }, query: { lang: draft.language } };
        const { data } = await optimizer.save(discardDraft, input, { version, idempotencyKey });
        const fresh = await loadAnew();
        after = versionOf(fresh);
        left.set(keyOf(draft), after);
        store.refresh(fresh);
        return data;
      },
      remarkOn,
      undo: ({ revision }) => bringBack(revision, [draft.language], after),
      turnedOut: () => ({ undone: t.discard.undone, undoWords: t.discard.undoing }),
      showFailure(failure) {
        isOutdated = isStale(failure);
        return isOutdated;
      },
    });
    return { isDone, isOutdated };
  };
}
