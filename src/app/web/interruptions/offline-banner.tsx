import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useFormOfAddress } from '#platform/web/messages.tsx';
import { platformMessages } from '#platform/web/messages/index.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { Connection } from '#platform/web/connection.ts';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { useStore } from '#platform/web/use-store.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import styles from './offline-banner.module.css';

/** Above the page, which stays as it is: the connection is gone. */
export function OfflineBanner({ language }: { language: Language }) {
  const services = useOptionalServices();
  if (!useIsInBrowser() || !services) return null;
  return (
    <UiLanguage language={language}>
      <Banner language={language} connection={services.connection} />
    </UiLanguage>
  );
}

function Banner({ language, connection }: { language: Language; connection: Connection }) {
  const isLost = useStore(connection);
  const t = textsIn(platformMessages, language, useFormOfAddress()).offline;
  // There from the start: what is born with a text is not read out.
  return (
    <div role="status" className={styles.banner}>
      {isLost ? (
        <Notice isStatic look="warning" title={t.title}>
          {t.text}
        </Notice>
      ) : null}
    </div>
  );
}
