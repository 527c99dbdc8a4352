import { useEffect, useRef, useState } from 'react';
import { compareRevision } from '#domains/documents/model/comparison.contract.ts';
import type { Revision } from '#domains/documents/model/revision.ts';
import { formatDate, formatTime } from '#platform/shared/format.ts';
import { languages } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { isStale, useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { historyMessages } from '../../messages/history.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { ChangeList } from '../publishing/change-list.tsx';
import { goToBlock } from '../go-to-block.ts';
import { versionOf } from '../publishing/use-comparisons.ts';
import { useRestore, type Restoring } from '../publishing/use-restore.ts';
import { useSelection } from '../selection.ts';
import styles from './revision-view.module.css';

/** What became of the page since, and the way back. */
export function RevisionView({ revision, onBack }: { revision: Revision; onBack(): void }) {
  const t = useMessages(historyMessages);
  const language = useLanguage();
  const { draft } = useEditedDocument();
  const selection = useSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const { put, isBusy, isOutdated } = usePuttingBack(revision);
  const input = { params: { guid: draft.guid, revision: String(revision.number) }, query: { lang: draft.language } };
  const { data, error, reload } = useCall(compareRevision, input);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const madeOn = new Date(revision.madeOn);
  return (
    <section className={styles.view}>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        {t.back}
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {t.versionOf(formatDate(language, madeOn), formatTime(language, madeOn))}
      </h3>
      <p>{t.since[draft.language]}</p>
      {isOutdated && (
        <Notice look="warning" title={t.outdated}>
          {t.outdatedText}
        </Notice>
      )}
      {!data && !error && <LoadingText />}
      {error && <Notice look="negative" title={t.loadFailed} action={{ label: t.retry, run: reload }} />}
      {data?.changes.length === 0 && <p>{t.same[draft.language]}</p>}
      {data && <ChangeList changes={data.changes} onGoTo={(block) => goToBlock(selection, block)} />}
      <div className={styles.acts}>
        <p>{t.stays}</p>
        <Button kind="primary" isBusy={isBusy} onClick={() => void put({ languages: [draft.language], hasStructure: false })}>
          {t.onlyWords[draft.language]}
        </Button>
        <Button isBusy={isBusy} onClick={() => void put({ languages, hasStructure: true })}>
          {t.wholePage}
        </Button>
      </div>
    </section>
  );
}

/** As a draft, never over what is public. What there was can be brought back, and stands in the list. */
function usePuttingBack({ number }: Revision) {
  const t = useMessages(historyMessages);
  const { draft, loadAnew } = useEditedDocument();
  const { tasks } = useServices();
  const store = useDraftStore();
  const selection = useSelection();
  const { restore, bringBack } = useRestore();
  const [isBusy, setIsBusy] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);

  async function put(what: Restoring): Promise<void> {
    setIsBusy(true);
    await store.flush();
    const version = versionOf(store.getSnapshot().seen);
    const idempotencyKey = newCorrelationId();
    const { isDone } = await tasks.run({
      type: 'edit',
      subject: draft.title,
      done: t.done,
      words: t.words,
      run: () => restore(number, what, version, idempotencyKey),
      undo: ({ before, version: after }) => bringBack(before, what.languages, after),
      turnedOut: () => ({ undone: t.undone, undoWords: t.undoing }),
      showFailure(failure) {
        setIsOutdated(isStale(failure));
        return isStale(failure);
      },
    });
    setIsBusy(false);
    if (isDone) selection.close();
    // The page shows what there is now, before anything is put over it.
    else store.refresh(await loadAnew());
  }

  return { put, isBusy, isOutdated };
}
