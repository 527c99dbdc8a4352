import { formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { isAboutProvider, openidHref } from '../model/provider.ts';
import { ProviderLink } from './provider-link.tsx';
import { authMessages } from '../messages/index.ts';
import type { SignInMessage } from '../model/sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-screen.module.css';

interface SignInScreenProps {
  email: string;
  returnTo: string;
  errors: FieldError[];
  secondsToWait: number;
  hasLocalLogin: boolean;
  /** The host name of the provider that people can sign in with. */
  provider: string | null;
  canRegister: boolean;
  /** What just happened. */
  message: SignInMessage | null;
}

/** A plain form that posts to a plain address: it works before and without any script. */
export function SignInScreen(props: SignInScreenProps) {
  const { email, returnTo, errors, secondsToWait, hasLocalLogin, provider, canRegister, message } = props;
  const t = useMessages(authMessages);
  const language = useLanguage();

  function wordsFor({ code }: FieldError): string {
    if (code === 'request.rate_limited') return t.errors['request.rate_limited'](formatWait(language, secondsToWait));
    const key = code as Exclude<keyof typeof t.errors, 'request.rate_limited'>;
    return t.errors[key] ?? t.errors['request.unavailable'];
  }
  const summary = errors.map((error) => ({ message: wordsFor(error), ...(error.path !== '' && { fieldId: error.path }) }));
  const wordsAt = (path: string) => errors.filter((error) => error.path === path).map(wordsFor)[0];

  // What went wrong on the way to the provider and back is nothing to mend in this form.
  const wayBack = errors.find(({ code }) => isAboutProvider(code));
  const problem = wayBack ? <ErrorBox title={wordsFor(wayBack)} /> : errors.length > 0 && <ErrorSummary errors={summary} />;

  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      {message !== null && errors.length === 0 && (
        <Notice look={message === 'recovered' ? 'warning' : 'positive'} title={t.messages[message]} isStatic />
      )}
      {hasLocalLogin ? (
        <Form
          method="post"
          action={localizePath(language, '/login')}
          problem={problem}
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
      ) : (
        problem
      )}
      <div className={styles.otherWays}>
        {hasLocalLogin && (
          <div className={styles.passkey}>
            <PasskeyButton act="signIn" returnTo={returnTo} />
          </div>
        )}
        {provider !== null && (
          <ProviderLink kind={hasLocalLogin ? 'secondary' : 'primary'} href={openidHref(language, { returnTo })}>
            {t.signInWith(provider)}
          </ProviderLink>
        )}
      </div>
      {hasLocalLogin && (
        <ul className={styles.ways}>
          <li>
            <Link href={localizePath(language, '/reset')}>{t.forgotten}</Link>
          </li>
          {canRegister && (
            <li>
              <Link href={localizePath(language, '/register')}>{t.register}</Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
