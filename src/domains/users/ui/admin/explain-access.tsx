import { useState } from 'react';
import { AccessReasons } from '#domains/documents/ui/admin/index.ts';
import { PagePicker, type PickedPage } from '#domains/pages/ui/admin/index.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { explainAccess } from '../../model/admin-user.contract.ts';
import { useRoles } from './role-names.ts';
import styles from './user-page.module.css';

/** Which rule lets the person in, or keeps them out: asked of the rule itself. */
export function ExplainAccess({ guid }: { guid: string }) {
  const t = useMessages(userAdminMessages);
  const [page, setPage] = useState<PickedPage | null>(null);
  return (
    <>
      <h3>{t.explainTitle}</h3>
      <p className={styles.note}>{t.explainText}</p>
      <div className={styles.explain}>
        <PagePicker onPick={setPage} />
      </div>
      {page ? <Explanation key={page.guid} guid={guid} page={page} /> : null}
    </>
  );
}

function Explanation({ guid, page }: { guid: string; page: PickedPage }) {
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
