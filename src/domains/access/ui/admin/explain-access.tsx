import { useState } from 'react';
import { useRoles } from '#domains/users/ui/admin/index.ts';
import { PagePicker, type PickedPage } from '#domains/pages/ui/admin/index.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { AccessReasons } from './access-reasons.tsx';
import { accessAdminMessages } from '../../messages/admin.ts';
import { explainUser } from '../../model/access.contract.ts';
import own from './explain-access.module.css';
import styles from './roles.module.css';

/** Which rule lets the person in, or keeps them out: asked of the rule itself. */
export function ExplainAccess({ guid }: { guid: string }) {
  const t = useMessages(accessAdminMessages);
  const [page, setPage] = useState<PickedPage | null>(null);
  return (
    <>
      <p className={styles.note}>{t.explainText}</p>
      <div className={own.explain}>
        <PagePicker onPick={setPage} />
      </div>
      {page ? <Explanation key={page.guid} guid={guid} page={page} /> : null}
    </>
  );
}

function Explanation({ guid, page }: { guid: string; page: PickedPage }) {
  const t = useMessages(accessAdminMessages);
  const language = useLanguage();
  const { nameOf } = useRoles();
  const { data, error, reload } = useCall(explainUser, { params: { guid }, query: { page: page.guid, lang: language } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  return (
    <div role="status" className={own.explanation}>
      <h3>{t.explanationOf(page.title)}</h3>
      <AccessReasons explanation={data} about="person" nameOfRole={nameOf} className={styles.list} />
    </div>
  );
}
