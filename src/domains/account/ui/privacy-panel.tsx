import { OwnDataExport } from '#domains/data-exports/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { accountMessages } from '../messages/index.ts';
import { getOwnPrivacy } from '../model/account.contract.ts';
import styles from './account-screen.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { CookieConsent, TermsConsent, WithdrawTerms } from './own-consents.tsx';
import type { PanelProps } from './panel.ts';

/** What somebody agreed to, and what they can do about what is kept of them. */
export function PrivacyPanel({ addressLanguage }: PanelProps) {
  const t = useMessages(accountMessages);
  const privacy = useCall(getOwnPrivacy, {});
  const legal = (page: string) => localizePath(addressLanguage, `/legal/${page}`);
  const heading = (
    <div className={styles.heading}>
      <h2>{t.categories.privacy}</h2>
    </div>
  );
  if (privacy.error && !privacy.data) {
    return (
      <div className={styles.panel}>
        {heading}
        <ErrorBox title={t.loadFailed} onRetry={privacy.reload} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {heading}
      <section className={styles.part}>
        <h3>{t.terms}</h3>
        {privacy.data ? (
          <TermsConsent {...privacy.data} />
        ) : (
          <>
            <LoadingText />
            <Skeleton count={2} />
          </>
        )}
        <p>
          <a href={legal(`terms-of-use/${addressLanguage}`)}>{t.readTerms}</a>
        </p>
        {privacy.data && privacy.data.termsOfUseVersionAccepted !== null ? <WithdrawTerms /> : null}
      </section>
      <section className={styles.part}>
        <h3>{t.privacyStatement}</h3>
        <p>
          <a href={legal('privacy')}>{t.readPrivacyStatement}</a>
        </p>
      </section>
      <section className={styles.part}>
        <h3>{t.cookies}</h3>
        {privacy.data ? <CookieConsent cookies={privacy.data.cookies} /> : null}
        <p>{t.cookiesNote}</p>
        <p>
          <a href={legal(`cookie-statement/${addressLanguage}`)}>{t.changeCookies}</a>
        </p>
      </section>
      {privacy.data ? (
        <>
          <OwnDataExport />
          <DeleteAccount deleteOn={privacy.data.deleteOn} />
        </>
      ) : null}
    </div>
  );
}
