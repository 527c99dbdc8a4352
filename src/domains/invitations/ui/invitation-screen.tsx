import { useState, type FormEvent, type ReactNode } from 'react';
import { isAboutProvider, openidHref } from '#domains/auth/model/provider.ts';
import { ProviderLink, ProviderProblem } from '#domains/auth/ui/index.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { formatDate } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useTitlePrefix } from '#platform/web/head.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { Button, ButtonLink, ButtonSummary } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { useUiTexts } from '#ui/texts.tsx';
import { invitationMessages } from '../messages/index.ts';
import type { InvitationStatus, InvitationView } from '../model/invitation.ts';
import { createInvitations, type Invitations, type InvitationsState } from './invitations-store.ts';
import styles from './invitation-screen.module.css';
import { NewAccountForm } from './new-account-form.tsx';
import { invitationPath, readAcceptance, useProblemWords } from './invitation-form.ts';

interface InvitationScreenProps extends InvitationView {
  errors: FieldError[];
  /** A new one was asked for, a moment ago. */
  hasAsked: boolean;
}

/** One card with one thing to do. Its forms post to its own address; in a browser that runs scripts, accepting does not leave the page. */
export function InvitationScreen(props: InvitationScreenProps) {
  const optimizer = useOptionalLoadOptimizer();
  const [invitations] = useState(() => optimizer && createInvitations(optimizer, props.status ? { [props.code]: props.status } : {}));
  return invitations ? <LiveInvitation {...props} invitations={invitations} /> : <InvitationCard {...props} attempt={0} />;
}

function LiveInvitation({ invitations, ...props }: InvitationScreenProps & { invitations: Invitations }) {
  const state = useStore<InvitationsState>(invitations);
  const [attempt, setAttempt] = useState(0);
  const language = useLanguage();
  const ui = useUiTexts();
  // What the server refused has said so in its title already.
  const isRefusedHere = attempt > 0 && state.problems.length > 0 && props.errors.length === 0;
  useTitlePrefix(isRefusedHere ? `${ui.error} ` : '');

  async function accept(form: HTMLFormElement): Promise<void> {
    if (await invitations.accept({ code: props.code, ...readAcceptance(form) })) {
      // As a new document: everything that was loaded so far was loaded for somebody else. It says welcome.
      location.reload();
      return;
    }
    setAttempt((count) => count + 1);
    // It may have been refused because it is not what it was.
    await invitations.load(props.code, language);
  }

  return (
    <InvitationCard
      {...props}
      status={state.byCode[props.code] ?? props.status}
      errors={attempt === 0 ? props.errors : [...state.problems]}
      attempt={attempt}
      onAccept={(event) => {
        event.preventDefault();
        void accept(event.currentTarget);
      }}
    />
  );
}

type CardProps = InvitationScreenProps & { attempt: number; onAccept?(event: FormEvent<HTMLFormElement>): void };

function InvitationCard({ status, ...props }: CardProps) {
  const t = useMessages(invitationMessages);
  switch (status?.state) {
    case undefined:
      return (
        <Message {...t.unknown}>
          <ToSite />
        </Message>
      );
    case 'pending':
      return <Pending {...props} status={status as InvitationStatus} />;
    case 'accepted':
      if (props.welcome) return <Welcome {...props.welcome} platformName={status.platformName} />;
      return <Accepted isSignedIn={props.account !== null} platformName={status.platformName} />;
    case 'expired':
      return <Expired {...props} status={status as InvitationStatus} />;
    case 'declined':
    case 'revoked':
      return (
        <Message {...t[status.state]}>
          <ToSite platformName={status.platformName} />
        </Message>
      );
  }
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The first thing that somebody sees as themselves: what they have now, and the one next step. */
function Welcome({ name, next, platformName }: NonNullable<InvitationView['welcome']> & { platformName: string }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  const href = { secondFactor: '/account/security', overview: '/content', site: '/' }[next];
  const label = next === 'site' ? t.toSite(platformName) : t.welcome.to[next];
  return (
    <Message title={t.welcome.title(platformName, name)} text={t.welcome.text[next]}>
      <p className={styles.actions}>
        <ButtonLink kind="primary" href={localizePath(language, href)} data-full-load>
          {label}
        </ButtonLink>
        {next === 'secondFactor' ? null : (
          <ButtonLink href={localizePath(language, '/account/profile')} data-full-load>
            {t.welcome.toProfile}
          </ButtonLink>
        )}
      </p>
    </Message>
  );
}

function Accepted({ isSignedIn, platformName }: { isSignedIn: boolean; platformName: string }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  return (
    <Message title={t.accepted.title} text={isSignedIn ? t.acceptedSignedIn : t.accepted.text}>
      {isSignedIn ? (
        <ToSite platformName={platformName} />
      ) : (
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={localizePath(language, '/login')} data-full-load>
            {t.signIn}
          </ButtonLink>
        </p>
      )}
    </Message>
  );
}

/** Nothing is left to do here. */
function ToSite({ platformName }: { platformName?: string }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  return (
    <p className={styles.actions}>
      <ButtonLink kind="primary" href={localizePath(language, '/')} data-full-load>
        {platformName === undefined ? t.toWebsite : t.toSite(platformName)}
      </ButtonLink>
    </p>
  );
}

function Expired({ code, status, canAskAgain, hasAsked, errors }: CardProps & { status: InvitationStatus }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  const wordsFor = useProblemWords(0);
  return (
    <Message title={t.expired.title} text={t.expired.text(formatDate(language, new Date(status.expiresOn)))}>
      {errors.length > 0 && <ErrorSummary errors={errors.map((error) => ({ message: wordsFor(error) }))} />}
      {hasAsked && <p role="status">{t.asked}</p>}
      {canAskAgain && !hasAsked && (
        <ActForm act="ask" code={code}>
          <Button kind="primary" type="submit">
            {t.ask}
          </Button>
        </ActForm>
      )}
    </Message>
  );
}

function Pending(props: CardProps & { status: InvitationStatus }) {
  const { code, status, account } = props;
  const t = useMessages(invitationMessages);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title(status.inviterName, status.platformName)}</h1>
      <Facts status={status} />
      {account ? <JoinForms {...props} account={account} /> : <WaysIn {...props} />}
      <Decline code={code} />
    </div>
  );
}

/** It is final, so it takes two steps: the second one says so. Also without any script. */
function Decline({ code }: { code: string }) {
  const t = useMessages(invitationMessages);
  return (
    <div className={styles.decline}>
      <p className={styles.aside}>{t.notForYou}</p>
      <details>
        <ButtonSummary kind="quiet">{t.decline}</ButtonSummary>
        <ActForm act="decline" code={code}>
          <p>{t.declineText}</p>
          <Button kind="danger" type="submit">
            {t.declineSurely}
          </Button>
        </ActForm>
      </details>
    </div>
  );
}

/** For who is not signed in: with who they are at the provider, with a new password, or after signing in. */
function WaysIn(props: CardProps) {
  const { code, hasPasswords, provider, errors } = props;
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  const wordsFor = useProblemWords(0);
  // What went wrong on the way to the provider and back is nothing to mend in the form.
  const wayBack = errors.find((error) => isAboutProvider(error.code));
  const inForm = wayBack ? [] : errors;
  const signInHref = `${localizePath(language, '/login')}?returnTo=${encodeURIComponent(invitationPath(language, code))}`;
  return (
    <>
      {wayBack && <ProviderProblem code={wayBack.code} />}
      {!hasPasswords && inForm.length > 0 && <ErrorSummary errors={inForm.map((error) => ({ message: wordsFor(error) }))} />}
      {provider !== null && (
        <section className={styles.join}>
          <ProviderLink kind={hasPasswords ? 'secondary' : 'primary'} href={openidHref(language, { invitation: code })}>
            {t.acceptWith(provider)}
          </ProviderLink>
          <p className={styles.aside}>{t.providerNote(provider)}</p>
        </section>
      )}
      {hasPasswords && <NewAccountForm {...props} errors={inForm} />}
      <p className={styles.aside}>
        {t.hasAccount} <a href={signInHref}>{t.signIn}</a>
      </p>
    </>
  );
}

/** Who it is for, for what, and until when. */
function Facts({ status: { email, roles, expiresOn } }: { status: InvitationStatus }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  return (
    <div className={styles.facts}>
      {email !== null && <p>{t.forWhom(email)}</p>}
      {roles && roles.length > 0 ? (
        <>
          <p>{t.asRoles}</p>
          <ul>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t.asUser}</p>
      )}
      <p>{t.until(formatDate(language, new Date(expiresOn)))}</p>
    </div>
  );
}

function JoinForms({ code, account, errors, attempt, onAccept }: CardProps & { account: NonNullable<InvitationView['account']> }) {
  const t = useMessages(invitationMessages);
  const language = useLanguage();
  const wordsFor = useProblemWords(0);
  return (
    <section className={styles.join}>
      <h2>{t.joinTitle}</h2>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors.map((error) => ({ message: wordsFor(error) }))} />}
      <p>{t.signedInAs(account.name, account.email)}</p>
      {!account.isInvited && <p>{t.otherAddress}</p>}
      <div className={styles.actions}>
        <form method="post" action={invitationPath(language, code)} onSubmit={onAccept}>
          <input type="hidden" name="act" value="accept" />
          <Button kind="primary" type="submit">
            {account.isInvited ? t.accept : t.acceptAs(account.name)}
          </Button>
        </form>
        <ActForm act="switch" code={code}>
          <Button type="submit">{t.switchAccount}</Button>
        </ActForm>
      </div>
    </section>
  );
}

function ActForm({ act, code, children }: { act: 'decline' | 'switch' | 'ask'; code: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <form method="post" action={invitationPath(language, code)} className={styles.act}>
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
