import { useState } from 'react';
import { formatDateTime } from '#platform/shared/format.ts';
import { useKnownEvents } from '#platform/web/known-events.tsx';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { listUserActivity } from '../../model/admin-user.contract.ts';
import type { ActivityEntry } from '../../model/admin-user.ts';
import styles from './user-page.module.css';

/** What the person did and what was done to their account. */
export function ActivityOfUser({ guid }: { guid: string }) {
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
  const t = useMessages(userAdminMessages);
  const { data, error, reload } = useCall(listUserActivity, { params: { guid }, query: before === undefined ? {} : { before } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  const last = data.entries.at(-1);
  if (!last) return before === undefined ? <EmptyState title={t.noActivity} /> : null;
  return (
    <>
      <ul className={styles.timeline}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {data.hasMore && onOlder ? (
        <p className={styles.acts}>
          <Button onClick={() => onOlder(last.id)}>{t.older}</Button>
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry: { happenedOn, type, result, isOwn, actorName } }: { entry: ActivityEntry }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { words } = useKnownEvents();
  const by = isOwn || actorName === '' ? '' : t.byOther(actorName);
  return (
    <li>
      <span>
        {words[language][type]?.short ?? t.otherEvent} {by} {result === 'done' ? null : `(${t.failedMark})`}
      </span>
      <time className={styles.note} dateTime={happenedOn}>
        {formatDateTime(language, new Date(happenedOn))}
      </time>
    </li>
  );
}
