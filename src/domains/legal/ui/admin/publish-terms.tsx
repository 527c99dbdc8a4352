import { useState } from 'react';
import { listSettingValues } from '#domains/settings/model/settings.contract.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import { formatNumber } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useUnsureWords } from '#platform/web/refusal.ts';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { termsAdminMessages } from '../../messages/admin.ts';
import { getTerms, publishTerms } from '../../model/terms.contract.ts';
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
          <p>{t.source}</p>
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

/** Says how many people it is about, and whether there is anything new for them to read, before anything happens. */
function PublishQuestion({ version, onClose }: { version: number; onClose(): void }) {
  const t = useMessages(termsAdminMessages);
  const language = useLanguage();
  const { data: people } = useCall(listUsers, { query: { status: 'active', itemCount: 1 } });
  const { isMeasuring, changed } = useChangesOfText();
  const publish = useSave(publishTerms, { type: 'publish', subject: t.published(version), showsFailure: true });

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
      isBusy={publish.isSaving || !people || isMeasuring}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {people ? <p>{t.asked(people.total, formatNumber(language, people.total))}</p> : <LoadingText />}
      <p>{t.noWayBack}</p>
      {changed && changed.nl + changed.en === 0 ? (
        <Notice isStatic look="warning" title={t.unchangedTitle(version - 1)}>
          {t.unchanged}
        </Notice>
      ) : null}
      {changed && changed.nl + changed.en > 0 ? <p>{t.changed(version - 1, changed.nl, changed.en)}</p> : null}
      {publish.error ? <NotPublished error={publish.error} /> : null}
    </Dialog>
  );
}

function NotPublished({ error }: { error: ApiError }) {
  const t = useMessages(termsAdminMessages);
  const unsure = useUnsureWords(error);
  return error.status === 412 ? <ErrorBox title={t.stale} /> : <ErrorBox title={unsure ?? t.failed} {...failureDetail(error)} />;
}

/**
 * How many lines are new or gone since the version in force. Who publishes has accepted that one, so it is what they would read themselves.
 * Nothing when its text was not kept, or could not be loaded: that is no reason to hold anybody up.
 */
function useChangesOfText(): { isMeasuring: boolean; changed: { nl: number; en: number } | null } {
  const nl = useCall(getTerms, { query: { lang: 'nl' } });
  const en = useCall(getTerms, { query: { lang: 'en' } });
  const isMeasuring = [nl, en].some(({ data, error }) => !data && !error);
  const [inDutch, inEnglish] = [nl.data?.changes, en.data?.changes];
  return { isMeasuring, changed: inDutch && inEnglish ? { nl: inDutch.length, en: inEnglish.length } : null };
}
