import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { activateUser, deactivateUser, endUserSessions } from '../../model/admin-user.contract.ts';
import { fullName } from '../../model/user.ts';
import type { HelpedUser, HelpForUser } from './help-for-user.ts';

/** Where the person is signed in, and whether they may be. */
export function useAccountHelp(user: HelpedUser): HelpForUser {
  const t = useMessages(userAdminMessages);
  const facts = { type: 'edit', subject: fullName(user) || user.email, refusals: t.errors } as const;
  const [end, off, on] = [useSave(endUserSessions, facts), useSave(deactivateUser, facts), useSave(activateUser, facts)];
  const [isAsking, setIsAsking] = useState(false);
  const input = { params: { guid: user.guid } };

  async function handleEnd() {
    await end.run(input);
    setIsAsking(false);
  }

  function deactivate() {
    void off.run(input, {
      undo: async (_, __, sendOther) => {
        await sendOther(activateUser, input);
        return undefined;
      },
    });
  }

  const ending = { key: 'sessions', name: t.endSessions, note: t.endSessionsNote, onAct: () => setIsAsking(true) };
  const switching = user.isActive
    ? { key: 'off', name: t.deactivate, note: t.deactivateNote, onAct: deactivate }
    : { key: 'on', name: t.activate, note: t.activateNote, onAct: () => void on.run(input) };
  return {
    acts: [...(user.sessions?.length === 0 ? [] : [ending]), switching],
    dialogs: (
      <Dialog
        isOpen={isAsking}
        title={t.endSessionsQuestion(fullName(user))}
        confirmText={t.endSessions}
        isBusy={end.isSaving}
        onConfirm={() => void handleEnd()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.endSessionsText}</p>
      </Dialog>
    ),
  };
}
