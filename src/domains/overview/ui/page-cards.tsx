import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { overviewMessages } from '../messages/index.ts';
import styles from './page-cards.module.css';

type State = PageIndexEntry['languages']['nl']['state'];
const looks: Record<State, BadgeLook> = { published: 'positive', changed: 'primary', draft: 'warning', missing: 'plain' };

export function PageCards({ pages }: { pages: readonly PageIndexEntry[] }) {
  const t = useMessages(overviewMessages);
  const language = useLanguage();
  if (pages.length === 0) return <EmptyState title={t.noPages} />;
  return (
    <ul className={styles.cards}>
      {pages.map(({ guid, updatedOn, languages: { [language]: page } }) => (
        <li key={guid}>
          <a href={page.href}>{page.title}</a>
          <p>{formatDate(language, new Date(updatedOn))}</p>
          <Badge look={looks[page.state]}>{t.states[page.state]}</Badge>
        </li>
      ))}
    </ul>
  );
}
