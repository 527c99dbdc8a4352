import { useOwnSentence } from '#domains/audit/ui/index.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { pagesToShow } from '#platform/shared/pages-to-show.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { accountMessages } from '../messages/index.ts';
import { activityPerPage, type ActivityPage } from '../model/account.ts';
import { listOwnActivity } from '../model/account.contract.ts';
import styles from './account-screen.module.css';
import type { PanelProps } from './panel.ts';

/** What somebody did here, in words. */
export function ActivityPanel({ pageNumber, addressLanguage }: PanelProps) {
  const t = useMessages(accountMessages);
  const activity = useCall(listOwnActivity, { query: { pageNumber } });
  const count = Math.ceil((activity.data?.total ?? 0) / activityPerPage);
  const address = localizePath(addressLanguage, '/account/activity');
  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <h2>{t.categories.activity}</h2>
        <p>{t.activityNote}</p>
      </div>
      {activity.data ? (
        <Timeline items={activity.data.items} />
      ) : activity.error ? (
        <ErrorBox title={t.activityFailed} onRetry={activity.reload} />
      ) : (
        <>
          <LoadingText />
          <Skeleton count={8} />
        </>
      )}
      <Pager
        current={pageNumber}
        pages={pagesToShow(pageNumber, count).map((number) => ({ number, href: number === 1 ? address : `${address}?page=${number}` }))}
      />
    </div>
  );
}

function Timeline({ items }: { items: ActivityPage['items'] }) {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const sentenceOf = useOwnSentence();
  if (items.length === 0) return <EmptyState title={t.activityEmpty} />;
  return (
    <ol className={styles.timeline}>
      {items.map((entry) => (
        <li key={entry.id}>
          <span>{sentenceOf(entry)}</span>
          <time dateTime={entry.happenedOn}>{formatDateTime(language, new Date(entry.happenedOn))}</time>
        </li>
      ))}
    </ol>
  );
}
