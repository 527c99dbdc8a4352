import { useEffect, useRef, type MouseEvent } from 'react';
import { isoDay } from '#platform/shared/format.ts';
import { readDay } from '#platform/shared/read-day.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IndexFilters, IndexTools } from '#ui/admin/index-head.tsx';
import { SearchField } from '#ui/admin/search-field.tsx';
import { goToStartOfList } from '#ui/admin/use-kept-focus.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import { Select } from '#ui/forms/select.tsx';

import { CloseIcon } from '#ui/icons/icons.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { auditKinds } from '../../model/audit-kinds.ts';
import { AuditFilter, auditResults, type AuditPage } from '../../model/audit.ts';
import styles from './audit.module.css';

const dayMs = 86_400_000;

export const filterKeys = ['q', 'person', 'object', 'kind', 'result', 'from', 'to'] as const;
export type FilterKey = (typeof filterKeys)[number];
export const noFilter = { q: '', person: '', object: '', kind: '', result: '', from: '', to: '' };

/** What stands in an address may be anything; what is no filter is left out. */
export function filterOf(query: Partial<Record<FilterKey, string>>): AuditFilter {
  const known = filterKeys.flatMap((key) => {
    const value = AuditFilter.shape[key].safeParse(query[key] || undefined);
    return value.success && value.data !== undefined ? [[key, value.data]] : [];
  });
  return Object.fromEntries(known) as AuditFilter;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  page: AuditPage | undefined;
  onChange: (change: Partial<Record<FilterKey, string>>) => void;
}

export function AuditFilters({ filter, page, onChange }: AuditFiltersProps) {
  const t = useMessages(auditAdminMessages);
  return (
    <>
      <IndexTools>
        <SearchField label={t.search} value={filter.q ?? ''} onSearch={(q) => onChange({ q })} />
        <IndexFilters inUse={(['kind', 'result', 'from', 'to'] as const).filter((key) => filter[key] !== undefined).length}>
          <Select
            required={false}
            label={t.kind}
            placeholder={t.allKinds}
            value={filter.kind ?? ''}
            options={auditKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
            onChange={(event) => onChange({ kind: event.target.value })}
          />
          <Select
            required={false}
            label={t.result}
            placeholder={t.allResults}
            value={filter.result ?? ''}
            options={auditResults.map((result) => ({ value: result, label: t.results[result] }))}
            onChange={(event) => onChange({ result: event.target.value })}
          />
          <div className={styles.period}>
            <Day label={t.from} value={filter.from} onChange={(from) => onChange({ from })} />
            <Day
              label={t.to}
              value={filter.to}
              error={filter.from && filter.to && filter.from > filter.to ? t.endsBeforeItBegins : undefined}
              onChange={(to) => onChange({ to })}
            />
          </div>
          <Ranges page={page} onChange={onChange} />
        </IndexFilters>
      </IndexTools>
      <Chips page={page} onChange={onChange} />
    </>
  );
}

/** The days that somebody asks for most, each in one click. */
function Ranges({ page, onChange }: Pick<AuditFiltersProps, 'page' | 'onChange'>) {
  const t = useMessages(auditAdminMessages);
  const now = useServerClock(page?.today);
  const since = (days: number) => () => onChange({ from: isoDay(new Date(now() - (days - 1) * dayMs)), to: '' });
  return (
    <div className={styles.ranges} role="group" aria-label={t.ranges}>
      <Button kind="quiet" onClick={since(1)}>
        {t.today}
      </Button>
      {[7, 30].map((days) => (
        <Button key={days} kind="quiet" onClick={since(days)}>
          {t.lastDays(days)}
        </Button>
      ))}
    </div>
  );
}

/** The time by the day of the server, which tells what is today in the log. The clock of a browser may be a day off. */
function useServerClock(today: string | undefined): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    if (today !== undefined) ahead.current = Date.parse(today) - Date.parse(isoDay(new Date()));
  }, [today]);
  return () => Date.now() + ahead.current;
}

interface DayProps {
  label: string;
  value: string | undefined;
  error?: string | undefined;
  onChange: (day: string) => void;
}

/** Half a day is no filter yet: the list waits until it is whole. */
function Day({ label, value = '', error, onChange }: DayProps) {
  return (
    <DateField
      label={label}
      required={false}
      error={error}
      value={value}
      onChange={(day) => {
        if (day === '' || readDay(day) === day) onChange(day);
      }}
    />
  );
}

/** Whom and what the log is narrowed down to; a click takes that away again. */
function Chips({ page, onChange }: Pick<AuditFiltersProps, 'page' | 'onChange'>) {
  const t = useMessages(auditAdminMessages);
  if (!page?.person && !page?.object) return null;
  return (
    <p className={styles.chips}>
      {page.person ? <Chip text={t.onlyPerson(page.person.name || t.goneThing)} onRemove={() => onChange({ person: '' })} /> : null}
      {page.object ? <Chip text={t.onlyObject(page.object.name || t.goneThing)} onRemove={() => onChange({ object: '' })} /> : null}
    </p>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useMessages(auditAdminMessages);

  /** It goes away with what it says, and must not take the focus along. */
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    goToStartOfList(event.currentTarget);
    onRemove();
  }

  return (
    <Button aria-label={t.removeFilter(text)} onClick={handleClick}>
      {text}
      <CloseIcon />
    </Button>
  );
}
