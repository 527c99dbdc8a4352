import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import { listAudit } from '../../model/audit.contract.ts';
import type { AuditEntry } from '../../model/audit.ts';
import { useTeller } from '../use-teller.ts';
import styles from './audit.module.css';

const shown = 10;

/** What last happened to the ways in to somebody's account, with the way to the rest of it. */
export function SecurityOfPerson({ guid }: { guid: string }) {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  const { data, error, reload } = useCall(listAudit, { query: { person: guid, kind: 'signIn', lang: language } });
  return (
    <>
      <h3>{t.recentSecurity}</h3>
      {error ? <ErrorBox onRetry={reload} /> : data ? <Events entries={data.entries.slice(0, shown)} /> : <LoadingText />}
      <p className={styles.acts}>
        <a href={localizePath(language, `/admin/log?person=${guid}&kind=signIn`)}>{t.allOfPerson}</a>
      </p>
    </>
  );
}

function Events({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(auditAdminMessages);
  const teller = useTeller();
  if (entries.length === 0) return <p>{t.noRecentSecurity}</p>;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {sentenceOf(entry, teller)}
          <small>
            {formatDateTime(teller.language, new Date(entry.happenedOn))}
            {entry.network ? ` · ${entry.network}` : null}
          </small>
        </li>
      ))}
    </ul>
  );
}
