import { TranslateLink } from '#domains/consent/ui/index.ts';
import type { ConsentState } from '#domains/consent/model/consent-state.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { legalMessages } from '../messages/index.ts';
import { legalHref } from '../model/legal-page.ts';
import styles from './legal-links.module.css';

interface LegalLinksProps {
  consent: ConsentState;
  /** The page it stands on, as others reach it. */
  pageUrl: string;
}

/** The row of links at the foot of every page. */
export function LegalLinks({ consent, pageUrl }: LegalLinksProps) {
  const t = useMessages(legalMessages).links;
  const language = useLanguage();
  const cookieStatement = legalHref('cookie-statement', language);
  return (
    <nav aria-label={t.label}>
      <ul className={styles.links}>
        <li>
          <a href={legalHref('accessibility', language)}>{t.accessibility}</a>
        </li>
        <li>
          <a href={legalHref('privacy', language)}>{t.privacy}</a>
        </li>
        <li>
          <a href={cookieStatement}>{t.cookieStatement}</a>
        </li>
        {consent.optional.length > 0 && (
          <li>
            <a href={`${cookieStatement}#choice`}>{t.cookieSettings}</a>
          </li>
        )}
        <li>
          <a href={legalHref('terms-of-use', language)}>{t.termsOfUse}</a>
        </li>
        {consent.optional.includes('translation') && (
          <li>
            <TranslateLink state={consent} pageUrl={pageUrl} />
          </li>
        )}
      </ul>
    </nav>
  );
}
