import { useState } from 'react';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { listAudit } from '../../model/audit.contract.ts';
import styles from './audit.module.css';
import { EntryList } from './entry-list.tsx';

/** What somebody did and what was done to their account, as far back as the reader asks for. */
export function ActivityOfPerson({ guid }: { guid: string }) {
  const [ends, setEnds] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <>
      {ends.map((before, index) => (
        <ActivityPart
          key={before ?? 0}
          guid={guid}
          before={before}
          onOlder={index === ends.length - 1 ? (id) => setEnds([...ends, id]) : undefined}
        />
      ))}
    </>
  );
}

interface ActivityPartProps {
  guid: string;
  before: number | undefined;
  onOlder: ((before: number) => void) | undefined;
}

function ActivityPart({ guid, before, onOlder }: ActivityPartProps) {
  const t = useMessages(auditAdminMessages);
  const lang = useLanguage();
  const { data, error, reload } = useCall(listAudit, { query: { person: guid, lang, ...(before !== undefined && { before }) } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  const last = data.entries.at(-1);
  if (!last) return before === undefined ? <EmptyState title={t.noActivity} /> : null;
  return (
    <>
      <EntryList entries={data.entries} />
      {data.hasOlder && onOlder ? (
        <p className={styles.acts}>
          <Button onClick={() => onOlder(last.id)}>{t.showOlder}</Button>
        </p>
      ) : null}
    </>
  );
}
