import { useState } from 'react';
import { listSettingValues } from '#domains/settings/model/settings.contract.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import { formatNumber } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { termsAdminMessages } from '../../messages/admin.ts';
import { publishTerms } from '../../model/terms.contract.ts';
import styles from './publish-terms.module.css';

/** Which version of the terms applies, and the way to a new one. */
export function PublishTerms() {
  const t = useMessages(termsAdminMessages);
  const language = useLanguage();
  const { data: settings, error, reload } = useCall(listSettingValues, { query: { keys: 'termsOfUseVersion' } });
  const [isAsking, setIsAsking] = useState(false);
  const version = Number(settings?.[0]?.value ?? 0);
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{t.title}</h2>
      {version > 0 ? (
        <>
          <p>
            {t.version(version)} <a href={localizePath(language, `/legal/terms-of-use/${language}`)}>{t.read}</a>
          </p>
          <p className={styles.note}>{t.help}</p>
          <p>
            <Button onClick={() => setIsAsking(true)}>{t.publish}</Button>
          </p>
        </>
      ) : error ? (
        <ErrorBox onRetry={reload} />
      ) : (
        <LoadingText />
      )}
      {isAsking ? <PublishQuestion version={version + 1} onClose={() => setIsAsking(false)} /> : null}
    </section>
  );
}

/** Says how many people it is about before anything happens. */
function PublishQuestion({ version, onClose }: { version: number; onClose(): void }) {
  const t = useMessages(termsAdminMessages);
  const language = useLanguage();
  const { data: people } = useCall(listUsers, { query: { status: 'active', itemCount: 1 } });
  const publish = useSave(publishTerms, { type: 'publish', subject: t.published(version) });

  async function handleConfirm(): Promise<void> {
    if (!people) return;
    if (await publish.run({})) onClose();
  }

  return (
    <Dialog
      isOpen
      kind="danger"
      title={t.confirmTitle(version)}
      confirmText={t.confirm(version)}
      isBusy={publish.isSaving || !people}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {people ? <p>{t.asked(people.total, formatNumber(language, people.total))}</p> : <LoadingText />}
      <p>{t.noWayBack}</p>
      {publish.error ? <ErrorBox title={publish.error.status === 412 ? t.stale : t.failed} /> : null}
    </Dialog>
  );
}
