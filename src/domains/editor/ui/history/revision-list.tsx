import { useEffect, useEffectEvent, useState } from 'react';
import { listRevisions } from '#domains/documents/model/history.contract.ts';
import type { Revision } from '#domains/documents/model/revision.ts';
import { formatFullDate, formatTime, isoDay } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { historyMessages } from '../../messages/history.ts';
import { useEditedDocument } from '../editing.ts';
import styles from './revision-list.module.css';

interface RevisionListProps {
  chosen: number | null;
  onChoose(revision: Revision): void;
  onCount(total: number): void;
}

/** By day, the newest first. */
export function RevisionList({ chosen, onChoose, onCount }: RevisionListProps) {
  const t = useMessages(historyMessages);
  const language = useLanguage();
  const { items, hasFailed, hasMore, loadMore } = useRevisions(onCount);
  const days = Map.groupBy(items, ({ madeOn }) => isoDay(new Date(madeOn)));
  return (
    <>
      {[...days].map(([day, revisions]) => (
        <section key={day} className={styles.day}>
          <h3>{formatFullDate(language, new Date(revisions[0]?.madeOn ?? day))}</h3>
          <ol>
            {revisions.map((revision) => (
              <li key={revision.number}>
                <Entry revision={revision} isChosen={revision.number === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {items.length === 0 && !hasFailed && hasMore && <LoadingText />}
      {items.length === 0 && !hasMore && <p>{t.none}</p>}
      {hasFailed && <Notice look="negative" title={t.loadFailed} action={{ label: t.retry, run: loadMore }} />}
      {items.length > 0 && hasMore && !hasFailed && <Button onClick={loadMore}>{t.more}</Button>}
      {items.length > 0 && !hasMore && <p className={styles.kept}>{t.kept}</p>}
    </>
  );
}

/** As many at a time as fit a screen or two. */
function useRevisions(onCount: (total: number) => void) {
  const { draft } = useEditedDocument();
  const optimizer = useLoadOptimizer();
  const [items, setItems] = useState<readonly Revision[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  function load(before: number | undefined): void {
    const query = before === undefined ? {} : { before: String(before) };
    optimizer.loadAnew(listRevisions, { params: { guid: draft.guid }, query }).then(
      ({ data }) => {
        setItems((known) => [...known, ...data.items]);
        setTotal(data.total);
        setHasFailed(false);
        onCount(data.total);
      },
      () => setHasFailed(true),
    );
  }

  const begin = useEffectEvent(() => load(undefined));
  useEffect(() => begin(), []);
  return { items, hasFailed, hasMore: total === null || items.length < total, loadMore: () => load(items.at(-1)?.number) };
}

function Entry({ revision, isChosen, onChoose }: { revision: Revision; isChosen: boolean; onChoose(revision: Revision): void }) {
  const t = useMessages(historyMessages);
  const language = useLanguage();
  const { kind, language: ofLanguage, isLive, madeBy, madeOn } = revision;
  return (
    <button type="button" className={styles.entry} aria-current={isChosen} onClick={() => onChoose(revision)}>
      <time className={styles.time} dateTime={madeOn}>
        {formatTime(language, new Date(madeOn))}
      </time>
      <span>
        <span className={styles.kind}>{kind === 'published' && ofLanguage ? t.publishedIn[ofLanguage] : t.kinds[kind]}</span>
        <span className={styles.who}>{madeBy?.name ?? t.nobody}</span>
        {isLive && <Badge look="positive">{t.live}</Badge>}
      </span>
    </button>
  );
}
