import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { listAudit } from '../../model/audit.contract.ts';
import styles from './audit.module.css';
import { EntryList } from './entry-list.tsx';

const shown = 10;

/** What last happened to the ways in to somebody's account, with the way to the rest of it. */
export function SecurityOfPerson({ guid }: { guid: string }) {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  const { data, error, reload } = useCall(listAudit, { query: { person: guid, kind: 'signIn', lang: language } });
  return (
    <>
      <h3>{t.recentSecurity}</h3>
      {error ? (
        <ErrorBox onRetry={reload} />
      ) : !data ? (
        <LoadingText />
      ) : data.entries.length === 0 ? (
        <p>{t.noRecentSecurity}</p>
      ) : (
        <EntryList entries={data.entries.slice(0, shown)} />
      )}
      <p className={styles.acts}>
        <a href={localizePath(language, `/admin/log?person=${guid}&kind=signIn`)}>{t.allOfPerson}</a>
      </p>
    </>
  );
}
