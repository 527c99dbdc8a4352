import { useState } from 'react';
import { mayLoseAdmin } from '#domains/users/model/admin-user.rules.ts';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { fullName } from '#domains/users/model/user.ts';
import { ActProblem } from '#domains/users/ui/admin/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { resetSecondFactors, sendResetLink } from '../../model/help-person.contract.ts';
import { authAdminMessages } from '../../messages/admin.ts';
import styles from './help-for-user.module.css';

/** For who forgot the password or lost the device. One's own is looked after at one's own account. */
export function HelpForUser({ user }: { user: UserDetail }) {
  const t = useMessages(authAdminMessages);
  const { user: self } = useCurrentUser();
  const [asking, setAsking] = useState<'link' | 'factors' | null>(null);
  const name = fullName(user);
  const input = { params: { guid: user.guid } };
  const link = useSave(sendResetLink, { type: 'edit', subject: name, done: t.resetLinkSent });
  const factors = useSave(resetSecondFactors, { type: 'edit', subject: name, done: t.factorsReset });
  const close = () => setAsking(null);
  if (self !== null && !mayLoseAdmin(self, user)) return null;

  function handleSend() {
    close();
    factors.forgetError();
    void link.run(input);
  }

  function handleReset() {
    close();
    link.forgetError();
    void factors.run(input);
  }

  return (
    <>
      <h3>{t.help}</h3>
      <ActProblem error={link.error ?? factors.error} />
      <p className={styles.acts}>
        <Button isBusy={link.isSaving} onClick={() => setAsking('link')}>
          {t.sendResetLink}
        </Button>
        {(user.hasTotp || user.passkeys > 0) && (
          <Button isBusy={factors.isSaving} onClick={() => setAsking('factors')}>
            {t.resetFactors}
          </Button>
        )}
      </p>
      <Dialog
        isOpen={asking === 'link'}
        title={t.sendResetLinkQuestion(name)}
        confirmText={t.sendResetLink}
        onConfirm={handleSend}
        onClose={close}
      >
        <p>{t.sendResetLinkText(user.email)}</p>
      </Dialog>
      <Dialog
        isOpen={asking === 'factors'}
        kind="danger"
        title={t.resetFactorsQuestion(name)}
        confirmText={t.resetFactors}
        onConfirm={handleReset}
        onClose={close}
      >
        <p>{t.resetFactorsText}</p>
      </Dialog>
    </>
  );
}
