import { appMessages } from '#app/messages/index.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { nameOfLanguage } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import styles from './language-switch.module.css';

/** Plain links to the same page in each language; a language is never guessed. */
export function LanguageSwitch({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  if (frame.languageLinks.length === 0) return null;
  return (
    <nav aria-label={t.languageSwitch}>
      <LanguageLinks frame={frame} />
    </nav>
  );
}

/** The links alone, for where they stand a second time on the page. */
export function LanguageLinks({ frame }: { frame: PageFrame }) {
  if (frame.languageLinks.length === 0) return null;
  return (
    <ul className={styles.languages}>
      {frame.languageLinks.map(({ language, href, isCurrent }) => (
        <li key={language}>
          <a href={href} lang={language} hrefLang={language} aria-current={isCurrent || undefined}>
            {nameOfLanguage[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
