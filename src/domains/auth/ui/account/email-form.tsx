import { useMessages } from '#platform/web/messages.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { securityMessages } from '../../messages/security.ts';
import { changeEmail } from '../../model/account-security.contract.ts';
import { CredentialField, CredentialFormView, CredentialSection, useCredentialForm, type AccountSecurity } from './credential-form.tsx';

const empty = { email: '', currentPassword: '' };

/** Asks for another address. It changes when the link in the mail has been opened, so until then it says where that mail went. */
export function EmailForm({ account, onAsked }: { account: AccountSecurity; onAsked(): void }) {
  const t = useMessages(securityMessages);
  const form = useCredentialForm(changeEmail, {
    name: 'email',
    empty,
    inputOf: (body) => ({ body }),
    task: { type: 'save', done: t.email.sent, subject: t.email.saved },
    shortestPassword: account.shortestPassword,
    onSaved: onAsked,
  });

  return (
    <CredentialSection name="email" title={t.email.title}>
      {account.newEmail !== null && <Notice look="info" title={t.email.waiting(account.newEmail)} isStatic />}
      <CredentialFormView form={form} intro={t.email.now(account.email)} submit={t.email.submit}>
        <CredentialField
          form={form}
          field="email"
          type="email"
          label={t.email.field}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {account.hasPassword && (
          <CredentialField form={form} field="currentPassword" type="password" label={t.currentPassword} autoComplete="current-password" />
        )}
      </CredentialFormView>
    </CredentialSection>
  );
}
