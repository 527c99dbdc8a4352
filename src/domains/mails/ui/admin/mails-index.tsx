import { useState } from 'react';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useAddressQuery, useStrangersInAddress } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { EmailAddress } from '#ui/admin/email-address.tsx';
import { IndexActs, IndexHead, IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { Moment } from '#ui/admin/moment.tsx';
import { itemCountIn, pageIn } from '#ui/admin/rows-per-page.tsx';
import { SearchField, soughtIn } from '#ui/admin/search-field.tsx';
import { UnknownInAddress } from '#ui/admin/unknown-in-address.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Select } from '#ui/forms/select.tsx';
import { mailAdminMessages } from '../../messages/admin.ts';
import { failureOf } from '../../model/mail-failure.ts';
import { listMails, mailsAtOnce, mailStates, type MailDelivery } from '../../model/mail.contract.ts';
import styles from './mails.module.css';
import { useResending } from './use-resending.ts';
import { useMailWatch } from './watch-mails.ts';

const keys = ['q', 'state', 'page', 'perPage'] as const;
const noFilter = { q: '', state: '' };

/** Every mail of late and what came of it. */
export function MailsIndex() {
  const t = useMessages(mailAdminMessages);
  const [query, setQuery] = useAddressQuery(keys);
  const [strangers, removeStrangers] = useStrangersInAddress(keys);
  const [timesCleared, setTimesCleared] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const state = mailStates.find((candidate) => candidate === query.state);
  const isStateUnknown = Boolean(query.state) && !state;
  const sought = soughtIn(query.q);
  const filter = { ...(sought && { q: sought }), ...(state && { state }) };
  const pageNumber = pageIn(query.page);
  const itemCount = itemCountIn(query.perPage, { most: mailsAtOnce });
  const call = useCall(listMails, { query: { ...filter, pageNumber, itemCount } });
  const { mails: listed = [], total = 0, failedCount = 0 } = call.data ?? {};
  const { mails, follow } = useMailWatch(listed);
  const { resendOne, resendMany } = useResending({ follow, onSettled: call.reload });

  function narrow(change: Partial<Record<(typeof keys)[number], string>>) {
    setChosen(new Set());
    setQuery({ page: '', ...change });
  }

  async function resendChosen(guids: readonly string[]) {
    await resendMany(guids);
    setChosen(new Set());
  }

  function clear() {
    narrow(noFilter);
    setTimesCleared((times) => times + 1);
  }

  function removeUnknown() {
    removeStrangers();
    if (isStateUnknown) narrow({ state: '' });
  }

  return (
    <>
      <IndexHead title={t.mails} count={call.data?.total}>
        {failedCount > 0 ? <ResendFailed count={failedCount} onResend={() => resendMany()} /> : null}
      </IndexHead>
      <p className={styles.intro}>{t.intro}</p>
      <IndexTools>
        <SearchField key={timesCleared} label={t.search} value={sought} onSearch={(q) => narrow({ q })} />
        <Select
          required={false}
          label={t.state}
          placeholder={t.allStates}
          value={state ?? ''}
          options={mailStates.map((each) => ({ value: each, label: t.states[each] }))}
          onChange={(event) => narrow({ state: event.target.value })}
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
        empty={
          <EmptyState title={t.empty}>
            <p>{t.emptyText}</p>
          </EmptyState>
        }
      >
        <IndexTable
          label={t.mails}
          columns={useColumns(resendOne)}
          rows={mails}
          selection={{ chosen, onChange: setChosen, nameOf: ({ subject, to }) => t.about(subject, to) }}
        />
        {chosen.size > 0 ? <ChosenActs guids={[...chosen]} onResend={resendChosen} onForget={() => setChosen(new Set())} /> : null}
        <IndexPager
          page={pageNumber}
          itemCount={itemCount}
          total={total}
          onPage={(next) => narrow({ page: String(next) })}
          onItemCount={(count) => narrow({ perPage: String(count) })}
          most={mailsAtOnce}
        />
      </IndexState>
    </>
  );
}

/** Asks first: these are mails to many people at once. */
function ResendFailed({ count, onResend }: { count: number; onResend: () => Promise<void> }) {
  const t = useMessages(mailAdminMessages);
  const { dialogs } = useServices();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    const question = { title: t.failedQuestion(count), message: t.failedText(mailsAtOnce), confirmText: t.resend };
    if (!(await dialogs.confirm(question))) return;
    setIsBusy(true);
    await onResend();
    setIsBusy(false);
  }

  return (
    <Button isBusy={isBusy} onClick={() => void ask()}>
      {t.resendFailed(count)}
    </Button>
  );
}

interface ChosenActsProps {
  guids: readonly string[];
  onResend: (guids: readonly string[]) => Promise<void>;
  onForget: () => void;
}

function ChosenActs({ guids, onResend, onForget }: ChosenActsProps) {
  const t = useMessages(mailAdminMessages);
  const ui = useAdminUiTexts();
  const [isBusy, setIsBusy] = useState(false);

  async function resend() {
    setIsBusy(true);
    await onResend(guids);
    setIsBusy(false);
  }

  return (
    <IndexActs label={t.bulk}>
      <p role="status">{ui.chosen(guids.length)}</p>
      <Button isBusy={isBusy} onClick={() => void resend()}>
        {t.resend}
      </Button>
      <Button kind="quiet" onClick={onForget}>
        {ui.forgetChoice}
      </Button>
    </IndexActs>
  );
}

type ResendOne = (mail: MailDelivery) => Promise<string | null>;

function useColumns(resendOne: ResendOne): Column<MailDelivery>[] {
  const t = useMessages(mailAdminMessages);
  return [
    {
      key: 'subject',
      label: t.subject,
      cell: (mail) => (
        <>
          <span lang={mail.language}>{mail.subject}</span>
          <small className={styles.narrowDate}>
            <Moment of={mail.createdOn} />
          </small>
        </>
      ),
    },
    { key: 'to', label: t.to, isFact: true, cell: (mail) => <Recipient mail={mail} /> },
    { key: 'state', label: t.state, isFact: true, cell: (mail) => <State mail={mail} /> },
    { key: 'createdOn', label: t.writtenOn, isOneLine: true, isMinor: true, cell: ({ createdOn }) => <Moment of={createdOn} /> },
    { key: 'acts', label: t.acts, isActs: true, cell: (mail) => <Resend mail={mail} onResend={resendOne} /> },
  ];
}

function Recipient({ mail: { to, userGuid } }: { mail: MailDelivery }) {
  const t = useMessages(mailAdminMessages);
  const language = useLanguage();
  return (
    <div className={styles.recipient}>
      <EmailAddress address={to} />
      {userGuid ? (
        <WhereWide>
          <small>
            <a href={localizePath(language, `/admin/users/${userGuid}/profile`)} aria-label={t.toAccountOf(to)}>
              {t.toAccount}
            </a>
          </small>
        </WhereWide>
      ) : null}
    </div>
  );
}

const looks: Record<MailDelivery['state'], BadgeLook> = { waiting: 'primary', sent: 'positive', failed: 'negative' };

function State({ mail: { state, lastError, attempts } }: { mail: MailDelivery }) {
  const t = useMessages(mailAdminMessages);
  return (
    <div className={styles.state}>
      <Badge look={looks[state]}>{t.states[state]}</Badge>
      {lastError === null ? null : (
        <small>
          {t.reasons[failureOf(lastError)]} {state === 'waiting' ? t.triedAgain : t.tries(attempts)}
        </small>
      )}
    </div>
  );
}

function Resend({ mail, onResend }: { mail: MailDelivery; onResend: ResendOne }) {
  const t = useMessages(mailAdminMessages);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { subject, to, state, refusal, isRenewed } = mail;
  if (state === 'waiting') return null;
  if (refusal) return <small>{t.refusals[refusal]}</small>;

  async function resend() {
    setIsBusy(true);
    setProblem(await onResend(mail));
    setIsBusy(false);
  }

  return (
    <>
      <Button
        kind="quiet"
        aria-label={isRenewed ? t.renewTo(subject, to) : t.resendTo(subject, to)}
        isBusy={isBusy}
        onClick={() => void resend()}
      >
        {isRenewed ? t.renew : t.resend}
      </Button>
      {problem === null ? null : <ErrorBox title={problem} />}
    </>
  );
}
