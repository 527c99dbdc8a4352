import type { WordsOfEvent } from '#platform/shared/events.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useKnownEvents } from '#platform/web/known-events.tsx';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { securityEventMessages } from '../../messages/security.ts';
import { listOwnSecurity } from '../../model/audit.contract.ts';
import type { SecurityEvent } from '../../model/audit.ts';
import styles from './recent-security.module.css';

/** What last happened to the ways in to one's account, so that somebody notices what was not theirs. */
export function RecentSecurity() {
  const t = useMessages(securityEventMessages);
  const { data, isLoading, reload } = useCall(listOwnSecurity, {});
  return (
    <section className={styles.section} aria-labelledby="recent-security">
      <h3 id="recent-security">{t.title}</h3>
      <p>{t.intro}</p>
      {data ? <Events events={data} /> : isLoading ? <LoadingText /> : <ErrorBox title={t.loadFailed} onRetry={reload} />}
    </section>
  );
}

function Events({ events }: { events: readonly SecurityEvent[] }) {
  const t = useMessages(securityEventMessages);
  const language = useLanguage();
  const words = useKnownEvents().words[language];
  if (events.length === 0) return <p className={styles.note}>{t.none}</p>;
  return (
    <ol className={styles.events}>
      {events
        .filter(({ type }) => words[type])
        .map(({ id, type, happenedOn, network, browser, system }) => (
          <li key={id}>
            {toldToOwner(words[type] ?? {})}
            <p className={styles.note}>
              <time dateTime={happenedOn}>{formatDateTime(language, new Date(happenedOn))}</time>
              {browser && system ? `\u00a0· ${t.device(browser, system)}` : null}
              {network ? `\u00a0· ${t.network(network)}` : null}
            </p>
          </li>
        ))}
    </ol>
  );
}

/** What concerns the ways in is the same sentence whatever else is known of it. */
function toldToOwner({ toOwner, own }: Pick<WordsOfEvent, 'toOwner' | 'own'>): string | undefined {
  return toOwner ?? (typeof own === 'string' ? own : undefined);
}
