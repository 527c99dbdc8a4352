import { useEffect, useRef, useState } from 'react';
import { formatTableDate } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { wordsAbout } from '#platform/web/tasks.ts';
import { useAction } from '#platform/web/use-action.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useCall, useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { RowMenu } from '#ui/actions/action-menu.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { EmailAddress } from '#ui/admin/email-address.tsx';
import { IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { itemCountIn, pageIn } from '#ui/admin/rows-per-page.tsx';
import { SearchField, soughtIn } from '#ui/admin/search-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { UnknownInAddress } from '#ui/admin/unknown-in-address.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { copyInvitationLink, listInvitations, resendInvitation, revokeInvitation } from '../../model/invitation.contract.ts';
import { listedStates, type Invitation, type ListedState } from '../../model/invitation.ts';
import { invitationListKeys } from './invitation-keys.ts';
import styles from './invite-dialog.module.css';

const looks: Record<ListedState, BadgeLook> = {
  pending: 'primary',
  undelivered: 'negative',
  accepted: 'positive',
  declined: 'negative',
  expired: 'warning',
  revoked: 'plain',
};

const noFilter = { invited: '', invitedState: '' };

/** Who was invited and what came of it, a page at a time. */
export function InvitationList() {
  const t = useMessages(invitationAdminMessages);
  const [query, setQuery] = useAddressQuery(invitationListKeys);
  const [timesCleared, setTimesCleared] = useState(0);
  const state = listedStates.find((candidate) => candidate === query.invitedState);
  const sought = soughtIn(query.invited);
  const filter = { ...(sought && { q: sought }), ...(state && { state }) };
  const isFiltered = Object.keys(filter).length > 0;
  const page = pageIn(query.invitedPage);
  const itemCount = itemCountIn(query.invitedPerPage);
  const call = useCall(listInvitations, { query: { ...filter, page, itemCount } });
  const { items = [], total = 0 } = call.data ?? {};

  function narrow(change: Partial<Record<(typeof invitationListKeys)[number], string>>) {
    setQuery({ invitedPage: '', ...change });
  }

  function clear() {
    narrow(noFilter);
    setTimesCleared((times) => times + 1);
  }

  return (
    <section className={styles.list} aria-labelledby="invitations">
      <h2 id="invitations" tabIndex={-1}>
        {t.list}
      </h2>
      {call.data?.total === 0 && !isFiltered ? null : (
        <IndexTools>
          <SearchField key={timesCleared} label={t.search} value={sought} onSearch={(invited) => narrow({ invited })} />
          <Select
            required={false}
            label={t.state}
            placeholder={t.allStates}
            value={state ?? ''}
            options={listedStates.map((each) => ({ value: each, label: t.states[each] }))}
            onChange={(event) => narrow({ invitedState: event.target.value })}
          />
        </IndexTools>
      )}
      {query.invitedState && !state ? <UnknownInAddress filters={[t.state]} onRemove={() => narrow({ invitedState: '' })} /> : null}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={total === 0}
        isFiltered={isFiltered}
        onRetry={call.reload}
        onClear={clear}
        empty={<EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      >
        <IndexTable label={t.list} columns={useColumns(call.reload)} rows={items} />
        <IndexPager
          page={page}
          itemCount={itemCount}
          total={total}
          onPage={(next) => narrow({ invitedPage: String(next) })}
          onItemCount={(count) => narrow({ invitedPerPage: String(count) })}
        />
      </IndexState>
    </section>
  );
}

function useColumns(reload: () => void): Column<Invitation>[] {
  const t = useMessages(invitationAdminMessages);
  const language = useLanguage();
  const day = (moment: string) => formatTableDate(language, new Date(moment));
  return [
    {
      key: 'email',
      label: t.email,
      cell: ({ email, inviterName }) => (
        <>
          <EmailAddress address={email} />
          {inviterName === '' ? null : (
            <WhereWide>
              <small>{t.invitedBy(inviterName)}</small>
            </WhereWide>
          )}
        </>
      ),
    },
    { key: 'state', label: t.state, isFact: true, cell: (invitation) => <State invitation={invitation} /> },
    { key: 'access', label: t.access, cell: (invitation) => accessWords(t, invitation) },
    {
      key: 'sentOn',
      label: t.sentOn,
      isFact: true,
      cell: (invitation) => (
        <>
          <WhereWide>
            <span className={styles.day}>{day(invitation.sentOn)}</span>
          </WhereWide>
          <small>
            {t.ended[invitation.state]} <span className={styles.day}>{day(endOf(invitation))}</span>
          </small>
        </>
      ),
    },
    { key: 'acts', label: t.acts, isActs: true, cell: (invitation) => <Acts invitation={invitation} onDone={reload} /> },
  ];
}

/** Of one that did not arrive, the mail log knows why; sending it again is among what can be done with every open one. */
function State({ invitation: { state, email } }: { invitation: Invitation }) {
  const t = useMessages(invitationAdminMessages);
  const language = useLanguage();
  return (
    <>
      <Badge look={looks[state]}>{t.states[state]}</Badge>
      {state === 'undelivered' ? (
        <small>
          <a href={localizePath(language, `/admin/mails?state=failed&q=${encodeURIComponent(email)}`)} aria-label={t.whyFor(email)}>
            {t.why}
          </a>
        </small>
      ) : null}
    </>
  );
}

/** When it was answered or taken back, or else the end of its term. */
function endOf({ answeredOn, expiresOn }: Invitation): string {
  return answeredOn ?? expiresOn;
}

function accessWords(t: (typeof invitationAdminMessages)['nl'], { isAdmin, isContentManager, roles }: Invitation): string {
  const words = [...(isAdmin ? [t.isAdmin] : []), ...(isContentManager ? [t.isContentManager] : []), ...roles];
  return words.join(', ') || t.asUser;
}

function isOpen(state: ListedState): boolean {
  return state === 'pending' || state === 'undelivered' || state === 'expired';
}

/** What is still open, also too late, can be sent once more, handed over as a link, or taken back. */
function Acts({ invitation: { guid, email, state }, onDone }: { invitation: Invitation; onDone(): void }) {
  const t = useMessages(invitationAdminMessages);
  const { dialogs } = useServices();
  const [isLinkWanted, setIsLinkWanted] = useState(false);
  const facts = { subject: email, onSaved: onDone, refusals: { 'invitation.closed': t.linkErrors['invitation.closed'] } };
  const resending = useSave(resendInvitation, { type: 'save', done: t.sentAgain, words: wordsAbout(t.resendWords, email), ...facts });
  const revoking = useSave(revokeInvitation, { type: 'delete', done: t.revoked, words: wordsAbout(t.revokeWords, email), ...facts });
  if (!isOpen(state)) return null;

  async function revoke() {
    const question = { title: t.revokeQuestion(email), message: t.revokeText, kind: 'danger', confirmText: t.revoke } as const;
    if (await dialogs.confirm(question)) await revoking.run({ params: { guid } });
  }

  function closeLink() {
    setIsLinkWanted(false);
    // Its term is a new one.
    onDone();
  }

  return (
    <>
      <RowMenu
        name={t.actsFor(email)}
        acts={[
          { key: 'resend', name: t.resend, note: t.resendNote, onAct: () => void resending.run({ params: { guid } }) },
          { key: 'link', name: t.copyLink, note: t.copyLinkNote, onAct: () => setIsLinkWanted(true) },
          { key: 'revoke', name: t.revoke, onAct: () => void revoke() },
        ]}
      />
      {isLinkWanted && <LinkDialog guid={guid} email={email} onClose={closeLink} />}
    </>
  );
}

/** The link of the mail: copying it breaks nothing. */
function LinkDialog({ guid, email, onClose }: { guid: string; email: string; onClose(): void }) {
  const t = useMessages(invitationAdminMessages);
  const optimizer = useLoadOptimizer();
  const asking = useAction({ onUnproven: onClose });
  const [href, setHref] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const hasAsked = useRef(false);

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void asking
      .run(() => optimizer.save(copyInvitationLink, { params: { guid } }))
      .then((answer) => {
        if (answer) setHref(answer.data.href);
        return answer;
      });
  });

  /** Browsers allow it on safe addresses only, and not to everybody there. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(href ?? '');
      setTold(t.copied);
    } catch {
      setTold(t.notCopied);
    }
  }

  const buttons = (
    <>
      {href === null ? null : (
        <Button kind="primary" onClick={() => void copy()}>
          {t.copy}
        </Button>
      )}
      <Button onClick={onClose}>{t.close}</Button>
    </>
  );
  return (
    <Dialog isOpen title={t.linkTitle(email)} onClose={onClose} buttons={buttons}>
      {href !== null ? (
        <>
          <p>{t.linkText}</p>
          <TextField label={t.link} value={href} readOnly onFocus={(event) => event.target.select()} />
          <p role="status">{told}</p>
        </>
      ) : asking.error ? (
        <p role="alert">{problemWords(t, asking.error)}</p>
      ) : (
        <LoadingText />
      )}
    </Dialog>
  );
}

function problemWords(t: (typeof invitationAdminMessages)['nl'], { code }: ApiError): string {
  return t.linkErrors[code as keyof typeof t.linkErrors] ?? t.linkErrors.other;
}
