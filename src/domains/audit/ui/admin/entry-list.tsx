import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import type { AuditEntry } from '../../model/audit.ts';
import { useTeller } from '../use-teller.ts';
import styles from './audit.module.css';

/** Events as sentences, each with the way to all that is known of it. */
export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  const teller = useTeller();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={localizePath(teller.language, `/admin/log?entry=${entry.id}`)}>{sentenceOf(entry, teller)}</a>
          <small>
            <time dateTime={entry.happenedOn}>{formatDateTime(teller.language, new Date(entry.happenedOn))}</time>
            {entry.network ? ` · ${entry.network}` : null}
          </small>
        </li>
      ))}
    </ul>
  );
}
