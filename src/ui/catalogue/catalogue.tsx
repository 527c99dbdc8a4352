import { useState } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { Switch } from '../forms/switch.tsx';
import { SkipLink } from '../text/skip-link.tsx';
import { UiLanguage } from '../texts.tsx';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Notices } from './notices.tsx';
import { ProseSection } from './prose-section.tsx';
import { useCatalogueTexts, type SectionId } from './specimen.tsx';
import { States } from './states.tsx';
import styles from './catalogue.module.css';

interface CatalogueProps {
  language: Language;
  /** The same catalogue in the other language. */
  otherLanguageHref: string;
  isDark?: boolean;
}

/** Every component in every state. */
export function Catalogue({ language, otherLanguageHref, isDark = false }: CatalogueProps) {
  const [isDense, setIsDense] = useState(false);
  return (
    <UiLanguage language={language}>
      <div className={styles.catalogue} lang={language} data-density={isDense ? 'admin' : 'site'}>
        <SkipLink />
        <CatalogueHeader language={language} otherLanguageHref={otherLanguageHref} />
        <div className={styles.columns}>
          <div className={styles.side}>
            <Contents />
            <View isDark={isDark} isDense={isDense} onDensityChange={setIsDense} />
          </div>
          <main id="main" className={styles.main} tabIndex={-1}>
            <Foundations />
            <Actions />
            <Fields />
            <Choices />
            <Dialogs />
            <Notices />
            <States />
            <ProseSection />
          </main>
        </div>
      </div>
    </UiLanguage>
  );
}

function CatalogueHeader({ language, otherLanguageHref }: Pick<CatalogueProps, 'language' | 'otherLanguageHref'>) {
  const t = useCatalogueTexts();
  return (
    <header className={styles.header}>
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <p>
        <a href={otherLanguageHref} hrefLang={language === 'nl' ? 'en' : 'nl'}>
          {t.otherLanguage}
        </a>
      </p>
    </header>
  );
}

function Contents() {
  const t = useCatalogueTexts();
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <ul>
        {(Object.keys(t.sections) as SectionId[]).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t.sections[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewProps {
  isDark: boolean;
  isDense: boolean;
  onDensityChange: (isDense: boolean) => void;
}

function View({ isDark, isDense, onDensityChange }: ViewProps) {
  const t = useCatalogueTexts();
  return (
    <section aria-label={t.view}>
      <Switch label={t.dark} defaultChecked={isDark} onChange={(event) => setColourMode(event.currentTarget.checked ? 'dark' : 'light')} />
      <Switch label={t.dense} checked={isDense} onChange={(event) => onDensityChange(event.currentTarget.checked)} />
    </section>
  );
}

function setColourMode(mode: 'light' | 'dark') {
  document.documentElement.setAttribute('data-colour-mode', mode);
}
