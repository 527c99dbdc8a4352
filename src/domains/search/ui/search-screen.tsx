import { formatDate, formatWait } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { pagesToShow } from '#platform/shared/pages-to-show.ts';
import { Separated } from '#ui/text/separated.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { searchMessages } from '../messages/index.ts';
import { hasFilters, searchHref, withoutFilters, type AskedSearch } from '../model/search-address.ts';
import type { SearchView } from '../model/search-view.ts';
import { isTooShort, pageCount, searchSorts, type SearchAnswer, type SearchResult } from '../model/search.ts';
import { ContactAnswerPanel } from './contact-answer-panel.tsx';
import { SearchFilters, SearchForm } from './search-form.tsx';
import styles from './search-screen.module.css';

/** A form with a plain address and links with plain addresses: it works before and without any script. */
export function SearchScreen(props: SearchView) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  const { asked, answer, secondsToWait } = props;
  const tooShort = asked.q !== '' && isTooShort(asked.q) ? t.tooShort : undefined;
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <SearchForm asked={asked} error={secondsToWait === null ? tooShort : t.tooOften(formatWait(language, secondsToWait))} />
      {(answer !== null || secondsToWait !== null) && <SearchFilters asked={asked} />}
      <div className={styles.outcome}>
        {answer === null ? <RecentPages recent={props.recent} /> : <Outcome {...props} answer={answer} />}
      </div>
    </div>
  );
}

function RecentPages({ recent }: Pick<SearchView, 'recent'>) {
  const t = useMessages(searchMessages);
  return recent.length === 0 ? null : <Links title={t.recent} links={recent} />;
}

function Links({ title: heading, links }: { title: string; links: SearchView['legal'] }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ asked, answer, contact, legal, contactHref }: SearchView & { answer: SearchAnswer }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  const { total, isTotalCut, results, otherLanguage, soughtFor, didYouMean, leftOut } = answer;
  const pages = pageCount(total);
  return (
    <>
      {contact !== null && <ContactAnswerPanel contact={contact} contactHref={contactHref} />}
      {legal.length > 0 && <Links title={t.legal} links={legal} />}
      {(total > 0 || legal.length === 0) && (
        <section>
          {total === 0 ? (
            <Nothing asked={asked} contactHref={contactHref} />
          ) : (
            <>
              <h2 className={styles.heading}>{t.count(total, isTotalCut, soughtFor)}</h2>
              {leftOut.length > 0 && <p>{t.withoutWords(leftOut)}</p>}
              {didYouMean !== null && <p>{t.correctedTo(asked.q, didYouMean)}</p>}
              {asked.pageNumber > 1 && results.length > 0 && <p className={styles.small}>{t.pageOf(asked.pageNumber, pages)}</p>}
              {total > 1 && results.length > 0 && <SortLinks asked={asked} />}
              {results.length > 0 ? (
                <ResultList results={results} />
              ) : (
                <EmptyState title={t.noSuchPage} action={<PagesThatAreThere asked={asked} last={pages} />} />
              )}
              {results.length > 0 && <Pager pages={pagesWithAddress(asked, pages, language)} current={asked.pageNumber} />}
            </>
          )}
        </section>
      )}
      {otherLanguage.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t.otherLanguage}</h2>
          <ResultList results={otherLanguage} />
        </section>
      )}
    </>
  );
}

function PagesThatAreThere({ asked, last }: { asked: AskedSearch; last: number }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <p className={styles.pages}>
      <a href={searchHref(language, { ...asked, pageNumber: 1 })}>{t.toFirstPage}</a>
      {last > 1 && <a href={searchHref(language, { ...asked, pageNumber: last })}>{t.toLastPage(last)}</a>}
    </p>
  );
}

function SortLinks({ asked }: { asked: AskedSearch }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <nav aria-label={t.sort} className={styles.sort}>
      <span aria-hidden="true">{t.sort}</span>
      {searchSorts.map((sort) => (
        <a
          key={sort}
          href={searchHref(language, { ...asked, sort, pageNumber: 1 })}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {t.sorts[sort]}
        </a>
      ))}
    </nav>
  );
}

function pagesWithAddress(asked: AskedSearch, last: number, language: Language): { number: number; href: string }[] {
  return pagesToShow(asked.pageNumber, last).map((number) => ({ number, href: searchHref(language, { ...asked, pageNumber: number }) }));
}

function Nothing({ asked, contactHref }: Pick<SearchView, 'asked' | 'contactHref'>) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.heading}>{t.nothing(asked.q)}</h2>
      <ul className={styles.hints}>
        <li>{t.checkSpelling}</li>
        <li>{t.fewerWords}</li>
        {hasFilters(asked) && (
          <li>
            <a href={searchHref(language, withoutFilters(asked))}>{t.widerFilter}</a>
          </li>
        )}
      </ul>
      {contactHref !== null && (
        <>
          <p>{t.contactWhy}</p>
          <p>
            <ButtonLink href={contactHref}>{t.contact}</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

function ResultList({ results }: { results: readonly SearchResult[] }) {
  const readIn = useLanguage();
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={result.guid}>
          <Result result={result} readIn={readIn} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result, readIn }: { result: SearchResult; readIn: Language }) {
  const t = useMessages(searchMessages);
  const lang = result.language === readIn ? undefined : result.language;
  const published = (
    <time key="published" dateTime={result.publishedOn}>
      {formatDate(readIn, new Date(result.publishedOn))}
    </time>
  );
  return (
    <article className={styles.result}>
      <h3 className={styles.title} lang={result.titleLanguage === readIn ? undefined : result.titleLanguage}>
        <a href={result.href}>{result.title}</a>
      </h3>
      {result.breadcrumb.length > 0 && (
        <p className={styles.small}>
          <VisuallyHidden>{t.breadcrumb} </VisuallyHidden>
          <span lang={lang}>{result.breadcrumb.join(' › ')}</span>
        </p>
      )}
      <p className={styles.snippet} lang={lang}>
        {result.snippet.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
      </p>
      <Separated className={styles.small} parts={[t.typeOfOne[result.type], published]} />
    </article>
  );
}
