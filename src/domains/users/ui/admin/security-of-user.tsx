import { useState, type ReactNode } from 'react';
import { deviceOf } from '#platform/shared/device.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { activateUser, deactivateUser, endUserSessions } from '../../model/admin-user.contract.ts';
import { mayLoseAdmin } from '../../model/admin-user.rules.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import { fullName } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import { ActProblem } from './act-problem.tsx';
import { Fact } from './facts-of-user.tsx';
import styles from './user-page.module.css';

/** How the person gets in, where they are in, and whether they may. */
export function SecurityOfUser({ user, help, events }: { user: UserDetail; help: ReactNode; events: ReactNode }) {
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
      {help}
      <Sessions user={user} />
      <AccountState user={user} />
      {events}
    </>
  );
}

function Sessions({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const end = useSave(endUserSessions, { type: 'edit', subject: fullName(user) });

  function deviceName(userAgent: string): string {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t.deviceOn(browser, system) : (browser ?? system ?? t.unknownDevice);
  }

  async function handleEnd() {
    await end.run({ params: { guid: user.guid } });
    setIsAsking(false);
  }

  return (
    <>
      <h3>{t.sessions}</h3>
      <ActProblem error={end.error} />
      {user.sessions.length === 0 ? (
        <p>{t.noSessions}</p>
      ) : (
        <>
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
          <p className={styles.acts}>
            <Button onClick={() => setIsAsking(true)}>{t.endSessions}</Button>
          </p>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        title={t.endSessionsQuestion(fullName(user))}
        confirmText={t.endSessions}
        isBusy={end.isSaving}
        onConfirm={() => void handleEnd()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.endSessionsText}</p>
      </Dialog>
    </>
  );
}

function AccountState({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const optimizer = useLoadOptimizer();
  const { user: self } = useCurrentUser();
  const facts = { type: 'edit', subject: fullName(user) } as const;
  const [off, on] = [useSave(deactivateUser, facts), useSave(activateUser, facts)];
  const input = { params: { guid: user.guid } };
  const isOwn = self !== null && !mayLoseAdmin(self, user);

  function deactivate() {
    void off.run(input, {
      undo: async () => {
        await optimizer.save(activateUser, input);
        return undefined;
      },
    });
  }

  return (
    <>
      <h3>{t.accountState}</h3>
      <ActProblem error={off.error ?? on.error} />
      <p>{user.isActive ? t.isActiveText : t.isInactiveText}</p>
      <p className={styles.acts}>
        {isOwn ? (
          t.errors['user.own_account']
        ) : user.isActive ? (
          <Button isBusy={off.isSaving} onClick={deactivate}>
            {t.deactivate}
          </Button>
        ) : (
          <Button isBusy={on.isSaving} onClick={() => void on.run(input)}>
            {t.activate}
          </Button>
        )}
      </p>
    </>
  );
}
