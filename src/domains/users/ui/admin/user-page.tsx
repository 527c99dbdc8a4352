import type { ReactNode } from 'react';
import { listPropertyDefinitions } from '#domains/properties/model/property.contract.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { SectionLinks } from '#ui/navigation/section-links.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { getUser } from '../../model/admin-user.contract.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import { fullName } from '../../model/user.ts';
import { photoOf, Portrait } from '../account/index.ts';
import { PreferencesOfUser, PrivacyOfUser } from './facts-of-user.tsx';
import { ProfileOfUser } from './profile-of-user.tsx';
import { SecurityOfUser } from './security-of-user.tsx';
import styles from './user-page.module.css';

const categories = ['profile', 'preferences', 'activity', 'privacy', 'security'] as const;
type Category = (typeof categories)[number];

/** What other domains know of a person and do for them. */
export interface PartsOfUser {
  /** What they did and what was done to their account. */
  activity: ReactNode;
  /** A copy of all that is kept of them. */
  dataExport: ReactNode;
  /** What can be done for them, in the head of the page. */
  help: ReactNode;
  securityEvents: ReactNode;
}

interface UserPageProps {
  guid: string;
  category: Category;
  partsOf: (user: UserDetail) => PartsOfUser;
}

/** One account, in five parts with an address each. */
export function UserPage({ guid, category, partsOf }: UserPageProps) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const call = useCall(getUser, { params: { guid } });
  const { data: user, error } = call;
  if (user) return <KnownUser user={user} category={category} parts={partsOf(user)} />;
  return (
    <>
      <h1 tabIndex={-1}>{t.users}</h1>
      {error?.status === 404 ? (
        <EmptyState title={t.userNotFound} action={<ButtonLink href={localizePath(language, '/admin/users')}>{t.toUsers}</ButtonLink>} />
      ) : error ? (
        <ErrorBox onRetry={call.reload} />
      ) : (
        <LoadingText />
      )}
    </>
  );
}

interface KnownUserProps {
  user: UserDetail;
  category: Category;
  parts: PartsOfUser;
}

function KnownUser({ user, category, parts }: KnownUserProps) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { data: definitions = [] } = useCall(listPropertyDefinitions, {});
  const name = fullName(user);
  return (
    <>
      <a className={styles.back} href={localizePath(language, '/admin/users')}>
        {t.users}
      </a>
      <div className={styles.head}>
        <Portrait person={user} photo={photoOf(user, definitions)} />
        <div>
          <div className={styles.name}>
            <h1 tabIndex={-1}>{name}</h1>
            <p className={styles.marks}>
              <Badge look={user.isActive ? 'positive' : 'negative'}>{user.isActive ? t.active : t.inactive}</Badge>
              <Badge look="primary">{t.kinds[user.kind]}</Badge>
            </p>
          </div>
          <p className={styles.email}>{user.email}</p>
        </div>
        <div className={styles.help}>{parts.help}</div>
      </div>
      <div className={styles.categories}>
        <SectionLinks
          label={t.categoriesOf(name)}
          links={categories.map((each) => ({
            href: localizePath(language, `/admin/users/${user.guid}/${each}`),
            name: t.categories[each],
            isCurrent: each === category,
          }))}
        />
      </div>
      <section className={styles.section} aria-labelledby="category">
        <h2 id="category">{t.categories[category]}</h2>
        <Part user={user} category={category} parts={parts} />
      </section>
    </>
  );
}

function Part({ user, category, parts }: KnownUserProps) {
  switch (category) {
    case 'profile':
      return <ProfileOfUser user={user} />;
    case 'preferences':
      return <PreferencesOfUser user={user} />;
    case 'activity':
      return parts.activity;
    case 'privacy':
      return <PrivacyOfUser user={user} dataExport={parts.dataExport} />;
    case 'security':
      return <SecurityOfUser user={user} events={parts.securityEvents} />;
  }
}
