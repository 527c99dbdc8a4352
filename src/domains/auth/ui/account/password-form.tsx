import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Link } from '#ui/actions/link.tsx';
import { securityMessages } from '../../messages/security.ts';
import { changePassword } from '../../model/account-security.contract.ts';
import { CredentialField, CredentialFormView, CredentialSection, useCredentialForm, type AccountSecurity } from './credential-form.tsx';

const empty = { currentPassword: '', password: '' };

export function PasswordForm({ account, onChanged }: { account: AccountSecurity; onChanged(): void }) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const form = useCredentialForm(changePassword, {
    name: 'password',
    empty,
    inputOf: (body) => ({ body }),
    task: { type: 'edit', subject: t.password.saved },
    shortestPassword: account.shortestPassword,
    onSaved: onChanged,
  });

  return (
    <CredentialSection name="password" title={t.password.title}>
      {account.hasPassword ? (
        <CredentialFormView form={form} intro={t.password.intro} submit={t.password.submit}>
          <input type="text" hidden readOnly autoComplete="username" value={account.email} />
          <CredentialField form={form} field="currentPassword" type="password" label={t.currentPassword} autoComplete="current-password" />
          <CredentialField
            form={form}
            field="password"
            type="password"
            label={t.password.field}
            description={t.password.hint(account.shortestPassword)}
            autoComplete="new-password"
          />
        </CredentialFormView>
      ) : (
        <p>
          {t.password.none} <Link href={localizePath(language, '/reset')}>{t.password.ask}</Link>
        </p>
      )}
    </CredentialSection>
  );
}
