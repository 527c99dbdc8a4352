import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { wordsAbout } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { activateUser, deactivateUser, endUserSessions } from '../../model/admin-user.contract.ts';
import { fullName } from '../../model/user.ts';
import type { HelpedUser, HelpForUser } from './help-for-user.ts';
import { useLookUp } from './use-look-up.ts';

/** Where the person is signed in, and whether they may be. */
export function useAccountHelp(user: HelpedUser): HelpForUser {
  const t = useMessages(userAdminMessages);
  const name = fullName(user) || user.email;
  const facts = { type: 'edit', refusals: t.errors, onFailed: useLookUp() } as const;
  const end = useSave(endUserSessions, { ...facts, done: t.sessionsEnded(name), words: wordsAbout(t.endSessionsWords, name) });
  const off = useSave(deactivateUser, { ...facts, done: t.deactivated.one(name), words: wordsAbout(t.deactivateWords, name) });
  const on = useSave(activateUser, { ...facts, done: t.activated.one(name), words: wordsAbout(t.activateWords, name) });
  const [asking, setAsking] = useState<'sessions' | 'off' | null>(null);
  const close = () => setAsking(null);
  const input = { params: { guid: user.guid } };

  async function handleEnd() {
    await end.run(input);
    close();
  }

  function handleDeactivate() {
    close();
    void off.run(input, {
      turnedOut: () => ({ undone: t.activated.one(name), undoWords: wordsAbout(t.activateWords, name) }),
      undo: async (_, __, sendOther) => {
        await sendOther(activateUser, input);
        return undefined;
      },
    });
  }

  function activate() {
    void on.run(input);
  }

  const ending = { key: 'sessions', name: t.endSessions, note: t.endSessionsNote, onAct: () => setAsking('sessions') };
  const switching = user.isActive
    ? { key: 'off', name: t.deactivate, note: t.deactivateNote, onAct: () => setAsking('off') }
    : { key: 'on', name: t.activate, note: t.activateNote, onAct: activate };
  return {
    acts: [...(user.isSignedIn ? [ending] : []), switching],
    dialogs: (
      <>
        <Dialog
          isOpen={asking === 'sessions'}
          kind="danger"
          title={t.endSessionsQuestion(name)}
          confirmText={t.endSessions}
          isBusy={end.isSaving}
          onConfirm={() => void handleEnd()}
          onClose={close}
        >
          <p>{t.endSessionsText}</p>
        </Dialog>
        <Dialog
          isOpen={asking === 'off'}
          title={t.deactivateQuestion(name)}
          confirmText={t.deactivate}
          onConfirm={handleDeactivate}
          onClose={close}
        >
          <p>{t.deactivateText}</p>
        </Dialog>
      </>
    ),
  };
}
