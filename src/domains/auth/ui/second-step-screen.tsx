import { formatWait } from '#platform/shared/format.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { isAboutProvider, openidHref } from '../model/provider.ts';
import { ProviderLink, ProviderProblem } from './provider-link.tsx';
import { secondStepMessages } from '../messages/second-step.ts';
import type { ProofWays, SecondStepWays } from '../model/second-step.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-screen.module.css';

interface Failure {
  errors: FieldError[];
  secondsToWait: number;
}

/** The second step of signing in: a plain form, which works before and without any script. */
export function SecondStepScreen({ hasAuthenticator, hasPasskey, ...failure }: SecondStepWays & Failure) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const { wordsAt, problem } = useFailure(failure);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.stepTitle}</h1>
      <p>{t.stepIntro}</p>
      <Form
        method="post"
        action={localizePath(language, '/login/second-factor')}
        problem={problem}
        actions={
          <>
            <Button kind="primary" type="submit">
              {t.goOn}
            </Button>
            <ButtonLink kind="quiet" href={localizePath(language, '/login')}>
              {t.startAgain}
            </ButtonLink>
          </>
        }
      >
        <CodeField
          label={t.code}
          description={hasAuthenticator ? t.codeFromApp : t.recoveryCodeOnly}
          error={wordsAt('code')}
          // Whoever comes here has the code before them; what went wrong is read first.
          autoFocus={failure.errors.length === 0}
        />
      </Form>
      {hasPasskey ? <PasskeyButton act="signIn" returnTo="" /> : null}
      <p>{t.stepHelp}</p>
    </div>
  );
}

/** Proving once more who one is, for who comes here without script. */
export function ProofScreen({ returnTo, errors, secondsToWait, ...ways }: ProofWays & Failure & { returnTo: string }) {
  const { hasPassword, hasCode, hasPasskey, provider } = ways;
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const wayBack = errors.find(({ code }) => isAboutProvider(code));
  const { wordsAt, problem } = useFailure({ errors: wayBack ? [] : errors, secondsToWait });
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.proofTitle}</h1>
      <p>{t.proofIntro}</p>
      {wayBack && <ProviderProblem code={wayBack.code} />}
      {hasPassword || hasCode ? (
        <Form
          method="post"
          action={localizePath(language, '/login/proof')}
          problem={problem}
          actions={
            <Button kind="primary" type="submit">
              {t.confirm}
            </Button>
          }
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          {hasPassword && hasCode ? <p>{t.eitherOne}</p> : null}
          {hasPassword ? (
            <TextField
              id="password"
              name="password"
              type="password"
              label={t.proofPassword}
              error={wordsAt('password')}
              isOptional={hasCode}
              autoComplete="current-password"
            />
          ) : null}
          {hasCode ? (
            <CodeField label={t.proofCode} description={t.proofCodeHelp} error={wordsAt('code')} isOptional={hasPassword} />
          ) : null}
        </Form>
      ) : null}
      {hasPasskey ? <PasskeyButton act="prove" returnTo={returnTo} /> : null}
      {provider === null ? null : (
        <ProviderLink kind="primary" href={openidHref(language, { proof: 'now', returnTo })}>
          {t.proveWith(provider)}
        </ProviderLink>
      )}
      {canProve(ways) ? null : <NoWay />}
    </div>
  );
}

/** Is there anything to prove it by? Without one of these, only signing in anew is left. */
export function canProve({ hasPassword, hasCode, hasPasskey, provider }: ProofWays): boolean {
  return hasPassword || hasCode || hasPasskey || provider !== null;
}

export function NoWay() {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  return (
    <p>
      {t.noWay} <Link href={localizePath(language, '/logout')}>{t.startAgain}</Link>
    </p>
  );
}

interface CodeFieldProps {
  label: string;
  description: string;
  error: string | undefined;
  isOptional?: boolean;
  autoFocus?: boolean;
}

/** Phones offer the code from their app or a message here, and it may be pasted. */
function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      id="code"
      name="code"
      width="medium"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
    />
  );
}

function useFailure({ errors, secondsToWait }: Failure) {
  const wordsFor = useWords();
  const words = errors.map(({ path, code }) => ({ path, message: wordsFor(code, secondsToWait) }));
  const summary = words.map(({ path, message }) => ({ message, ...(path !== '' && { fieldId: path }) }));
  return {
    wordsAt: (path: string) => words.find((word) => word.path === path)?.message,
    problem: summary.length > 0 && <ErrorSummary errors={summary} />,
  };
}

/** What went wrong, in the reader's words. */
export function useWords(): (code: string, secondsToWait: number) => string {
  const { errors } = useMessages(secondStepMessages);
  const language = useLanguage();
  return (code, secondsToWait) => {
    if (code === 'request.rate_limited') return errors['request.rate_limited'](formatWait(language, secondsToWait));
    const key = code as Exclude<keyof typeof errors, 'request.rate_limited'>;
    return errors[key] ?? errors.other;
  };
}
