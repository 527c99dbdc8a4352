import type { FormEvent } from 'react';
import { legalHref } from '#domains/legal/model/legal-page.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { invitationMessages } from '../messages/index.ts';
import type { TypedAccount } from '../model/invitation.ts';
import { invitationPath, useProblemWords } from './invitation-form.ts';
import styles from './invitation-screen.module.css';

interface NewAccountFormProps {
  code: string;
  shortestPassword: number;
  typed: TypedAccount;
  errors: FieldError[];
  attempt: number;
  onAccept?(event: FormEvent<HTMLFormElement>): void;
}

export function NewAccountForm({ code, shortestPassword, typed, errors, attempt, onAccept }: NewAccountFormProps) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  const wordsFor = useProblemWords(shortestPassword);
  const wordsAt = (path: string) => errors.filter((error) => error.path === path).map(wordsFor)[0];
  const summary = errors.map((error) => ({ message: wordsFor(error), ...(error.path !== '' && { fieldId: error.path }) }));
  const nameField = { autoCapitalize: 'words', maxLength: 100, spellCheck: false } as const;

  return (
    <Form
      method="post"
      action={invitationPath(language, code)}
      onSubmit={onAccept}
      problem={errors.length > 0 && <ErrorSummary key={attempt} errors={summary} />}
      actions={
        <Button kind="primary" type="submit">
          {t.accept}
        </Button>
      }
    >
      <h2 className={styles.heading}>{t.makeAccount}</h2>
      <input type="hidden" name="act" value="accept" />
      <TextField
        {...nameField}
        id="firstName"
        name="firstName"
        label={t.firstName}
        error={wordsAt('firstName')}
        defaultValue={typed.firstName}
        autoComplete="given-name"
      />
      <TextField
        {...nameField}
        id="middleName"
        name="middleName"
        label={t.middleName}
        error={wordsAt('middleName')}
        defaultValue={typed.middleName}
        autoComplete="additional-name"
        isOptional
        width="short"
      />
      <TextField
        {...nameField}
        id="lastName"
        name="lastName"
        label={t.lastName}
        error={wordsAt('lastName')}
        defaultValue={typed.lastName}
        autoComplete="family-name"
      />
      <PasswordField
        id="password"
        name="password"
        label={t.password}
        description={t.passwordHelp(shortestPassword)}
        error={wordsAt('password')}
        autoComplete="new-password"
      />
      <div>
        <Checkbox
          id="acceptsTerms"
          name="acceptsTerms"
          label={t.terms}
          error={wordsAt('acceptsTerms')}
          defaultChecked={typed.acceptsTerms}
        />
        {/* In another tab, because this one holds what was typed. */}
        <ul className={styles.legal}>
          <li>
            <a href={legalHref('terms-of-use', language)} target="_blank" rel="noopener noreferrer">
              {t.readTerms}
            </a>
          </li>
          <li>
            <a href={legalHref('privacy', language)} target="_blank" rel="noopener noreferrer">
              {t.readPrivacy}
            </a>
          </li>
        </ul>
      </div>
    </Form>
  );
}
