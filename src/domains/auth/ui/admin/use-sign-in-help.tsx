import { useState } from 'react';
import { fullName } from '#domains/users/model/user.ts';
import type { HelpedUser, HelpForUser } from '#domains/users/ui/admin/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { wordsAbout } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { resetSecondFactors, sendResetLink } from '../../model/help-person.contract.ts';
import { authAdminMessages } from '../../messages/admin.ts';

/** For who forgot the password or lost the device. */
export function useSignInHelp(user: HelpedUser): HelpForUser {
  const t = useMessages(authAdminMessages);
  const [asking, setAsking] = useState<'link' | 'factors' | null>(null);
  const name = fullName(user) || user.email;
  const input = { params: { guid: user.guid } };
  const facts = { type: 'edit', subject: name, refusals: t.errors } as const;
  const link = useSave(sendResetLink, { ...facts, done: t.resetLinkSent, words: wordsAbout(t.resetLinkWords, name) });
  const factors = useSave(resetSecondFactors, { ...facts, done: t.factorsReset, words: wordsAbout(t.resetFactorsWords, name) });
  const close = () => setAsking(null);

  function handleSend() {
    close();
    void link.run(input);
  }

  function handleReset() {
    close();
    void factors.run(input);
  }

  return {
    acts: [
      { key: 'link', name: t.sendResetLink, note: t.sendResetLinkNote, onAct: () => setAsking('link') },
      ...(user.hasSecondFactor
        ? [{ key: 'factors', name: t.resetFactors, note: t.resetFactorsNote, onAct: () => setAsking('factors') }]
        : []),
    ],
    dialogs: (
      <>
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
    ),
  };
}
