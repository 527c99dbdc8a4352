import type { ReactNode } from 'react';
import { deviceOf } from '#platform/shared/device.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { mayLoseAdmin } from '../../model/admin-user.rules.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import { useCurrentUser } from '../current-user.tsx';
import { Fact } from './facts-of-user.tsx';
import styles from './user-page.module.css';

/** How the person gets in, where they are in, and whether they may. */
export function SecurityOfUser({ user, events }: { user: UserDetail; events: ReactNode }) {
  const t = useMessages(userAdminMessages);
  const stateOf = (isSet: boolean) => (isSet ? t.isSet : t.isNotSet);
  return (
    <>
      <h3>{t.signInWays}</h3>
      <dl className={styles.facts}>
        <Fact name={t.password} value={stateOf(user.hasPassword)} />
        <Fact name={`${t.secondFactor}: ${t.secondFactorApp}`} value={stateOf(user.hasTotp)} />
        <Fact name={t.passkeys} value={user.passkeys === 0 ? t.isNotSet : String(user.passkeys)} />
      </dl>
      <Sessions user={user} />
      <AccountState user={user} />
      {events}
    </>
  );
}

function Sessions({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();

  function deviceName(userAgent: string): string {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t.deviceOn(browser, system) : (browser ?? system ?? t.unknownDevice);
  }

  return (
    <>
      <h3>{t.sessions}</h3>
      {user.sessions.length === 0 ? (
        <p>{t.noSessions}</p>
      ) : (
        <ul className={styles.list}>
          {user.sessions.map((session) => (
            <li key={session.guid}>
              {deviceName(session.userAgent)}
              <br />
              <span className={styles.note}>
                {session.network} · {t.signedInOn} {formatDateTime(language, new Date(session.signedInOn))} · {t.lastSeen}{' '}
                {formatDateTime(language, new Date(session.lastSeenOn))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AccountState({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const { user: self } = useCurrentUser();
  const isOwn = self !== null && !mayLoseAdmin(self, user);
  return (
    <>
      <h3>{t.accountState}</h3>
      <p>{user.isActive ? t.isActiveText : t.isInactiveText}</p>
      {isOwn && <p>{t.errors['user.own_account']}</p>}
    </>
  );
}
