import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IndexActs } from '#ui/admin/index-head.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { Select } from '#ui/forms/select.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { activateMany, deactivateMany, setRolesOfMany } from '../../model/admin-user.contract.ts';
import type { ManyChanged, UserSummary } from '../../model/admin-user.ts';
import { fullName } from '../../model/user.ts';
import { useRoles } from './role-names.ts';

/** What can be done with everybody who was chosen. Each act can be taken back as long as its notice stands. */
export function BulkActs({ users, onDone }: { users: readonly UserSummary[]; onDone: () => void }) {
  const t = useMessages(userAdminMessages);
  const ui = useAdminUiTexts();
  const { notices } = useServices();
  const { roles } = useRoles();
  const [role, setRole] = useState('');
  const guids = users.map(({ guid }) => guid);
  const facts = { type: 'edit', count: users.length, subject: t.usersSubject(users.length), refusals: t.errors } as const;
  const turnedOut = ({ changed }: ManyChanged) => ({ count: changed.length, subject: t.usersSubject(changed.length) });
  const giving = useSave(setRolesOfMany, facts);
  const deactivating = useSave(deactivateMany, facts);
  const activating = useSave(activateMany, facts);

  async function changeRole(act: 'add' | 'remove') {
    const opposite = act === 'add' ? 'remove' : 'add';
    const saved = await giving.run(
      { body: { guids, [act]: [role] } },
      {
        turnedOut,
        undo: async ({ changed }, send) => {
          await send({ body: { guids: changed, [opposite]: [role] } });
          return undefined;
        },
      },
    );
    if (saved) finish(saved);
  }

  async function deactivate() {
    const saved = await deactivating.run(
      { body: { guids } },
      {
        turnedOut,
        undo: async ({ changed }, _, sendOther) => {
          await sendOther(activateMany, { body: { guids: changed } });
          return undefined;
        },
      },
    );
    if (saved) finish(saved);
  }

  async function activate() {
    const saved = await activating.run(
      { body: { guids } },
      {
        turnedOut,
        undo: async ({ changed }, _, sendOther) => {
          await sendOther(deactivateMany, { body: { guids: changed } });
          return undefined;
        },
      },
    );
    if (saved) finish(saved);
  }

  function finish({ refused }: ManyChanged) {
    if (refused.length > 0) {
      const names = refused.map(({ guid }) => users.find((user) => user.guid === guid)).flatMap((user) => (user ? [fullName(user)] : []));
      const isLast = refused.some(({ code }) => code === 'user.last_admin');
      notices.show({ look: 'warning', title: t.someRefused, message: `${names.join(', ')}. ${isLast ? t.refusedLast : t.refusedOwn}` });
    }
    onDone();
  }

  const isBusy = giving.isSaving || deactivating.isSaving || activating.isSaving;
  return (
    <IndexActs label={t.bulk}>
      <p role="status">{ui.chosen(users.length)}</p>
      <Select
        label={<VisuallyHidden>{t.role}</VisuallyHidden>}
        required={false}
        placeholder={t.chooseRole}
        value={role}
        options={roles.filter(({ isBuiltIn }) => !isBuiltIn).map(({ guid, name }) => ({ value: guid, label: name }))}
        onChange={(event) => setRole(event.target.value)}
      />
      <Button disabled={role === ''} isBusy={isBusy} onClick={() => void changeRole('add')}>
        {t.giveRole}
      </Button>
      <Button disabled={role === ''} isBusy={isBusy} onClick={() => void changeRole('remove')}>
        {t.takeRole}
      </Button>
      {users.some(({ isActive }) => isActive) ? (
        <Button isBusy={isBusy} onClick={() => void deactivate()}>
          {t.deactivate}
        </Button>
      ) : null}
      {users.some(({ isActive }) => !isActive) ? (
        <Button isBusy={isBusy} onClick={() => void activate()}>
          {t.activate}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={onDone}>
        {ui.forgetChoice}
      </Button>
    </IndexActs>
  );
}
