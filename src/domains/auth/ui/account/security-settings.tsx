import { useState } from 'react';
import { useAddressSearch } from '#platform/web/address-search.tsx';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { securityMessages } from '../../messages/security.ts';
import { getAccountSecurity, listSessions } from '../../model/account-security.contract.ts';
import type { SignInMessage } from '../../model/sign-in.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './security-settings.module.css';
import { SessionList } from './session-list.tsx';

/** How a person signs in with a password, and where they are signed in. */
export function SecuritySettings() {
  const t = useMessages(securityMessages);
  const account = useCall(getAccountSecurity, {});
  const sessions = useCall(listSessions, {});
  if (account.isLoading) return <LoadingText />;
  if (!account.data) return <ErrorBox title={t.loadFailed} onRetry={account.reload} />;
  return (
    <div className={styles.settings}>
      {account.data.hasLocalLogin && <PasswordForm account={account.data} onChanged={sessions.reload} />}
      <EmailForm account={account.data} onAsked={account.reload} />
      <SessionList sessions={sessions} />
    </div>
  );
}

/** Who opened the link in the mail to their new address comes from there, and is told so above everything else. */
export function NewEmailNotice() {
  const t = useMessages(securityMessages);
  const { data: account } = useCall(getAccountSecurity, {});
  const [isEmailNew] = useState(isEmailNewIn(useAddressSearch()));
  return account && isEmailNew ? <Notice look="positive" title={t.email.changed(account.email)} isStatic /> : null;
}

function isEmailNewIn(search: URLSearchParams): boolean {
  const message: SignInMessage = 'email-changed';
  return search.get('message') === message;
}
