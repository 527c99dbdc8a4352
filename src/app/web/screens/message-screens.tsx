import { appMessages } from '#app/messages/index.ts';
import type { Screen } from '#app/route-answer.ts';
import { formatWait } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { NavAnchor } from '../shell/nav-anchor.tsx';
import { Code, HomeLink, TryAgainLink } from './failure-screen.tsx';
import styles from './message-screens.module.css';

/** Nothing is here. What somebody was looking for is searched or chosen from what looks like it. */
export function NotFoundScreen({ query, similar, contactHref }: Shown<'not-found'>) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <search className={styles.search}>
        <form action={localizePath(language, '/search')}>
          <label htmlFor="search-for-page">{t.searchForPage}</label>
          <div className={styles.field}>
            <input id="search-for-page" type="search" name="q" defaultValue={query} autoComplete="off" maxLength={200} />
            <Button kind="primary" type="submit">
              {t.search}
            </Button>
          </div>
        </form>
      </search>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2>{t.similarPages}</h2>
          <ul>
            {similar.map((link) => (
              <li key={link.href}>
                <NavAnchor link={link} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.actions}>
        <HomeLink kind="secondary" />
        <ContactLink href={contactHref} />
      </p>
    </div>
  );
}

export function UnauthorizedScreen({ isSignedIn, signInHref, contactHref, termsFirst }: Shown<'unauthorized'>) {
  const t = useMessages(appMessages);
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{termsFirst?.title ?? t.unauthorizedTitle}</h1>
      <p>{termsFirst?.text ?? (isSignedIn ? t.unauthorizedSignedIn : t.unauthorizedSignedOut)}</p>
      <p className={styles.actions}>
        {termsFirst?.link && (
          <ButtonLink kind="primary" href={termsFirst.link.href}>
            {termsFirst.link.label}
          </ButtonLink>
        )}
        {!isSignedIn && (
          <ButtonLink kind="primary" href={signInHref}>
            {t.signIn}
          </ButtonLink>
        )}
        <HomeLink kind="secondary" />
        <ContactLink href={contactHref} />
      </p>
    </div>
  );
}

function ContactLink({ href }: { href: string | null }) {
  const t = useMessages(appMessages);
  return href === null ? null : (
    <ButtonLink kind="quiet" href={href}>
      {t.toContact}
    </ButtonLink>
  );
}

type Shown<K extends Screen['kind']> = Extract<Screen, { kind: K }>;

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
