import { useState } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { deleteUser, keepUser } from '../../model/admin-user.contract.ts';
import { mayLoseAdmin } from '../../model/admin-user.rules.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import { fullName } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import { ActProblem } from './act-problem.tsx';
import styles from './user-page.module.css';

/** An account that goes, and the way back; or the way to have it go. */
export function DeletionOfUser({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const { user: self } = useCurrentUser();
  const isOwn = self !== null && !mayLoseAdmin(self, user);
  return (
    <>
      <h3>{t.deletion}</h3>
      {isOwn && user.deleteOn === null ? <p>{t.ownDeletion}</p> : <Planning user={user} />}
    </>
  );
}

/** One button for both ways: who pressed it has the focus still when it says the other thing. */
function Planning({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const name = fullName(user);
  const input = { params: { guid: user.guid } };
  const plan = useSave(deleteUser, { type: 'delete', subject: name, done: t.deletionDone, refusals: t.errors, showsFailure: true });
  const keep = useSave(keepUser, { type: 'edit', subject: name, done: t.keepDone, refusals: t.errors, showsFailure: true });

  function handlePlan() {
    setIsAsking(false);
    keep.forgetError();
    void plan.run(input, {
      undo: async (_, __, sendOther) => {
        await sendOther(keepUser, input);
        return undefined;
      },
    });
  }

  function handleKeep() {
    plan.forgetError();
    void keep.run(input);
  }

  return (
    <>
      {user.deleteOn === null ? (
        <p>{t.noDeletion}</p>
      ) : (
        <Notice look="warning" title={t.deletionPlanned(formatDate(language, new Date(user.deleteOn)))} isStatic />
      )}
      <ActProblem error={plan.error ?? keep.error} />
      <p className={styles.acts}>
        <Button isBusy={plan.isSaving || keep.isSaving} onClick={user.deleteOn === null ? () => setIsAsking(true) : handleKeep}>
          {user.deleteOn === null ? t.deleteAccount : t.keepAccount}
        </Button>
      </p>
      <Dialog
        isOpen={isAsking}
        kind="danger"
        title={t.deleteQuestion(name)}
        confirmText={t.deleteAccount}
        onConfirm={handlePlan}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.deleteText}</p>
      </Dialog>
    </>
  );
}
