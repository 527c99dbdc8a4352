import { formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { authMessages } from '../messages/index.ts';
import styles from './sign-in-screen.module.css';

interface SignInScreenProps {
  email: string;
  returnTo: string;
  errors: FieldError[];
  secondsToWait: number;
}

/** A plain form that posts to a plain address: it works before and without any script. */
export function SignInScreen({ email, returnTo, errors, secondsToWait }: SignInScreenProps) {
  const t = useMessages(authMessages);
  const language = useLanguage();

  function wordsFor({ code }: FieldError): string {
    if (code === 'request.rate_limited') return t.errors['request.rate_limited'](formatWait(language, secondsToWait));
    const key = code as Exclude<keyof typeof t.errors, 'request.rate_limited'>;
    return t.errors[key] ?? t.errors['request.unavailable'];
  }
  const summary = errors.map((error) => ({ message: wordsFor(error), ...(error.path !== '' && { fieldId: error.path }) }));
  const wordsAt = (path: string) => errors.filter((error) => error.path === path).map(wordsFor)[0];

  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <Form
        method="post"
        action={localizePath(language, '/login')}
        problem={errors.length > 0 && <ErrorSummary errors={summary} />}
        actions={
          <Button kind="primary" type="submit">
            {t.submit}
          </Button>
        }
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t.email}
          error={wordsAt('email')}
          defaultValue={email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={t.password}
          error={wordsAt('password')}
          autoComplete="current-password"
        />
      </Form>
    </div>
  );
}
