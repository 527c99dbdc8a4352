import type { ReactNode } from 'react';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { listSettingValues } from '../../model/settings.contract.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-screen.module.css';
import { SettingsSections } from './settings-sections.tsx';

interface SettingsScreenProps {
  /** The logo as the site shows it now. */
  logo: AssetView | null;
  /** What stands in the header of a platform without a logo. */
  mark: ReactNode;
  /** The part about the terms of use, which belongs to another domain. */
  terms: ReactNode;
}

/** What the platform is called, how it looks, and who gets in. */
export function SettingsScreen({ logo, mark, terms }: SettingsScreenProps) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const { data: settings, error, reload } = useCall(listSettingValues, { query: { includeAll: 'true' } });
  const mustEnrol = error?.code === 'auth.second_factor_needed';
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      {mustEnrol ? (
        <Notice look="warning" title={t.enrolFirst} link={{ label: t.enrol, href: localizePath(language, '/account/security') }}>
          {t.enrolFirstText}
        </Notice>
      ) : settings ? (
        <>
          <SettingsSections />
          <SettingsForm settings={settings} logo={logo} mark={mark}>
            {terms}
          </SettingsForm>
        </>
      ) : error ? (
        <ErrorBox onRetry={reload} />
      ) : (
        <LoadingText />
      )}
    </div>
  );
}
