import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import styles from './user-page.module.css';

/** What the person has set. Only they change it. */
export function PreferencesOfUser({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  if (user.properties.length === 0) return <EmptyState title={t.noProperties} />;
  return (
    <dl className={styles.facts} aria-label={t.properties}>
      {user.properties.map(({ key, value }) => (
        <Fact key={key} name={key} value={value} />
      ))}
    </dl>
  );
}

export function PrivacyOfUser({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { termsOfUseVersionAccepted: version, deleteOn } = user;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t.termsOfUse} value={version === null ? t.termsNotAccepted : t.termsVersion(version)} />
        <Fact name={t.createdOn} value={formatDate(language, new Date(user.createdOn))} />
      </dl>
      <h3>{t.deletion}</h3>
      <p>{deleteOn ? t.deletionAskedFor(formatDate(language, new Date(deleteOn))) : t.noDeletion}</p>
    </>
  );
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
