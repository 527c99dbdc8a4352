import { useState, type SubmitEvent } from 'react';
import type { Answer } from '#platform/shared/endpoint.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { securityMessages } from '../../messages/security.ts';
import { changePassword, type getAccountSecurity } from '../../model/account-security.contract.ts';
import styles from './security-settings.module.css';
import { useSecurityWords } from './use-security-words.ts';

interface PasswordFormProps {
  account: Answer<typeof getAccountSecurity>;
  onChanged(): void;
}

const nothing = { currentPassword: '', password: '' };
const fieldIds = { currentPassword: 'password-current', password: 'password-new' };

export function PasswordForm({ account, onChanged }: PasswordFormProps) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState(nothing);
  const save = useSave(changePassword, { type: 'edit', subject: t.password.saved, onSaved: handleSaved });
  const words = useSecurityWords(fieldIds, account.shortestPassword)(save.error);
  const wordsAt = (fieldId: string) => words.find((word) => word.fieldId === fieldId)?.message;

  function handleSaved(): void {
    setTyped(nothing);
    onChanged();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!save.isSaving) void save.run({ body: typed });
  }

  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title">{t.password.title}</h2>
      {account.hasPassword ? (
        <Form
          onSubmit={handleSubmit}
          aria-labelledby="password-title"
          problem={words.length > 0 && <ErrorSummary key={words.map(({ message }) => message).join()} errors={words} />}
          actions={
            <Button kind="primary" type="submit" isBusy={save.isSaving}>
              {t.password.submit}
            </Button>
          }
        >
          <p>{t.password.intro}</p>
          <input type="text" hidden readOnly autoComplete="username" value={account.email} />
          <TextField
            id={fieldIds.currentPassword}
            type="password"
            label={t.currentPassword}
            value={typed.currentPassword}
            onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
            error={wordsAt(fieldIds.currentPassword)}
            autoComplete="current-password"
          />
          <TextField
            id={fieldIds.password}
            type="password"
            label={t.password.field}
            description={t.password.hint(account.shortestPassword)}
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
            error={wordsAt(fieldIds.password)}
            autoComplete="new-password"
          />
        </Form>
      ) : (
        <p>
          {t.password.none} <Link href={localizePath(language, '/reset')}>{t.password.ask}</Link>
        </p>
      )}
    </section>
  );
}
