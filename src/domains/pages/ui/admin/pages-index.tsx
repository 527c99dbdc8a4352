import { useState } from 'react';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatRecent } from '#platform/shared/format.ts';
import { languages, localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useAddressQuery, useStrangersInAddress } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { RowMenu } from '#ui/actions/action-menu.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { IndexChoice, IndexHead, IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, WhereNarrow, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { itemCountIn, pageIn } from '#ui/admin/rows-per-page.tsx';
import { SearchField, soughtIn } from '#ui/admin/search-field.tsx';
import { UnknownInAddress } from '#ui/admin/unknown-in-address.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { pageAdminMessages } from '../../messages/admin.ts';
import { listPageIndex, pageLanguageStates, type PageIndexEntry, type PageLanguageState } from '../../model/page-index.contract.ts';
import { editHref, lookOfState } from './page-states.ts';
import styles from './pages-index.module.css';

/** What waits comes before what is done. */
const filterStates = ['draft', 'changed', 'missing', 'published'] as const satisfies readonly PageLanguageState[];

const keys = ['q', 'state', 'perPage', 'page'] as const;

/** Every page, where it stands, how far it is in each language, and who last worked on it. */
export function PagesIndex() {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const [{ q: asked, state: askedState, page: askedPage, perPage }, setQuery] = useAddressQuery(keys);
  const [strangers, removeStrangers] = useStrangersInAddress(keys);
  const [timesCleared, setTimesCleared] = useState(0);
  const q = soughtIn(asked);
  const state = pageLanguageStates.find((candidate) => candidate === askedState);
  const isStateUnknown = Boolean(askedState) && !state;
  const filter = { ...(q && { q }), ...(state && { state }) };
  const page = pageIn(askedPage);
  const itemCount = itemCountIn(perPage);
  const call = useCall(listPageIndex, { query: { ...filter, lang: language, page, itemCount } });
  const { items = [], total = 0, madeOn = '' } = call.data ?? {};
  const counts = useLast(call.data?.counts);
  const columns = useColumns(new Date(madeOn));

  function clear() {
    setQuery({ q: '', state: '', page: '' });
    setTimesCleared((times) => times + 1);
  }

  function removeUnknown() {
    removeStrangers();
    if (isStateUnknown) setQuery({ state: '' });
  }

  return (
    <>
      <IndexHead title={t.title} count={call.data?.total} />
      <IndexTools>
        <SearchField key={timesCleared} label={t.search} value={q} onSearch={(sought) => setQuery({ q: sought, page: '' })} />
        <IndexChoice
          label={t.state}
          value={state ?? ''}
          choices={[
            { value: '', name: t.allStates },
            ...filterStates.map((each) => ({ value: each, name: t.states[each], count: counts?.[each] })),
          ]}
          onChange={(chosen) => setQuery({ state: chosen, page: '' })}
        />
      </IndexTools>
      {isStateUnknown || strangers.length > 0 ? (
        <UnknownInAddress filters={[...(isStateUnknown ? [t.state] : []), ...strangers]} onRemove={removeUnknown} />
      ) : null}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={total === 0}
        isFiltered={Object.keys(filter).length > 0}
        onRetry={call.reload}
        onClear={clear}
        empty={<EmptyState title={t.empty} />}
      >
        <IndexTable label={t.title} columns={columns} rows={items} />
        <IndexPager
          page={page}
          itemCount={itemCount}
          total={total}
          onPage={(next) => setQuery({ page: String(next) })}
          onItemCount={(count) => setQuery({ perPage: String(count), page: '' })}
        />
      </IndexState>
    </>
  );
}

/** What was known last, while it is asked anew: so that nothing moves under the pointer. */
function useLast<T>(present: T | undefined): T | undefined {
  const [last, setLast] = useState(present);
  if (present !== undefined && present !== last) setLast(present);
  return present ?? last;
}

/** Of a page: in a wide list its address stands below its title, on a telephone at the end of the last of three lines. */
function useColumns(now: Date): Column<PageIndexEntry>[] {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const stateIn = (wanted: 'nl' | 'en') => (entry: PageIndexEntry) => {
    const { state } = entry.languages[wanted];
    return (
      <span className={styles.state}>
        <WhereNarrow>{wanted} </WhereNarrow>
        <Badge look={lookOfState[state]}>{t.states[state]}</Badge>
      </span>
    );
  };
  return [
    {
      key: 'title',
      label: t.columnTitle,
      cell: ({ isInMenu, languages: { [language]: own } }) => (
        <>
          <a href={own.href} aria-label={t.open(own.title)}>
            {own.title}
          </a>
          <WhereWide>
            <small>{isInMenu ? own.href : `${t.notInMenu} · ${own.href}`}</small>
          </WhereWide>
        </>
      ),
    },
    { key: 'nl', label: t.dutch, isFact: true, cell: stateIn('nl') },
    { key: 'en', label: t.english, isFact: true, cell: stateIn('en') },
    { key: 'changed', label: t.changedOn, isOneLine: true, isFact: true, cell: (entry) => <LastChange entry={entry} now={now} /> },
    {
      key: 'acts',
      label: t.acts,
      isActs: true,
      cell: (entry) => <PageActs entry={entry} />,
    },
  ];
}

function LastChange({ entry, now }: { entry: PageIndexEntry; now: Date }) {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const { user: self } = useCurrentUser();
  const { updatedOn, changedBy, isInMenu, languages: texts } = entry;
  const isOwn = changedBy !== null && changedBy.guid === self?.guid;
  const place = isInMenu ? texts[language].href : t.notInMenu;
  return (
    <span className={styles.changed}>
      <time dateTime={updatedOn}>{formatRecent(language, new Date(updatedOn), now)}</time>
      <WhereNarrow>
        {changedBy ? `, ${isOwn ? t.you : changedBy.firstName || changedBy.name}` : null} · {place}
      </WhereNarrow>
      {changedBy ? (
        <WhereWide>
          <small>{isOwn ? t.you : changedBy.name}</small>
        </WhereWide>
      ) : null}
    </span>
  );
}

function PageActs({ entry }: { entry: PageIndexEntry }) {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const { notices } = useServices();
  const { guid, languages: texts } = entry;
  const { title, href } = texts[language];

  /** Browsers allow it on safe addresses only, and not to everybody there. */
  async function copyLink() {
    const link = location.origin + localizePath(language, `/g/${guid}`);
    try {
      await navigator.clipboard.writeText(link);
      notices.show({ look: 'positive', title: t.linkCopied, message: t.linkCopiedText });
    } catch {
      notices.show({ look: 'warning', title: t.linkNotCopied(link), timeout: 0 });
    }
  }

  const there = languages.filter((each) => texts[each].state !== 'missing');
  return (
    <div className={styles.acts}>
      <WhereWide>
        <a href={editHref(href)} aria-label={t.editPage(title)}>
          {t.edit}
        </a>
      </WhereWide>
      <RowMenu
        name={t.actsOn(title)}
        acts={[
          { key: 'edit', name: t.edit, href: editHref(href) },
          ...there.map((each) => ({ key: each, name: t.view[each], href: texts[each].href })),
          { key: 'copy', name: t.copyLink, onAct: () => void copyLink() },
          { key: 'log', name: t.log, href: localizePath(language, `/admin/log?object=${guid}`) },
        ]}
      />
    </div>
  );
}
