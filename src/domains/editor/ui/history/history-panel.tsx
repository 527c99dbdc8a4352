import { useState } from 'react';
import type { Revision } from '#domains/documents/model/revision.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { historyMessages } from '../../messages/history.ts';
import { Panel } from '../panels/panel.tsx';
import styles from './history-panel.module.css';
import { RevisionList } from './revision-list.tsx';
import { RevisionView } from './revision-view.tsx';

/** What the page was before: each kept draft beside the one of now, and the way back to it. */
export function HistoryPanel() {
  const t = useMessages(historyMessages);
  const [chosen, setChosen] = useState<Revision | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  return (
    <Panel title={t.title} isWide badge={total !== null && <Badge>{t.versions(total)}</Badge>}>
      <div className={styles.columns} data-chosen={chosen !== null}>
        <div className={styles.list}>
          <RevisionList chosen={chosen?.number ?? null} onChoose={setChosen} onCount={setTotal} />
        </div>
        {chosen ? (
          <RevisionView key={chosen.number} revision={chosen} onBack={() => setChosen(null)} />
        ) : (
          <p className={styles.hint}>{t.choose}</p>
        )}
      </div>
    </Panel>
  );
}
