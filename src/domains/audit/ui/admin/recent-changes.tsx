import { Portrait } from '#domains/users/ui/index.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { SettingsIcon } from '#ui/icons/admin-icons.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import { listAudit } from '../../model/audit.contract.ts';
import { useTeller } from '../use-teller.ts';
import styles from './audit.module.css';

const shown = 5;

/** What people last did to the pages and items of the platform. What it did by itself, such as filling itself at first, is in the log. */
export function RecentChanges() {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  const teller = useTeller();
  const { data, isLoading, reload } = useCall(listAudit, { query: { kind: 'content', doneBy: 'people', lang: language } });
  if (isLoading) return <LoadingText />;
  if (!data) return <ErrorBox onRetry={reload} />;
  if (data.entries.length === 0)
    return (
      <EmptyState isSmall title={t.noChanges}>
        {t.noChangesText}
      </EmptyState>
    );
  return (
    <ol className={styles.recent}>
      {data.entries.slice(0, shown).map((entry) => (
        <li key={entry.id}>
          <Face name={entry.actor.name} />
          <div>
            <a href={localizePath(language, `/admin/log?entry=${entry.id}`)}>{sentenceOf(entry, teller)}</a>
            <time dateTime={entry.happenedOn}>{formatDateTime(language, new Date(entry.happenedOn))}</time>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Whose work it was, at a glance. Of the platform itself, and of who is gone, there are no letters. */
function Face({ name }: { name: string }) {
  const words = name.split(' ').filter(Boolean);
  if (words.length === 0) {
    return (
      <span className={styles.nobody}>
        <SettingsIcon />
      </span>
    );
  }
  return (
    <Portrait person={{ firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }} photo={undefined} isSmall />
  );
}
