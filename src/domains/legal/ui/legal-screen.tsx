import type { CookieTable } from '#domains/consent/model/cookie-table.ts';
import { CurrentChoice } from '#domains/consent/ui/index.ts';
import { formatDate } from '#platform/shared/format.ts';
import { languages, nameOfLanguage } from '#platform/shared/language.ts';
import { LanguageProvider, useLanguage, useMessages } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { legalMessages } from '../messages/index.ts';
import { legalHref } from '../model/legal-page.ts';
import type { CookieFacts, LegalPart, LegalSection, LegalText, LegalView } from '../model/legal-text.ts';
import { TermsChoice } from './terms-choice.tsx';
import styles from './legal-screen.module.css';
import { LegalTable } from './legal-table.tsx';
import { LineView } from './line.tsx';

/** A legal text. The page around it may be in the other language than the text itself. */
export function LegalScreen({ text, isForAdmin, cookieFacts, termsChoice }: LegalView) {
  const isOther = useLanguage() !== text.language;
  return (
    <>
      <LanguageNotice text={text} />
      {isForAdmin && hasMissing(text) && <AdminNotice />}
      <LanguageProvider language={text.language}>
        <UiLanguage language={text.language}>
          <article className={styles.document} lang={isOther ? text.language : undefined}>
            <Opening text={text} />
            <Contents sections={text.sections} />
            <div className={styles.sections}>
              {termsChoice && <TermsChoice {...termsChoice} text={text} />}
              {text.sections.map((section) => (
                <section key={section.id} aria-labelledby={section.id}>
                  <h2 id={section.id} tabIndex={-1}>
                    {section.heading}
                  </h2>
                  {section.parts.map((part, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- parts of a text are never rearranged
                    <LegalPartView key={index} part={part} heading={section.heading} cookieFacts={cookieFacts} />
                  ))}
                </section>
              ))}
            </div>
          </article>
        </UiLanguage>
      </LanguageProvider>
    </>
  );
}

function LanguageNotice({ text: { page, language } }: Pick<LegalView, 'text'>) {
  const t = useMessages(legalMessages);
  const own = useLanguage();
  const isOther = own !== language;
  if (!isOther) return null;
  return (
    <p className={styles.notice}>
      {t.otherLanguage} <a href={legalHref(page, own)}>{t.readHere}</a>
    </p>
  );
}

function AdminNotice() {
  const t = useMessages(legalMessages);
  return <p className={styles.notice}>{t.onlyForAdmins}</p>;
}

/** What is missing in a text, is missing somewhere in its lines. */
function hasMissing(text: LegalText): boolean {
  return JSON.stringify(text).includes('"isMissing":true');
}

function Opening({ text }: { text: LegalText }) {
  const t = useMessages(legalMessages);
  return (
    <header className={styles.opening}>
      {/* One word that is wider than a telephone, which not every browser knows how to hyphenate. */}
      <h1 tabIndex={-1}>{text.title.replace('heidsverklaring', 'heids\u00ADverklaring')}</h1>
      <ul className={styles.facts}>
        {text.version !== null && <li>{t.version(text.version)}</li>}
        {text.date !== null && (
          <li>
            <time dateTime={text.date}>{formatDate(text.language, new Date(`${text.date}T12:00:00Z`))}</time>
          </li>
        )}
        {languages
          .filter((language) => language !== text.language)
          .map((language) => (
            <li key={language}>
              <a href={legalHref(text.page, language)} lang={language} hrefLang={language}>
                {nameOfLanguage[language]}
              </a>
            </li>
          ))}
      </ul>
      {text.intro.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a text are never rearranged
        <p key={index} className={styles.lead}>
          <LineView line={line} />
        </p>
      ))}
    </header>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useMessages(legalMessages);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function LegalPartView({ part, heading, cookieFacts }: { part: LegalPart; heading: string; cookieFacts: CookieFacts | null }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p>
          <LineView line={part.line} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {part.items.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items of a text are never rearranged
            <li key={index}>
              <LineView line={line} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {part.facts.map(({ term, line }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <LineView line={line} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <LegalTable label={heading} columns={part.columns} rows={part.rows} />;
    case 'badge':
      return <p className={styles.badge}>{part.words}</p>;
    case 'cookie-tables':
      return cookieFacts?.tables.map((table) => <CookieTableView key={table.heading} {...table} />);
    case 'cookie-choice':
      return cookieFacts && <CurrentChoice state={cookieFacts.consent} returnTo={`${cookieFacts.path}#choice`} />;
  }
}

function CookieTableView({ heading, columns, rows }: CookieTable) {
  return (
    <div>
      <h3>{heading}</h3>
      <LegalTable label={heading} columns={columns} rows={rows.map((row) => row.map((cell) => [cell]))} isInSeries />
    </div>
  );
}
