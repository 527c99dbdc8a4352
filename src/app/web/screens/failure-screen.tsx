import { appMessages } from '#app/messages/index.ts';
import type { Screen } from '#app/route-answer.ts';
import { codeGone } from '#platform/shared/errors.ts';
import { formatDateTime, formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import styles from './message-screens.module.css';

type FailureFacts = Extract<Screen, { kind: 'failure' }>;

/** Always here: what failed may be the fetching of code. */
export function FailureScreen({ secondsToWait, ...facts }: FailureFacts) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  const isCodeGone = facts.code === codeGone;
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{isCodeGone ? t.codeGoneTitle : t.failureTitle}</h1>
      <p>
        {isCodeGone ? t.codeGoneText : secondsToWait === null ? t.failureText : t.failureTextWithWait(formatWait(language, secondsToWait))}
      </p>
      <p className={styles.actions}>
        <TryAgainLink {...(isCodeGone && { text: t.reload })} />
        <HomeLink kind="secondary" />
      </p>
      {isCodeGone ? null : <Code {...facts} />}
    </div>
  );
}

/** As a new document: what failed may be the code that this page came with. */
export function TryAgainLink({ text }: { text?: string }) {
  const t = useMessages(appMessages);
  return (
    <ButtonLink kind="primary" href="" data-full-load>
      {text ?? t.tryAgain}
    </ButtonLink>
  );
}

/** What whoever helps can look up. */
export function Code({ code, correlationId, time }: Pick<FailureFacts, 'code' | 'correlationId' | 'time'>) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <p className={styles.code}>
      {t.failureCode(`${code} ${correlationId.slice(0, 8).toUpperCase()}`.trimEnd(), formatDateTime(language, new Date(time)))}
    </p>
  );
}

export function HomeLink({ kind, href }: { kind: 'primary' | 'secondary'; href?: string }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <ButtonLink kind={kind} href={href ?? localizePath(language, '/')}>
      {t.toHome}
    </ButtonLink>
  );
}
