import { appMessages } from '#app/messages/index.ts';
import { formatDateTime } from '#platform/shared/format.ts';
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

export function FailureScreen({ code, correlationId, time }: { code: string; correlationId: string; time: string }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.failureTitle}</h1>
      <p>{t.failureText}</p>
      <p className={styles.actions}>
        {/* As a new document: what failed may be the code that this page came with. */}
        <ButtonLink kind="primary" href="" data-full-load>
          {t.tryAgain}
        </ButtonLink>
        <HomeLink kind="secondary" />
      </p>
      <p className={styles.code}>
        {t.failureCode(`${code} ${correlationId.slice(0, 8).toUpperCase()}`, formatDateTime(language, new Date(time)))}
      </p>
    </div>
  );
}

function HomeLink({ kind }: { kind: 'primary' | 'secondary' }) {
  const t = useMessages(appMessages);
  return (
    <ButtonLink kind={kind} href={localizePath(useLanguage(), '/')}>
      {t.toHome}
    </ButtonLink>
  );
}
