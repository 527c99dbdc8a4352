import { useState } from 'react';
import { formatTableDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { EmailAddress } from '#ui/admin/email-address.tsx';
import { IndexPager, IndexState, IndexTable, type Column } from '#ui/admin/index-table.tsx';
import { itemCountIn } from '#ui/admin/rows-per-page.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { listInvitations, renewInvitationLink, resendInvitation, revokeInvitation } from '../../model/invitation.contract.ts';
import type { Invitation, InvitationState } from '../../model/invitation.ts';
import styles from './invite-dialog.module.css';

const looks: Record<InvitationState, BadgeLook> = {
  pending: 'primary',
  accepted: 'positive',
  declined: 'negative',
  expired: 'warning',
  revoked: 'plain',
};

/** Who was invited and what came of it, a page at a time. */
export function InvitationList() {
  const t = useMessages(invitationAdminMessages);
  const { data = [], isLoading, error, reload } = useCall(listInvitations, {});
  const [page, setPage] = useState(1);
  const [itemCount, setItemCount] = useState(() => itemCountIn(undefined));
  return (
    <section className={styles.list} aria-labelledby="invitations">
      <h2 id="invitations" tabIndex={-1}>
        {t.list}
      </h2>
      <IndexState
        isLoading={isLoading}
        hasFailed={error !== null}
        isEmpty={data.length === 0}
        isFiltered={false}
        onRetry={reload}
        onClear={reload}
        empty={<EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      >
        <IndexTable label={t.list} columns={useColumns(reload)} rows={data.slice((page - 1) * itemCount, page * itemCount)} />
        <IndexPager
          page={page}
          itemCount={itemCount}
          total={data.length}
          onPage={setPage}
          onItemCount={(count) => {
            setItemCount(count);
            setPage(1);
          }}
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
          {inviterName === '' ? null : <small>{t.invitedBy(inviterName)}</small>}
        </>
      ),
    },
    { key: 'state', label: t.state, cell: ({ state }) => <Badge look={looks[state]}>{t.states[state]}</Badge> },
    { key: 'access', label: t.access, cell: (invitation) => accessWords(t, invitation) },
    {
      key: 'sentOn',
      label: t.sentOn,
      cell: (invitation) => (
        <>
          <span className={styles.day}>{day(invitation.sentOn)}</span>
          <small>
            {t.ended[invitation.state]} <span className={styles.day}>{day(endOf(invitation))}</span>
          </small>
        </>
      ),
    },
    { key: 'acts', label: t.acts, isActs: true, cell: (invitation) => <Acts invitation={invitation} onDone={reload} /> },
  ];
}

/** When it was answered or taken back, or else the end of its term. */
function endOf({ answeredOn, expiresOn }: Invitation): string {
  return answeredOn ?? expiresOn;
}

function accessWords(t: (typeof invitationAdminMessages)['nl'], { isAdmin, isContentManager, roles }: Invitation): string {
  const words = [...(isAdmin ? [t.isAdmin] : []), ...(isContentManager ? [t.isContentManager] : []), ...roles];
  return words.join(', ') || t.asUser;
}

/** What is still open, also too late, can be sent once more, handed over as a link, or taken back. */
function Acts({ invitation: { guid, email, state }, onDone }: { invitation: Invitation; onDone(): void }) {
  const t = useMessages(invitationAdminMessages);
  const { dialogs } = useServices();
  const [link, setLink] = useState<string | null>(null);
  const resending = useSave(resendInvitation, { type: 'save', done: t.sentAgain, subject: email, onSaved: onDone });
  const linking = useSave(renewInvitationLink, { type: 'save', done: t.linkMade, subject: email, onSaved: ({ href }) => setLink(href) });
  const revoking = useSave(revokeInvitation, { type: 'delete', done: t.revoked, subject: email, onSaved: onDone });
  if (state !== 'pending' && state !== 'expired') return null;

  async function revoke() {
    const question = { title: t.revokeQuestion(email), message: t.revokeText, kind: 'danger', confirmText: t.revoke } as const;
    if (await dialogs.confirm(question)) await revoking.run({ params: { guid } });
  }

  return (
    <div className={styles.acts}>
      <Button
        kind="quiet"
        aria-label={t.resendFor(email)}
        isBusy={resending.isSaving}
        onClick={() => void resending.run({ params: { guid } })}
      >
        {t.resend}
      </Button>
      <Button
        kind="quiet"
        aria-label={t.copyLinkFor(email)}
        isBusy={linking.isSaving}
        onClick={() => void linking.run({ params: { guid } })}
      >
        {t.copyLink}
      </Button>
      <Button kind="quiet" aria-label={t.revokeFor(email)} isBusy={revoking.isSaving} onClick={() => void revoke()}>
        {t.revoke}
      </Button>
      {link !== null && (
        <LinkDialog
          email={email}
          href={link}
          onClose={() => {
            setLink(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}

function LinkDialog({ email, href, onClose }: { email: string; href: string; onClose(): void }) {
  const t = useMessages(invitationAdminMessages);
  const [told, setTold] = useState('');

  /** Browsers allow it on safe addresses only, and not to everybody there. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setTold(t.copied);
    } catch {
      setTold(t.notCopied);
    }
  }

  return (
    <Dialog isOpen title={t.linkTitle(email)} confirmText={t.copy} cancelText={t.close} onConfirm={() => void copy()} onClose={onClose}>
      <p>{t.linkText}</p>
      <TextField label={t.link} value={href} readOnly onFocus={(event) => event.target.select()} />
      <p role="status">{told}</p>
    </Dialog>
  );
}
