import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { buttonClass } from '#ui/actions/button-class.ts';
import { Switch } from '#ui/forms/switch.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { ColourScheme, themeTokens } from '../../model/colour-scheme.ts';
import { hasRoomForName, logoAlt } from '../../model/logo.ts';
import type { FormValues } from './settings-values.ts';
import styles from './site-preview.module.css';

interface SitePreviewProps {
  values: FormValues;
  logo: AssetView | null;
  mark: ReactNode;
}

/** The top of a page as it would be with what stands in the form. */
export function SitePreview({ values, logo, mark }: SitePreviewProps) {
  const t = useMessages(settingAdminMessages);
  const own = useLanguage();
  const [isDark, setIsDark] = useState(false);
  const [isInOther, setIsInOther] = useState(false);
  const language: Language = isInOther ? (own === 'nl' ? 'en' : 'nl') : own;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t.preview}</h2>
      <PreviewedPage values={values} logo={logo} mark={mark} language={language} mode={isDark ? 'dark' : 'light'} />
      <Switch label={t.previewDark} checked={isDark} onChange={(event) => setIsDark(event.target.checked)} />
      <Switch label={t.previewOther[own]} checked={isInOther} onChange={(event) => setIsInOther(event.target.checked)} />
    </section>
  );
}

interface PreviewedPageProps extends SitePreviewProps {
  language: Language;
  mode: 'light' | 'dark';
}

function PreviewedPage({ values, logo, mark, language, mode }: PreviewedPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const lastWhole = useRef<ColourScheme | null>(null);
  const text = textsIn(settingAdminMessages, language).previewText;
  const { data: scheme } = ColourScheme.safeParse(values.colorScheme);
  const platformName = values.platformName[language];

  // Half a colour is none: until it is whole, the one before stays.
  useLayoutEffect(() => {
    lastWhole.current = scheme ?? lastWhole.current;
    if (!lastWhole.current) return;
    for (const [name, colour] of Object.entries(themeTokens(lastWhole.current)[mode]))
      page.current?.style.setProperty(`--p-${name}`, colour);
  });

  return (
    <div ref={page} className={styles.page} lang={language} data-density="site">
      <div className={styles.header}>
        {logo ? <img src={logoAddress(logo)} alt={logoAlt(logo, { written: values.headerLogoAlt[language], platformName })} /> : mark}
        {logo && hasRoomForName(logo) ? null : (
          <p>
            <span className={styles.name}>{platformName}</span>
            <span className={styles.description}>{values.platformDescription[language]}</span>
          </p>
        )}
      </div>
      <div className={styles.content}>
        <p className={styles.title}>{text.title}</p>
        <p>
          {text.text} <span className={styles.link}>{text.link}</span>.
        </p>
        <p className={styles.note}>{text.note}</p>
        <p>
          <span className={buttonClass('primary')}>{text.button}</span>
        </p>
      </div>
    </div>
  );
}
