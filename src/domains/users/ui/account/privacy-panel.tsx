import { ProofGuard } from '#domains/auth/ui/index.ts';
import { formatDate } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { userMessages } from '../../messages/index.ts';
import type { OwnPrivacy } from '../../model/account.ts';
import { getOwnPrivacy } from '../../model/user.contract.ts';
import styles from './account-screen.module.css';
import { DeleteAccount } from './delete-account.tsx';
import type { PanelProps } from './panel.ts';

/** What somebody agreed to, and what they can do about what is kept of them. */
export function PrivacyPanel({ addressLanguage }: PanelProps) {
  const t = useMessages(userMessages);
  const privacy = useCall(getOwnPrivacy, {});
  const legal = (page: string) => localizePath(addressLanguage, `/legal/${page}`);
  if (privacy.error && !privacy.data) return <ErrorBox title={t.loadFailed} onRetry={privacy.reload} />;
  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <h2>{t.categories.privacy}</h2>
      </div>
      <section className={styles.part}>
        <h3>{t.terms}</h3>
        {privacy.data ? (
          <Terms {...privacy.data} />
        ) : (
          <>
            <LoadingText />
            <Skeleton count={2} />
          </>
        )}
        <p>
          <a href={legal(`terms-of-use/${addressLanguage}`)}>{t.readTerms}</a>
        </p>
      </section>
      <section className={styles.part}>
        <h3>{t.privacyStatement}</h3>
        <p>
          <a href={legal('privacy')}>{t.readPrivacyStatement}</a>
        </p>
      </section>
      <section className={styles.part}>
        <h3>{t.cookies}</h3>
        <p>{t.cookiesNote}</p>
        <p>
          <a href={legal(`cookie-statement/${addressLanguage}`)}>{t.changeCookies}</a>
        </p>
      </section>
      {privacy.data ? (
        <ProofGuard>
          <DeleteAccount deleteOn={privacy.data.deleteOn} />
        </ProofGuard>
      ) : null}
    </div>
  );
}

function Terms({ termsOfUseVersion, termsOfUseVersionAccepted, termsOfUseAcceptedOn }: OwnPrivacy) {
  const t = useMessages(userMessages);
  const language = useLanguage();
  if (termsOfUseVersionAccepted === null) return <p>{t.termsNotAccepted(termsOfUseVersion)}</p>;
  const date = termsOfUseAcceptedOn === null ? null : formatDate(language, new Date(termsOfUseAcceptedOn));
  return (
    <>
      <p>{date === null ? t.termsAccepted(termsOfUseVersionAccepted) : t.termsAcceptedOn(termsOfUseVersionAccepted, date)}</p>
      {termsOfUseVersionAccepted === termsOfUseVersion ? null : <p>{t.termsChanged(termsOfUseVersion)}</p>}
    </>
  );
}
