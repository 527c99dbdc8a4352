import { SecuritySettings } from '#domains/auth/ui/index.ts';
import { SecondFactorSettings } from '#domains/second-factors/ui/index.ts';
import styles from './account-screen.module.css';

/** How somebody signs in and where they are signed in. */
export function SecurityPanel() {
  return (
    <div className={styles.panel}>
      <SecuritySettings />
      <SecondFactorSettings />
    </div>
  );
}
