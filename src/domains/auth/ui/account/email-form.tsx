import { useState, type SubmitEvent } from 'react';
import type { Answer } from '#platform/shared/endpoint.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { securityMessages } from '../../messages/security.ts';
import { changeEmail, type getAccountSecurity } from '../../model/account-security.contract.ts';
import styles from './security-settings.module.css';
import { useSecurityWords } from './use-security-words.ts';

interface EmailFormProps {
  account: Answer<typeof getAccountSecurity>;
  onAsked(): void;
}

const nothing = { email: '', currentPassword: '' };
const fieldIds = { email: 'email-new', currentPassword: 'email-password' };

/** Asks for another address. It changes when the link in the mail has been opened, so until then it says where that mail went. */
export function EmailForm({ account, onAsked }: EmailFormProps) {
  const t = useMessages(securityMessages);
  const [typed, setTyped] = useState(nothing);
  const save = useSave(changeEmail, { type: 'save', subject: t.email.saved, onSaved: handleSaved });
  const words = useSecurityWords(fieldIds)(save.error);
  const wordsAt = (fieldId: string) => words.find((word) => word.fieldId === fieldId)?.message;

  function handleSaved(): void {
    setTyped(nothing);
    onAsked();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!save.isSaving) void save.run({ body: typed });
  }

  return (
    <section className={styles.section} aria-labelledby="email-title">
      <h2 id="email-title">{t.email.title}</h2>
      {account.newEmail !== null && <Notice look="info" title={t.email.waiting(account.newEmail)} isStatic />}
      <Form
        onSubmit={handleSubmit}
        aria-labelledby="email-title"
        problem={words.length > 0 && <ErrorSummary key={words.map(({ message }) => message).join()} errors={words} />}
        actions={
          <Button kind="primary" type="submit" isBusy={save.isSaving}>
            {t.email.submit}
          </Button>
        }
      >
        <p>{t.email.now(account.email)}</p>
        <TextField
          id={fieldIds.email}
          type="email"
          label={t.email.field}
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          error={wordsAt(fieldIds.email)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {account.hasPassword && (
          <TextField
            id={fieldIds.currentPassword}
            type="password"
            label={t.currentPassword}
            value={typed.currentPassword}
            onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
            error={wordsAt(fieldIds.currentPassword)}
            autoComplete="current-password"
          />
        )}
      </Form>
    </section>
  );
}
