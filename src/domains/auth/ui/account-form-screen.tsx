import type { ComponentProps, ReactNode } from 'react';
import type { FieldError } from '#platform/shared/errors.ts';
import { formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { isAboutProvider } from '../model/provider.ts';
import { ProviderLink, ProviderProblem } from './provider-link.tsx';
import { accountFormMessages } from '../messages/account-forms.ts';
import type { AccountFormView } from '../model/account-form-view.ts';
import styles from './sign-in-screen.module.css';

/** Pages of plain forms that post to the address they stand at, so that they work before and without any script. */
export function AccountFormScreen(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  const title = view.step === 'confirm' ? t.confirm[view.purpose].title : t[view.step].title;
  return (
    <div className={styles.screen}>
      {/* A telephone would break the line behind the hyphen. */}
      <h1 tabIndex={-1}>{title.replace('e-mail', 'e-\u2060mail')}</h1>
      <Step {...view} />
    </div>
  );
}

function Step(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  switch (view.step) {
    case 'reset':
    case 'verifyAgain':
      return (
        <>
          <PlainForm view={view} intro={t[view.step].intro} submit={t[view.step].submit}>
            <EmailField view={view} />
          </PlainForm>
          <Ways ways={[]} />
        </>
      );
    case 'choose':
    case 'chooseAgain':
      return <ChoosePassword {...view} />;
    case 'newAccount':
      return <NewAccount {...view} />;
    case 'register':
      return <RegisterForm {...view} />;
    case 'setUp':
      return <SetUp {...view} />;
    case 'confirm':
      return (
        <PlainForm view={view} intro={t.confirm[view.purpose].text} submit={t.confirm[view.purpose].submit}>
          {view.typed.email !== '' && (
            <p>
              <strong>{view.typed.email}</strong>
            </p>
          )}
        </PlainForm>
      );
    default:
      return <Told step={view.step} />;
  }
}

/** What was done, and where to go from here. */
function Told({ step }: { step: 'resetSent' | 'registerSent' | 'verifySent' | 'gone' | 'registrationGone' | 'resetGone' }) {
  const t = useMessages(accountFormMessages);
  const ways = {
    resetSent: [{ path: '/reset', words: t.resetSent.again }],
    registerSent: [{ path: '/verify', words: t.registerSent.again }],
    verifySent: [],
    registrationGone: [{ path: '/register', words: t.registrationGone.again }],
    resetGone: [{ path: '/reset', words: t.gone.newReset }],
    gone: [
      { path: '/reset', words: t.gone.newReset },
      { path: '/verify', words: t.gone.newVerify },
    ],
  }[step];
  return (
    <>
      <div className={styles.words}>
        <p>{t[step].text}</p>
        {step.endsWith('Sent') && <p>{t.checkSpam}</p>}
      </div>
      <Ways ways={ways} />
    </>
  );
}

/** Where else to go; at last to signing in. */
function Ways({ ways }: { ways: { path: string; words: string }[] }) {
  const t = useMessages(accountFormMessages);
  const language = useLanguage();
  return (
    <ul className={styles.ways}>
      {[...ways, { path: '/login', words: t.toSignIn }].map(({ path, words }) => (
        <li key={path}>
          <Link href={localizePath(language, path)}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

function ChoosePassword(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  const isAgain = view.step === 'chooseAgain';
  return (
    <>
      {isAgain && view.errors.length === 0 && <Notice look="positive" title={t.chooseAgain.done} isStatic />}
      <PlainForm view={view} intro={isAgain ? t.chooseAgain.intro : t.choose.intro} submit={t.choose.submit}>
        <WhosePassword {...view} />
        <NewPassword view={view} label={t.newPassword} />
      </PlainForm>
    </>
  );
}

/** Without a name it is not sent; a password manager reads from it whose password this is. */
function WhosePassword({ typed }: AccountFormView) {
  return <input type="text" hidden readOnly autoComplete="username" value={typed.email} />;
}

/** Names as well: who asked for the link need not be who opened it, so nothing that they typed is taken over. */
function NewAccount(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  const language = useLanguage();
  const words = useWords(view);
  return (
    <PlainForm view={view} submit={t.newAccount.submit}>
      <p>
        {t.newAccount.forAddress} <strong className={styles.address}>{view.typed.email}</strong>.
      </p>
      <NameFields view={view} />
      <WhosePassword {...view} />
      <NewPassword view={view} label={t.password} />
      <Checkbox
        id="terms"
        name="terms"
        value="on"
        error={words('terms')}
        label={
          <>
            {t.newAccount.termsBefore} <Link href={localizePath(language, `/legal/terms-of-use/${language}`)}>{t.newAccount.terms}</Link>
          </>
        }
      />
    </PlainForm>
  );
}

function RegisterForm(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  const language = useLanguage();
  return (
    <>
      <PlainForm view={view} intro={t.register.intro} submit={t.register.submit}>
        <EmailField view={view} />
      </PlainForm>
      <p>
        {t.register.hasAccount} <Link href={localizePath(language, '/login')}>{t.toSignIn}</Link>
      </p>
    </>
  );
}

/** The first administrator chooses how to sign in, where there is a choice. */
function SetUp(view: AccountFormView) {
  const t = useMessages(accountFormMessages);
  const { hasPasswords, provider, errors } = view;
  // What went wrong on the way to the provider and back is nothing to mend in the form.
  const wayBack = errors.find(({ code }) => isAboutProvider(code));
  return (
    <>
      <p>{t.setUp.intro}</p>
      {wayBack && <ProviderProblem code={wayBack.code} />}
      {provider && (
        <ProviderLink kind={hasPasswords ? 'secondary' : 'primary'} href={provider.href}>
          {t.setUp.withProvider(provider.name)}
        </ProviderLink>
      )}
      {hasPasswords && (
        <PlainForm
          view={wayBack ? { ...view, errors: [] } : view}
          intro={provider ? t.setUp.orPassword : undefined}
          submit={t.setUp.submit}
        >
          <NameFields view={view} />
          <EmailField view={view} />
          <NewPassword view={view} label={t.password} />
        </PlainForm>
      )}
    </>
  );
}

interface PlainFormProps {
  view: AccountFormView;
  intro?: string | undefined;
  submit: string;
  children: ReactNode;
}

function PlainForm({ view, intro, submit, children }: PlainFormProps) {
  const wordsFor = useWordsFor(view);
  const summary = view.errors.map((error) => ({ message: wordsFor(error), ...(error.path !== '' && { fieldId: error.path }) }));
  return (
    <Form
      method="post"
      problem={summary.length > 0 && <ErrorSummary errors={summary} />}
      actions={
        <Button kind="primary" type="submit">
          {submit}
        </Button>
      }
    >
      {intro !== undefined && <p>{intro}</p>}
      {children}
    </Form>
  );
}

function NameFields({ view }: { view: AccountFormView }) {
  const t = useMessages(accountFormMessages);
  return (
    <>
      <Asked view={view} name="firstName" label={t.firstName} autoComplete="given-name" />
      <Asked view={view} name="middleName" label={t.middleName} autoComplete="additional-name" isOptional width="short" />
      <Asked view={view} name="lastName" label={t.lastName} autoComplete="family-name" />
    </>
  );
}

function EmailField({ view }: { view: AccountFormView }) {
  const t = useMessages(accountFormMessages);
  return <Asked view={view} name="email" type="email" label={t.email} autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}

/** It is never sent back, so it is typed anew when something was wrong. */
function NewPassword({ view, label }: { view: AccountFormView; label: string }) {
  const t = useMessages(accountFormMessages);
  const words = useWords(view);
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      description={t.passwordHint(view.shortestPassword)}
      error={words('password')}
      autoComplete="new-password"
    />
  );
}

type AskedProps = ComponentProps<typeof TextField> & { view: AccountFormView; name: keyof AccountFormView['typed'] };

/** A field with what was typed in it and what is wrong with that. */
function Asked({ view, name, ...field }: AskedProps) {
  const words = useWords(view);
  return <TextField {...field} id={name} name={name} error={words(name)} defaultValue={view.typed[name]} />;
}

/** The words at a field. */
function useWords(view: AccountFormView): (path: string) => string | undefined {
  const wordsFor = useWordsFor(view);
  return (path) => view.errors.filter((error) => error.path === path).map(wordsFor)[0];
}

function useWordsFor({ secondsToWait, shortestPassword }: AccountFormView): (error: FieldError) => string {
  const t = useMessages(accountFormMessages);
  const language = useLanguage();
  return ({ code }) => {
    if (code === 'request.rate_limited') return t.errors[code](formatWait(language, secondsToWait));
    if (code === 'password.too_short') return t.errors[code](shortestPassword);
    const key = code as Exclude<keyof typeof t.errors, 'request.rate_limited' | 'password.too_short'>;
    return t.errors[key] ?? t.errors.other;
  };
}
