import { failureDetail } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { securityMessages } from '../../messages/security.ts';
import { cancelEmailChange, changeEmail } from '../../model/account-security.contract.ts';
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
      <p>{t.email.now(account.email)}</p>
      {account.newEmail !== null && <WaitingAddress email={account.newEmail} onCancelled={onAsked} />}
      <CredentialFormView form={form} submit={t.email.submit}>
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

/** Who mistyped their new address, or thought again, takes it back here: the link in the mail to it does nothing any more. */
function WaitingAddress({ email, onCancelled }: { email: string; onCancelled(): void }) {
  const { email: t, errors } = useMessages(securityMessages);
  const cancelling = useSave(cancelEmailChange, {
    type: 'edit',
    done: t.cancelled,
    subject: t.cancelledText,
    showsFailure: true,
    onSaved: onCancelled,
  });
  return (
    <>
      <Notice look="info" title={t.waiting(email)} action={{ label: t.cancelChange, run: () => void cancelling.run({}) }} isStatic />
      {cancelling.error && <ErrorBox title={errors.other} {...failureDetail(cancelling.error)} />}
    </>
  );
}
