import { useEffect, useEffectEvent } from 'react';
import { formatBytes, formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useCall, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { dataExportMessages } from '../../messages/index.ts';
import { askOwnDataExport, listOwnDataExports, openDataExport } from '../../model/data-export.contract.ts';
import type { DataExport } from '../../model/data-export.ts';
import styles from './own-data-export.module.css';

/** A copy of all that is kept about somebody: asked for, followed while it is made, and fetched. */
export function OwnDataExport() {
  const t = useMessages(dataExportMessages);
  const { data, error, reload } = useCall(listOwnDataExports, {});
  return (
    <section className={styles.part} aria-labelledby="data-export-title">
      <h3 id="data-export-title">{t.title}</h3>
      <p>{t.intro}</p>
      {data ? (
        <Newest made={data[0]} onLook={reload} />
      ) : error ? (
        <ErrorBox title={t.loadFailed} onRetry={reload} />
      ) : (
        <Skeleton count={1} />
      )}
    </section>
  );
}

interface NewestProps {
  made: DataExport | undefined;
  /** Asks the server how it stands. */
  onLook(): void;
}

function Newest({ made, onLook }: NewestProps) {
  const t = useMessages(dataExportMessages);
  if (made?.state === 'waiting') return <Making progress={made.progress} onLook={onLook} />;
  if (made?.state === 'ready') return <Ready made={made} />;
  return (
    <>
      {made ? (
        <Notice look="negative" title={t.failed} isStatic>
          {t.failedNote}
        </Notice>
      ) : null}
      <AskButton label={t.ask} kind="primary" />
    </>
  );
}

function AskButton({ label, kind }: { label: string; kind: 'primary' | 'quiet' }) {
  const t = useMessages(dataExportMessages);
  const language = useLanguage();
  const optimizer = useLoadOptimizer();
  const act = useAction();
  const ask = () => optimizer.save(askOwnDataExport, { query: { lang: language } });
  return (
    <>
      {act.error ? <ErrorBox title={act.error.code === 'request.rate_limited' ? t.tooOften : t.askFailed} /> : null}
      <Button kind={kind} isBusy={act.isBusy} onClick={() => void act.run(ask)}>
        {label}
      </Button>
    </>
  );
}

const lookEvery = 2000;

function Making({ progress, onLook }: { progress: number; onLook(): void }) {
  const t = useMessages(dataExportMessages);
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setInterval(() => look(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.making}>
      <Progress label={t.making} value={progress / 100} />
      <p>{t.makingNote}</p>
    </div>
  );
}

function Ready({ made }: { made: DataExport }) {
  const t = useMessages(dataExportMessages);
  const language = useLanguage();
  const optimizer = useLoadOptimizer();
  const act = useAction();

  async function open() {
    const { data } = await optimizer.save(openDataExport, { params: { guid: made.guid } });
    fetchFile(data.href);
  }

  return (
    <>
      <Notice look="positive" title={t.ready(formatBytes(language, made.bytes ?? 0))} isStatic>
        {made.expiresOn === null ? null : t.readyNote(formatDate(language, new Date(made.expiresOn)))}
      </Notice>
      {act.error ? <ErrorBox title={act.error.status === 404 ? t.gone : t.openFailed} /> : null}
      <div className={styles.buttons}>
        <Button kind="primary" isBusy={act.isBusy} onClick={() => void act.run(open)}>
          {t.download}
        </Button>
        <AskButton label={t.askAgain} kind="quiet" />
      </div>
    </>
  );
}

/** By a link, so that the browser saves it as it comes in. */
function fetchFile(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
