import { adminMessages } from '#app/messages/admin.ts';
import { useAccessHelp } from '#domains/access/ui/admin/index.ts';
import { useSignInHelp } from '#domains/auth/ui/admin/index.ts';
import { mayLoseAdmin } from '#domains/users/model/admin-user.rules.ts';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { ActProblem, useAccountHelp } from '#domains/users/ui/admin/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { ActionMenu } from '#ui/actions/action-menu.tsx';

/** Everything that an admin can do for somebody who is stuck. One's own account is looked after at one's own place. */
export function UserHelp({ user }: { user: UserDetail }) {
  const t = useMessages(adminMessages);
  const { user: self } = useCurrentUser();
  const [signIn, account, access] = [useSignInHelp(user), useAccountHelp(user), useAccessHelp(user)];
  const isOwn = self !== null && !mayLoseAdmin(self, user);
  const offered = isOwn ? [access] : [signIn, account, access];
  return (
    <div>
      <ActionMenu name={t.helpPerson} acts={offered.flatMap(({ acts }) => acts)} />
      <ActProblem error={offered.find(({ error }) => error)?.error ?? null} />
      {offered.map(({ dialogs }, index) => (
        // Always the same ones, in the same order.
        <div key={index}>{dialogs}</div>
      ))}
    </div>
  );
}
