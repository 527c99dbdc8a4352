import { useContext } from 'react';
import type { z } from 'zod';
import { titleId } from '#domains/blocks/model/page-headings.ts';
import {
  BlockHeading,
  levelsBelow,
  Link,
  Part,
  Text,
  UnderTitleContext,
  useFieldScope,
  useIsThere,
  type BlockProps,
} from '#domains/blocks/ui/index.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { listItemMessages } from '../../messages/index.ts';
import { listAnchor } from '../../model/list-address.ts';
import type { listBlock, ListLook, ListOptions, WidgetOptions } from '../../model/list-blocks.ts';
import type { ListItemType } from '../../model/list-item-types.ts';
import { chosenTopic, type ListView } from '../../model/list-view.ts';
import { useList } from '../lists-of-page.ts';
import { Items } from '../looks.tsx';
import { ListFilters } from '../list-filters.tsx';
import styles from './list-block.module.css';

type Content = z.output<typeof listBlock.content>;

/** The items of a list, page by page. */
export function ListBlock({ options, content }: BlockProps<ListOptions, Content>) {
  const { block } = useFieldScope();
  const view = useList(block.guid);
  const lang = useOwnLanguage();
  // Where its heading is, so that who chooses a part of it sees what it is a part of.
  const anchor = useContext(UnderTitleContext) && content.heading === '' ? titleId : listAnchor(block.guid);
  if (view?.waitingFor) return <WaitingList view={view} waitingFor={view.waitingFor} />;
  return (
    <section id={listAnchor(block.guid)} className={styles.list} lang={lang} tabIndex={-1} data-besides-fields>
      <Head />
      {view ? (
        <>
          <ListFilters filters={view.filters} anchor={anchor} />
          <Count view={view} />
          {view.items.length > 0 ? (
            <Items items={view.items} look={lookOf(options.look, view)} level={levelsBelow(content.heading)[0]} />
          ) : (
            <NoItems view={view} type={options.types[0] ?? 'news'} />
          )}
          <Pager pages={view.pages.map(({ number, href }) => ({ number, href: `${href}#${anchor}` }))} current={view.pageNumber} />
          <Feeds view={view} />
        </>
      ) : null}
    </section>
  );
}

/** What leads the first page leads nothing on a later one, or among a few that were chosen. */
function lookOf(look: ListLook, { pageNumber, isFiltered }: ListView): ListLook {
  return look === 'lead' && (pageNumber > 1 || isFiltered) ? 'cards' : look;
}

/** Some items of lists that stand elsewhere. */
export function ListWidgetBlock({ options, content }: BlockProps<WidgetOptions, Content>) {
  const { block } = useFieldScope();
  const view = useList(block.guid);
  return (
    <section className={styles.list} lang={useOwnLanguage()} data-besides-fields>
      <Head />
      {view && view.items.length > 0 ? <WidgetItems view={view} look={options.look} content={content} /> : null}
      {view?.items.length === 0 ? <NoItems view={view} type="news" /> : null}
    </section>
  );
}

function WidgetItems({ view, look, content }: { view: ListView; look: ListLook; content: Content }) {
  return <Items items={view.items} look={look} level={levelsBelow(content.heading)[0]} />;
}

/** Items are in the language of the page's address, also on a page that is not translated. */
function useOwnLanguage(): string | undefined {
  const language = useLanguage();
  return useFieldScope().block.language === language ? undefined : language;
}

function Head() {
  const hasLink = useIsThere('linkText');
  return (
    <Part as="div" of={['heading', 'linkText']} className={styles.head}>
      <BlockHeading />
      {hasLink ? (
        <Link field="link">
          <Text field="linkText" as="span" />
        </Link>
      ) : null}
    </Part>
  );
}

/** With what was chosen: on paper the choices themselves are not there. */
function Count({ view: { total, pages, isFiltered, filters } }: { view: ListView }) {
  const t = useMessages(listItemMessages);
  if (pages.length === 0 && !isFiltered) return null;
  const topic = chosenTopic(filters);
  return <div className={styles.count}>{topic ? t.resultsIn(t.results(total), topic) : t.results(total)}</div>;
}

function NoItems({ view, type }: { view: ListView; type: ListItemType }) {
  const t = useMessages(listItemMessages);
  const { pageNumber, isFiltered, allHref } = view;
  if (pageNumber > 1) return <EmptyState title={t.noSuchPage} action={<PagesThatAreThere view={view} />} />;
  if (isFiltered) return <EmptyState title={t.nothingFound} action={<a href={allHref}>{t.showAll}</a>} />;
  return <p className={styles.empty}>{t.empty[type]}</p>;
}

function PagesThatAreThere({ view: { pages, firstHref } }: { view: ListView }) {
  const t = useMessages(listItemMessages);
  const last = pages.at(-1);
  return (
    <p className={styles.pages}>
      <a href={firstHref}>{t.toFirstPage}</a>
      {last ? <a href={last.href}>{t.toLastPage(last.number)}</a> : null}
    </p>
  );
}

function Feeds({ view: { rssHref, icalHref, filters } }: { view: ListView }) {
  const t = useMessages(listItemMessages);
  const topic = chosenTopic(filters);
  if (rssHref === null) return null;
  return (
    <p className={styles.feeds}>
      <a href={rssHref} data-full-load>
        {topic ? t.followTopicByRss(topic) : t.followByRss}
      </a>
      {icalHref === null ? null : (
        <a href={icalHref} data-full-load>
          {t.addToCalendar}
        </a>
      )}
    </p>
  );
}

/** Its room is kept, and the link brings the list also where no script runs. */
function WaitingList({ view, waitingFor }: { view: ListView; waitingFor: string }) {
  const t = useMessages(listItemMessages);
  return (
    <section className={styles.waiting} data-lazy-list={waitingFor}>
      <Head />
      <p>
        <a href={view.allHref}>{t.showList}</a>
      </p>
    </section>
  );
}
