import { RecentSecurity } from '#domains/audit/ui/index.ts';
import { NewEmailNotice, SecuritySettings } from '#domains/auth/ui/index.ts';
import { IdentitySettings } from '#domains/identities/ui/index.ts';
import { SecondFactorFirst, SecondFactorSettings } from '#domains/second-factors/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';

/**
 * How somebody signs in and where they are signed in. What makes it safer comes first, and what is changed once in a while is folded.
 * What is dangerous asks who they are once more.
 */
export function SecurityPanel() {
  const t = useMessages(accountMessages);
  return (
    <div className={styles.parts}>
      <h2>{t.categories.security}</h2>
      <NewEmailNotice />
      <SecondFactorFirst />
      <SecondFactorSettings />
      <SecuritySettings />
      <IdentitySettings />
      <RecentSecurity />
    </div>
  );
}
