import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './account-notice.module.css';

/** Above the page for who has no script: with one, a dialog says the same and this is not there. */
export function AccountNotice({ answer: { accountNotice, language } }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  if (!accountNotice) return null;
  const { title, text, link } = accountNotice;
  return (
    <noscript>
      <aside className={styles.notice} aria-label={title}>
        <Notice isStatic look="warning" title={title}>
          <p>{text}</p>
          <div className={styles.actions}>
            {link && (
              <ButtonLink kind="primary" href={link.href}>
                {link.label}
              </ButtonLink>
            )}
            <form method="post" action={localizePath(language, '/logout')}>
              <Button type="submit">{t.signOut}</Button>
            </form>
          </div>
        </Notice>
      </aside>
    </noscript>
  );
}

/** Above the page to which signing out leads: without it the page looks as if nothing had happened, on a telephone most of all. */
export function SignedOutNotice() {
  const t = useMessages(appMessages);
  return (
    <aside className={styles.notice} aria-label={t.signedOut}>
      <Notice isStatic look="positive" title={t.signedOut} />
    </aside>
  );
}
