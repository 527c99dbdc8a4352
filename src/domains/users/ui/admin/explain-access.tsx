import { useState } from 'react';
import type { AccessExplanation } from '#domains/documents/model/access-explanation.ts';
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
  const names = (ids: readonly string[]) => ids.map(nameOf).filter(Boolean).join(', ');
  const rolesIn = ({ reason, roleId }: AccessExplanation['sees'] | AccessExplanation['edits'], wanted: readonly string[]) =>
    roleId ? `${nameOf(roleId)}.` : reason === 'noRole' ? `${names(wanted)}.` : '';
  return (
    <div role="status" className={styles.explanation}>
      <h4>{t.explanationOf(page.title)}</h4>
      <ul className={styles.list}>
        <li>
          <strong>{t.maySee[`${data.sees.isAllowed}`]}</strong> {t.seeReasons[data.sees.reason]} {rolesIn(data.sees, data.wanted.see)}
        </li>
        <li>
          <strong>{t.mayEdit[`${data.edits.isAllowed}`]}</strong> {t.editReasons[data.edits.reason]} {rolesIn(data.edits, data.wanted.edit)}
        </li>
      </ul>
    </div>
  );
}
