import { appMessages } from '#app/messages/index.ts';
import type { Screen } from '#app/route-answer.ts';
import { formatDateTime, formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import styles from './message-screens.module.css';

export function NotFoundScreen() {
  const t = useMessages(appMessages);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <p>
        <HomeLink kind="primary" />
      </p>
    </div>
  );
}

export function UnauthorizedScreen({ isSignedIn, signInHref }: { isSignedIn: boolean; signInHref: string }) {
  const t = useMessages(appMessages);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.unauthorizedTitle}</h1>
      <p>{isSignedIn ? t.unauthorizedSignedIn : t.unauthorizedSignedOut}</p>
      <p className={styles.actions}>
        {!isSignedIn && (
          <ButtonLink kind="primary" href={signInHref}>
            {t.signIn}
          </ButtonLink>
        )}
        <HomeLink kind="secondary" />
      </p>
    </div>
  );
}

type Shown<K extends Screen['kind']> = Extract<Screen, { kind: K }>;

export function FailureScreen({ secondsToWait, ...facts }: Shown<'failure'>) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.failureTitle}</h1>
      <p>{secondsToWait === null ? t.failureText : t.failureTextWithWait(formatWait(language, secondsToWait))}</p>
      <p className={styles.actions}>
        <TryAgainLink />
        <HomeLink kind="secondary" />
      </p>
      <Code {...facts} />
    </div>
  );
}

/** Something was asked that we do not do. Asking again helps only where waiting does. */
export function RefusalScreen({ reason, secondsToWait, homeHref, signInHref, ...facts }: Shown<'refusal'>) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  const { title, text } = t.refusals[reason];
  const isPassing = reason === 'tooOften';
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{isPassing && secondsToWait !== null ? t.tooOftenWithWait(formatWait(language, secondsToWait)) : text}</p>
      <p className={styles.actions}>
        {isPassing && <TryAgainLink />}
        {signInHref !== null && !isPassing && (
          <ButtonLink kind="primary" href={signInHref} data-full-load>
            {t.signIn}
          </ButtonLink>
        )}
        <HomeLink kind={isPassing || signInHref !== null ? 'secondary' : 'primary'} href={homeHref} />
      </p>
      <Code {...facts} />
    </div>
  );
}

/** As a new document: what failed may be the code that this page came with. */
function TryAgainLink() {
  const t = useMessages(appMessages);
  return (
    <ButtonLink kind="primary" href="" data-full-load>
      {t.tryAgain}
    </ButtonLink>
  );
}

/** What whoever helps can look up. */
function Code({ code, correlationId, time }: Pick<Shown<'failure'>, 'code' | 'correlationId' | 'time'>) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <p className={styles.code}>
      {t.failureCode(`${code} ${correlationId.slice(0, 8).toUpperCase()}`, formatDateTime(language, new Date(time)))}
    </p>
  );
}

function HomeLink({ kind, href }: { kind: 'primary' | 'secondary'; href?: string }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <ButtonLink kind={kind} href={href ?? localizePath(language, '/')}>
      {t.toHome}
    </ButtonLink>
  );
}
