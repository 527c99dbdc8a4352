import { useState } from 'react';
import { formatTableDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { IndexHead, IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { itemCountIn, pageIn } from '#ui/admin/rows-per-page.tsx';
import { SearchField, soughtIn } from '#ui/admin/search-field.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { pageAdminMessages } from '../../messages/admin.ts';
import { listPageIndex, type PageIndexEntry } from '../../model/page-index.contract.ts';
import { editHref, lookOfState } from './page-states.ts';

/** Every page, where it stands, and how far it is in each language. */
export function PagesIndex() {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const [{ q: asked, page: askedPage, perPage }, setQuery] = useAddressQuery(['q', 'perPage', 'page']);
  const [timesCleared, setTimesCleared] = useState(0);
  const q = soughtIn(asked);
  const page = pageIn(askedPage);
  const itemCount = itemCountIn(perPage);
  const call = useCall(listPageIndex, { query: { ...(q && { q }), lang: language, page, itemCount } });
  const { items = [], total = 0 } = call.data ?? {};
  const columns = useColumns();

  function clear() {
    setQuery({ q: '', page: '' });
    setTimesCleared((times) => times + 1);
  }

  return (
    <>
      <IndexHead title={t.title} count={call.data?.total} />
      <IndexTools>
        <SearchField key={timesCleared} label={t.search} value={q} onSearch={(sought) => setQuery({ q: sought, page: '' })} />
      </IndexTools>
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={total === 0}
        isFiltered={q !== ''}
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

function useColumns(): Column<PageIndexEntry>[] {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const stateIn = (wanted: 'nl' | 'en') => (entry: PageIndexEntry) => {
    const { state } = entry.languages[wanted];
    return <Badge look={lookOfState[state]}>{t.states[state]}</Badge>;
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
          <small>
            {isInMenu ? null : t.notInMenu}
            <WhereWide>{isInMenu ? own.href : ` · ${own.href}`}</WhereWide>
          </small>
        </>
      ),
    },
    { key: 'nl', label: t.dutch, isFact: 'named', cell: stateIn('nl') },
    { key: 'en', label: t.english, isFact: 'named', cell: stateIn('en') },
    { key: 'changed', label: t.changedOn, isOneLine: true, cell: ({ updatedOn }) => formatTableDate(language, new Date(updatedOn)) },
    {
      key: 'acts',
      label: t.acts,
      isActs: true,
      cell: ({ languages: { [language]: own } }) => (
        <a href={editHref(own.href)} aria-label={t.editPage(own.title)}>
          {t.edit}
        </a>
      ),
    },
  ];
}
