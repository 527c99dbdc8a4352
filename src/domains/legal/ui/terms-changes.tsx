import { useMessages } from '#platform/web/messages.tsx';
import { termsMessages } from '../messages/terms.ts';
import type { TermsChange } from '../model/terms.ts';
import styles from './terms-changes.module.css';

/** What is new and what is gone, per section. A word says which, so that nobody depends on colour. */
export function TermsChanges({ since, changes }: { since: number; changes: readonly TermsChange[] | null }) {
  const t = useMessages(termsMessages);
  return (
    <div className={styles.changes}>
      <h3>{t.changesTitle(since)}</h3>
      {changes === null && <p>{t.changesUnknown}</p>}
      {changes?.length === 0 && <p>{t.noChanges}</p>}
      {[...Map.groupBy(changes ?? [], ({ section }) => section)].map(([section, lines]) => (
        <div key={section}>
          <h4>{section}</h4>
          <ul>
            {lines.map(({ kind, words }) => (
              <li key={kind + words} className={styles[kind]}>
                <strong>{t[kind]}:</strong> {kind === 'added' ? <ins>{words}</ins> : <del>{words}</del>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
