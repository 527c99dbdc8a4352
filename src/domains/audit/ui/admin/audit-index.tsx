import { useState, type ComponentProps } from 'react';
import { formatNumber } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery, useStrangersInAddress } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { IndexHead } from '#ui/admin/index-head.tsx';
import { IndexState, IndexTable, type Column } from '#ui/admin/index-table.tsx';
import { Moment } from '#ui/admin/moment.tsx';
import { goToStartOfList } from '#ui/admin/use-kept-focus.ts';
import { UnknownInAddress, unknownKeys } from '#ui/admin/unknown-in-address.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import { getAuditEntry, listAudit } from '../../model/audit.contract.ts';
import { countedAtMost, type AuditEntry, type AuditPage } from '../../model/audit.ts';
import { useTeller } from '../use-teller.ts';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { AuditFilters, filterKeys, filterOf, noFilter, type FilterKey } from './audit-filters.tsx';
import styles from './audit.module.css';
import { ExportForm } from './export-form.tsx';

type Row = AuditEntry & { guid: string };

/** Where in the log, as the address says it. */
interface Place {
  before?: string;
  after?: string;
}

const keys = [...filterKeys, 'before', 'after', 'entry'] as const;

/** The log, a page at a time. A page stays where it is while the log grows above it. */
export function AuditIndex() {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  const [query, setQuery] = useAddressQuery(keys);
  const [strangers, removeStrangers] = useStrangersInAddress(keys);
  const [timesCleared, setTimesCleared] = useState(0);
  const filter = filterOf(query);
  const unknown = unknownKeys(['person', 'object', 'kind', 'result', 'from', 'to'], query, filter);
  const names = { ...t, person: t.who, object: t.about };
  const opened = numberIn(query.entry);
  const call = useCall(listAudit, { query: { ...filter, ...placeOf(query), lang: language } });
  const rows = (call.data?.entries ?? []).map((entry) => ({ ...entry, guid: String(entry.id) }));

  function narrow(change: Partial<Record<FilterKey, string>>) {
    setQuery({ ...change, before: '', after: '', entry: '' });
  }

  function clear() {
    narrow(noFilter);
    setTimesCleared((times) => times + 1);
  }

  function removeUnknown() {
    removeStrangers();
    narrow(Object.fromEntries(unknown.map((key) => [key, ''])));
  }

  return (
    <>
      <IndexHead title={t.log}>
        <ExportForm filter={filter} />
      </IndexHead>
      <p className={styles.intro}>{t.intro}</p>
      <AuditFilters key={timesCleared} filter={filter} page={call.data} onChange={narrow} />
      {unknown.length + strangers.length > 0 && (
        <UnknownInAddress filters={[...unknown.map((key) => names[key]), ...strangers]} onRemove={removeUnknown} />
      )}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={rows.length === 0}
        isFiltered={Object.keys(filter).length > 0}
        onRetry={call.reload}
        onClear={clear}
        empty={<EmptyState title={t.empty} />}
      >
        <IndexTable label={t.log} columns={useColumns((id) => setQuery({ entry: String(id) }))} rows={rows} />
      </IndexState>
      {call.data ? <Steps page={call.data} onGo={(place) => setQuery({ before: '', after: '', ...place })} /> : null}
      <Drawer isOpen={opened !== undefined} title={t.details} onClose={() => setQuery({ entry: '' })}>
        {opened === undefined ? null : (
          <OpenedEntry id={opened} known={rows.find(({ id }) => id === opened)} onNarrow={(change) => narrow({ ...noFilter, ...change })} />
        )}
      </Drawer>
    </>
  );
}

/** What stands in an address may be anything; only a number names a place in the log. */
function placeOf({ before, after }: Place): { before?: number; after?: number } {
  const [top, bottom] = [numberIn(before), numberIn(after)];
  if (top !== undefined) return { before: top };
  return bottom === undefined ? {} : { after: bottom };
}

function numberIn(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}

interface OpenedEntryProps extends Omit<ComponentProps<typeof AuditEntryPanel>, 'entry'> {
  id: number;
  known: AuditEntry | undefined;
}

/** An event has an address of its own, which works also when it stands elsewhere in the log by now. */
function OpenedEntry({ id, known, onNarrow }: OpenedEntryProps) {
  const t = useMessages(auditAdminMessages);
  const lang = useLanguage();
  const { data, error, reload } = useCall(getAuditEntry, { params: { id }, query: { lang } }, { isEnabled: !known });
  const entry = known ?? data;
  if (entry) return <AuditEntryPanel entry={entry} onNarrow={onNarrow} />;
  if (error?.status === 404) return <EmptyState title={t.entryNotFound} />;
  return error ? <ErrorBox onRetry={reload} /> : <LoadingText />;
}

const looks: Record<Exclude<AuditEntry['result'], 'done'>, BadgeLook> = { denied: 'warning', failed: 'negative' };

function useColumns(onOpen: (id: number) => void): Column<Row>[] {
  const t = useMessages(auditAdminMessages);
  const teller = useTeller();
  return [
    {
      key: 'what',
      label: t.what,
      cell: (row) => (
        <Button kind="quiet" className={styles.open} onClick={() => onOpen(row.id)}>
          {sentenceOf(row, teller)}
        </Button>
      ),
    },
    {
      key: 'when',
      label: t.when,
      isFact: true,
      cell: ({ happenedOn }) => <Moment of={happenedOn} />,
    },
    {
      key: 'result',
      label: t.result,
      isFact: true,
      cell: ({ result }) =>
        // What went as it should does not ask for attention; who listens still hears it in every row.
        result === 'done' ? <VisuallyHidden>{t.results.done}</VisuallyHidden> : <Badge look={looks[result]}>{t.results[result]}</Badge>,
    },
  ];
}

function Steps({ page, onGo }: { page: AuditPage; onGo: (place: Place) => void }) {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  const { entries, hasNewer, hasOlder, count } = page;
  const [first, last] = [entries.at(0), entries.at(-1)];
  const shown = formatNumber(language, Math.min(count, countedAtMost));

  function go(place: Place, button: HTMLElement) {
    goToStartOfList(button);
    onGo(place);
  }

  return (
    <nav className={styles.steps} aria-label={t.pages}>
      {hasNewer || hasOlder ? (
        <>
          <Button disabled={!hasNewer} onClick={(event) => go(first ? { after: String(first.id) } : {}, event.currentTarget)}>
            {t.newer}
          </Button>
          <Button disabled={!hasOlder || !last} onClick={(event) => last && go({ before: String(last.id) }, event.currentTarget)}>
            {t.older}
          </Button>
        </>
      ) : null}
      <p role="status">{t.events(count > countedAtMost ? t.countMany(shown) : shown, count)}</p>
    </nav>
  );
}
