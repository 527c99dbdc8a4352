import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { lookOfState, PageThumbnail } from '#domains/pages/ui/admin/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatRecent } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { overviewMessages } from '../messages/index.ts';
import styles from './page-cards.module.css';

export function PageCards({ pages, now }: { pages: readonly PageIndexEntry[]; now: Date }) {
  const t = useMessages(overviewMessages);
  const language = useLanguage();
  const { user: self } = useCurrentUser();
  if (pages.length === 0) return <EmptyState title={t.noPages} />;
  return (
    <ul className={styles.cards}>
      {pages.map(({ guid, picture, updatedOn, changedBy, languages: { [language]: page } }) => (
        <li key={guid}>
          {picture && (
            <div className={styles.picture}>
              <PageThumbnail picture={picture} />
            </div>
          )}
          <div className={styles.words}>
            <a href={page.href}>{page.title}</a>
            <p>
              {changedBy && `${changedBy.guid === self?.guid ? t.you : changedBy.firstName || changedBy.name}, `}
              {formatRecent(language, new Date(updatedOn), now)}
            </p>
            <Badge look={lookOfState[page.state]}>{t.states[page.state]}</Badge>
          </div>
        </li>
      ))}
    </ul>
  );
}
