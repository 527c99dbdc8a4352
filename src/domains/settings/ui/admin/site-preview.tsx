import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import { languages, nameOfLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { buttonClass } from '#ui/actions/button-class.ts';
import { settingAdminMessages } from '../../messages/admin.ts';
import { ColourScheme, themeTokens } from '../../model/colour-scheme.ts';
import { hasRoomForName, logoAlt } from '../../model/logo.ts';
import type { FormValues } from './settings-values.ts';
import styles from './site-preview.module.css';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

interface SitePreviewProps {
  values: FormValues;
  logo: AssetView | null;
  mark: ReactNode;
}

/** The top of a page as it would be with what stands in the form. */
export function SitePreview({ values, logo, mark }: SitePreviewProps) {
  const t = useMessages(settingAdminMessages);
  const [mode, setMode] = useState<Mode>('light');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <div className={styles.bar}>
        <h2 id="preview">{t.preview}</h2>
        <Views label={t.previewLanguage} views={languages} names={nameOfLanguage} present={language} onChoose={setLanguage} />
        <Views<Mode> label={t.previewMode} views={modes} names={t.previewModes} present={mode} onChoose={setMode} />
      </div>
      <PreviewedPage values={values} logo={logo} mark={mark} language={language} mode={mode} />
    </section>
  );
}

interface ViewsProps<View extends string> {
  label: string;
  views: readonly View[];
  names: Record<View, string>;
  present: View;
  onChoose(view: View): void;
}

/** How the preview is looked at. Buttons in its frame, because it changes nothing but that. */
function Views<View extends string>({ label, views, names, present, onChoose }: ViewsProps<View>) {
  return (
    <div role="group" aria-label={label} className={styles.views}>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === present} onClick={() => onChoose(view)}>
          {names[view]}
        </button>
      ))}
    </div>
  );
}

interface PreviewedPageProps extends SitePreviewProps {
  language: Language;
  mode: Mode;
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
