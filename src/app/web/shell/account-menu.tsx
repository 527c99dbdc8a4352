import { appMessages } from '#app/messages/index.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { photoKey } from '#domains/properties/model/property.ts';
import { fullName } from '#domains/users/model/user.ts';
import { Portrait, useCurrentUser } from '#domains/users/ui/index.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSignOut } from './use-sign-out.ts';
import styles from './account-menu.module.css';

/** Who is reading, in the header: a menu of their own, or the way in. */
export function AccountMenu({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  const { user, currentUser } = useCurrentUser();
  if (!user) return <SignInLink frame={frame} />;
  return (
    <details className={styles.menu} data-menu="account">
      <summary className={styles.summary}>
        <Portrait isSmall person={user} photo={currentUser.property(photoKey)} />
        <VisuallyHidden>{t.accountTitle}: </VisuallyHidden>
        <span className={styles.name}>{fullName(user)}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.panel}>
        <AccountLinks frame={frame} />
      </div>
    </details>
  );
}

/** The same without a menu around it, in the panel of a narrow screen. */
export function AccountSection({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  const { user } = useCurrentUser();
  return (
    <nav aria-label={t.accountTitle}>
      {user ? (
        <>
          <p className={styles.person}>{fullName(user)}</p>
          <AccountLinks frame={frame} />
        </>
      ) : (
        <SignInLink frame={frame} />
      )}
    </nav>
  );
}

/** Back to this page, to see what others see of it. */
function viewAsHref(language: Language, { pageUrl }: Pick<PageFrame, 'pageUrl'>): string {
  return `${localizePath(language, '/view-as')}?returnTo=${encodeURIComponent(new URL(pageUrl).pathname)}`;
}

function AccountLinks({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const handleSignOut = useSignOut();

  return (
    <ul className={styles.links}>
      <li>
        <a href={localizePath(language, '/account/profile')}>{t.myProfile}</a>
      </li>
      {user?.isActive && isContentManager(user) && (
        <li>
          <a href={localizePath(language, '/content')}>{t.overview}</a>
        </li>
      )}
      {user?.isActive && user.isAdmin && (
        <li>
          <a href={localizePath(language, '/admin/pages')}>{t.admin}</a>
        </li>
      )}
      {user?.isActive && user.isAdmin && (
        <li>
          <a href={localizePath(language, '/settings')}>{t.settings}</a>
        </li>
      )}
      {user?.isActive && user.isAdmin && (
        <li>
          <a href={viewAsHref(language, frame)}>{t.viewAs}</a>
        </li>
      )}
      <li>
        <form method="post" action={localizePath(language, '/logout')} onSubmit={handleSignOut}>
          <button type="submit">{t.signOut}</button>
        </form>
      </li>
    </ul>
  );
}
