import { useState } from 'react';
import { adminMessages } from '#app/messages/admin.ts';
import { useAccessHelp } from '#domains/access/ui/admin/index.ts';
import { useSignInHelp } from '#domains/auth/ui/admin/index.ts';
import { mayLoseAdmin } from '#domains/users/model/admin-user.rules.ts';
import type { ListedUser, UserDetail } from '#domains/users/model/admin-user.ts';
import { listedName } from '#domains/users/model/user.ts';
import { useAccountHelp, type HelpedUser, type HelpForUser } from '#domains/users/ui/admin/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { ActionMenu, RowMenu } from '#ui/actions/action-menu.tsx';

/** Everything that an admin can do for somebody who is stuck, wherever it is offered. One's own account is looked after at one's own place. */
function useUserHelp(user: HelpedUser): HelpForUser[] {
  const { user: self } = useCurrentUser();
  const [signIn, account, access] = [useSignInHelp(user), useAccountHelp(user), useAccessHelp(user)];
  const isOwn = self !== null && !mayLoseAdmin(self, user);
  return isOwn ? [access] : [signIn, account, access];
}

/** From the list of all people. Its questions come into being with the first of them: there are many rows. */
export function UserRowHelp({ user }: { user: ListedUser }) {
  const t = useMessages(adminMessages);
  const [hasActed, setHasActed] = useState(false);
  const offered = useUserHelp(user);
  const acts = offered.flatMap(({ acts: own }) => own);

  function actOn(onAct: () => void) {
    setHasActed(true);
    onAct();
  }

  return (
    <>
      <RowMenu name={t.helpFor(listedName(user))} acts={acts.map((act) => ({ ...act, onAct: () => actOn(act.onAct) }))} />
      {hasActed && <Questions of={offered} />}
    </>
  );
}

/** From the head of somebody's page. */
export function UserHelp({ user }: { user: UserDetail }) {
  const t = useMessages(adminMessages);
  const isSignedIn = user.sessions.length > 0;
  const hasSecondFactor = user.hasTotp || user.passkeys > 0;
  const offered = useUserHelp({ ...user, isSignedIn, hasSecondFactor });
  return (
    <div>
      <ActionMenu name={t.helpPerson} acts={offered.flatMap(({ acts }) => acts)} />
      <Questions of={offered} />
    </div>
  );
}

/** Always the same ones, in the same order. */
function Questions({ of: offered }: { of: readonly HelpForUser[] }) {
  return offered.map(({ dialogs }, index) => <div key={index}>{dialogs}</div>);
}
