import { useState } from 'react';
import { AccessReasons } from '#domains/documents/ui/admin/index.ts';
import { listPageIndex } from '#domains/pages/model/page-index.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { SearchField } from '#ui/admin/search-field.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { explainAccess } from '../../model/admin-user.contract.ts';
import { useRoles } from './role-names.ts';
import styles from './user-page.module.css';

interface ChosenPage {
  guid: string;
  title: string;
}

const pagesShown = 6;

/** Which rule lets the person in, or keeps them out: asked of the rule itself. */
export function ExplainAccess({ guid }: { guid: string }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const [q, setQ] = useState('');
  const [page, setPage] = useState<ChosenPage | null>(null);
  const { data } = useCall(listPageIndex, { query: { q, lang: language, itemCount: pagesShown } }, { isEnabled: q.length > 1 });
  const found = q.length > 1 ? (data?.items ?? []) : [];
  return (
    <>
      <h3>{t.explainTitle}</h3>
      <p className={styles.note}>{t.explainText}</p>
      <div className={styles.explain}>
        <SearchField label={t.explainSearch} value={q} onSearch={setQ} />
      </div>
      <ul className={styles.list}>
        {found.map(({ guid: pageGuid, languages: { [language]: own } }) => (
          <li key={pageGuid}>
            <Button kind="quiet" onClick={() => setPage({ guid: pageGuid, title: own.title })}>
              {t.explainPage(own.title)}
            </Button>
          </li>
        ))}
      </ul>
      {page ? <Explanation key={page.guid} guid={guid} page={page} /> : null}
    </>
  );
}

function Explanation({ guid, page }: { guid: string; page: ChosenPage }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { nameOf } = useRoles();
  const { data, error, reload } = useCall(explainAccess, { params: { guid }, query: { page: page.guid, lang: language } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  return (
    <div role="status" className={styles.explanation}>
      <h4>{t.explanationOf(page.title)}</h4>
      <AccessReasons explanation={data} about="person" nameOfRole={nameOf} className={styles.list} />
    </div>
  );
}
