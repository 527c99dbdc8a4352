import { useState } from 'react';
import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { IndexHead, IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, type Column } from '#ui/admin/index-table.tsx';
import { SearchField } from '#ui/admin/search-field.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Select } from '#ui/forms/select.tsx';
import { mailAdminMessages } from '../../messages/admin.ts';
import { failureOf } from '../../model/mail-failure.ts';
import { listMails, mailsPerPage, mailStates, resendMail, type MailDelivery } from '../../model/mail.contract.ts';
import styles from './mails.module.css';

const keys = ['q', 'state', 'page'] as const;
const noFilter = { q: '', state: '', page: '' };

/** Every mail of late and what came of it. */
export function MailsIndex() {
  const t = useMessages(mailAdminMessages);
  const [query, setQuery] = useAddressQuery(keys);
  const [timesCleared, setTimesCleared] = useState(0);
  const state = mailStates.find((candidate) => candidate === query.state);
  const filter = { ...(query.q && { q: query.q }), ...(state && { state }) };
  const pageNumber = Math.max(1, Number(query.page) || 1);
  const call = useCall(listMails, { query: { ...filter, pageNumber } });
  const { mails = [], total = 0 } = call.data ?? {};

  function clear() {
    setQuery(noFilter);
    setTimesCleared((times) => times + 1);
  }

  return (
    <>
      <IndexHead title={t.mails} count={call.data?.total} />
      <p className={styles.intro}>{t.intro}</p>
      <IndexTools>
        <SearchField key={timesCleared} label={t.search} value={query.q ?? ''} onSearch={(q) => setQuery({ q, page: '' })} />
        <Select
          required={false}
          label={t.state}
          placeholder={t.allStates}
          value={state ?? ''}
          options={mailStates.map((each) => ({ value: each, label: t.states[each] }))}
          onChange={(event) => setQuery({ state: event.target.value, page: '' })}
        />
      </IndexTools>
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={mails.length === 0}
        isFiltered={Object.keys(filter).length > 0}
        onRetry={call.reload}
        onClear={clear}
        empty={
          <EmptyState title={t.empty}>
            <p>{t.emptyText}</p>
          </EmptyState>
        }
      >
        <IndexTable label={t.mails} columns={useColumns(call.reload)} rows={mails} />
        <IndexPager page={pageNumber} itemCount={mailsPerPage} total={total} onPage={(next) => setQuery({ page: String(next) })} />
      </IndexState>
    </>
  );
}

function useColumns(reload: () => void): Column<MailDelivery>[] {
  const t = useMessages(mailAdminMessages);
  const language = useLanguage();
  return [
    { key: 'subject', label: t.subject, cell: (mail) => <span lang={mail.language}>{mail.subject}</span> },
    { key: 'to', label: t.to, cell: (mail) => <Recipient mail={mail} /> },
    { key: 'state', label: t.state, cell: (mail) => <State mail={mail} /> },
    {
      key: 'createdOn',
      label: t.writtenOn,
      cell: ({ createdOn }) => <time dateTime={createdOn}>{formatDateTime(language, new Date(createdOn))}</time>,
    },
    { key: 'acts', label: t.acts, isActs: true, cell: (mail) => <Resend mail={mail} onDone={reload} /> },
  ];
}

function Recipient({ mail: { to, userGuid } }: { mail: MailDelivery }) {
  const t = useMessages(mailAdminMessages);
  const language = useLanguage();
  return (
    <span className={styles.address}>
      {to}
      {userGuid ? (
        <small>
          <a href={localizePath(language, `/admin/users/${userGuid}/profile`)} aria-label={t.toAccountOf(to)}>
            {t.toAccount}
          </a>
        </small>
      ) : null}
    </span>
  );
}

const looks: Record<MailDelivery['state'], BadgeLook> = { waiting: 'primary', sent: 'positive', failed: 'negative' };

function State({ mail: { state, lastError, attempts } }: { mail: MailDelivery }) {
  const t = useMessages(mailAdminMessages);
  return (
    <div>
      <Badge look={looks[state]}>{t.states[state]}</Badge>
      {lastError === null ? null : (
        <small>
          {t.reasons[failureOf(lastError)]} {state === 'waiting' ? t.triedAgain : t.tries(attempts)}
        </small>
      )}
    </div>
  );
}

function Resend({ mail, onDone }: { mail: MailDelivery; onDone: () => void }) {
  const t = useMessages(mailAdminMessages);
  const { guid, subject, to, state, canBeResent } = mail;
  const resending = useSave(resendMail, { type: 'save', done: t.resent, subject, onSaved: onDone });
  const words: Partial<Record<string, string>> = t.errors;
  if (!canBeResent) return state === 'waiting' ? '–' : <small>{t.gone}</small>;
  return (
    <div>
      <Button
        kind="quiet"
        aria-label={t.resendTo(subject, to)}
        isBusy={resending.isSaving}
        onClick={() => void resending.run({ params: { guid } })}
      >
        {t.resend}
      </Button>
      {resending.error ? <ErrorBox title={words[resending.error.code] ?? t.errors.other} /> : null}
    </div>
  );
}
