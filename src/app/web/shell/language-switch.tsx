import { appMessages } from '#app/messages/index.ts';
import type { Chrome } from '#app/route-answer.ts';
import { nameOfLanguage } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import styles from './language-switch.module.css';

/** Plain links to the same page in each language; a language is never guessed. */
export function LanguageSwitch({ chrome }: { chrome: Chrome }) {
  const t = useMessages(appMessages);
  return (
    <nav aria-label={t.languageSwitch}>
      <LanguageLinks chrome={chrome} />
    </nav>
  );
}

/** The links alone, for where they stand a second time on the page. */
export function LanguageLinks({ chrome }: { chrome: Chrome }) {
  return (
    <ul className={styles.languages}>
      {chrome.languageLinks.map(({ language, href, isCurrent }) => (
        <li key={language}>
          <a href={href} lang={language} hrefLang={language} aria-current={isCurrent || undefined}>
            {nameOfLanguage[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
