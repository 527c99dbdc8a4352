import { useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { dataExportAdminMessages } from '../../messages/admin.ts';
import { askDataExportFor } from '../../model/data-export.contract.ts';
import styles from './data-export-of-user.module.css';

interface DataExportOfUserProps {
  guid: string;
  isActive: boolean;
}

/** Has a copy made for somebody who asked for it by another way. They get it; the admin does not. */
export function DataExportOfUser({ guid, isActive }: DataExportOfUserProps) {
  const t = useMessages(dataExportAdminMessages);
  const optimizer = useLoadOptimizer();
  const act = useAction();
  const ask = () => optimizer.save(askDataExportFor, { params: { guid } });
  return (
    <section className={styles.part}>
      <h3>{t.title}</h3>
      <p>{t.intro}</p>
      {act.error ? <ErrorBox title={act.error.code === 'request.rate_limited' ? t.tooOften : t.failed} /> : null}
      {act.isDone && !act.error ? (
        <Notice look="positive" title={t.asked}>
          {t.askedNote}
        </Notice>
      ) : isActive ? (
        <Button isBusy={act.isBusy} onClick={() => void act.run(ask)}>
          {t.ask}
        </Button>
      ) : (
        <p>{t.inactive}</p>
      )}
    </section>
  );
}
