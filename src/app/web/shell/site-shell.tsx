import type { ReactNode, SubmitEvent } from 'react';
import { appMessages } from '#app/messages/index.ts';
import type { Chrome, RouteAnswer } from '#app/route-answer.ts';
import { ConsentDialog } from '#domains/consent/ui/index.ts';
import { LegalLinks } from '#domains/legal/ui/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { fullName } from '#domains/users/model/user.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { UnsavedChanges } from '#platform/web/unsaved-changes.ts';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-shell.module.css';

/** Header, main and footer of every page of the site. */
export function SiteShell({ answer: { chrome, path }, children }: { answer: RouteAnswer; children: ReactNode }) {
  const t = useMessages(appMessages);
  return (
    <>
      <SkipLink />
      <ConsentDialog platformName={chrome.platformName} state={chrome.consent} returnTo={path} />
      <div className={styles.site}>
        <header className={styles.header}>
          <div className={styles.wrap}>
            <Brand chrome={chrome} />
            <div className={styles.tools}>
              <LanguageSwitch chrome={chrome} />
              <Account chrome={chrome} />
            </div>
          </div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.wrap}>{children}</div>
        </main>
        <footer className={styles.footer}>
          <div className={styles.wrap}>
            <LegalLinks consent={chrome.consent} pageUrl={chrome.pageUrl} />
            <p>{chrome.platformName}</p>
            <p className={styles.madeWith}>{t.madeWith}</p>
          </div>
        </footer>
      </div>
    </>
  );
}

async function confirmSignOut(form: HTMLFormElement, unsavedChanges: UnsavedChanges): Promise<void> {
  if (!(await unsavedChanges.confirmLeaving())) return;
  unsavedChanges.forget();
  form.requestSubmit();
}

function Account({ chrome }: { chrome: Chrome }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  const { user, currentUser } = useCurrentUser();
  const services = useOptionalServices();
  const optimizer = useOptionalLoadOptimizer();
  if (!user) {
    return chrome.signInHref === null ? null : (
      <a href={chrome.signInHref} data-full-load>
        {t.signIn}
      </a>
    );
  }

  /**
   * The form goes its own way to the server. What this page knows is forgotten once it is under way: a form that is gone is not sent.
   * The new document does not undo this one: a browser may keep it and bring it back as it was.
   */
  function handleSignOut(event: SubmitEvent<HTMLFormElement>) {
    if (services?.unsavedChanges.areThere()) {
      event.preventDefault();
      void confirmSignOut(event.currentTarget, services.unsavedChanges);
      return;
    }
    setTimeout(() => {
      services?.session.clear();
      currentUser.clear();
      optimizer?.clear();
    });
  }

  return (
    <div className={styles.account}>
      <a href={localizePath(language, '/account/profile')} aria-label={t.account(fullName(user))}>
        {fullName(user)}
      </a>
      <form method="post" action={localizePath(language, '/logout')} onSubmit={handleSignOut}>
        <button className={styles.signOut} type="submit">
          {t.signOut}
        </button>
      </form>
    </div>
  );
}
