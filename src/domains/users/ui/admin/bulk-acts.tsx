import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IndexActs } from '#ui/admin/index-head.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Select } from '#ui/forms/select.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { activateMany, deactivateMany, setRolesOfMany } from '../../model/admin-user.contract.ts';
import type { ManyChanged, UserSummary } from '../../model/admin-user.ts';
import { fullName } from '../../model/user.ts';
import { useRoles } from './role-names.ts';

/** What became of people, of which some is about a role. */
interface Outcome {
  one(name: string, role: string): string;
  many(count: number, role: string): string;
}

/** What can be done with everybody who was chosen. Each act can be taken back as long as its notice stands. */
export function BulkActs({ users, onDone }: { users: readonly UserSummary[]; onDone: () => void }) {
  const t = useMessages(userAdminMessages);
  const ui = useAdminUiTexts();
  const { notices } = useServices();
  const { roles, nameOf: nameOfRole } = useRoles();
  const [role, setRole] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const guids = users.map(({ guid }) => guid);
  const active = users.filter(({ isActive }) => isActive);
  const facts = { type: 'edit', count: users.length, subject: t.people(users.length), refusals: t.errors } as const;
  const giving = useSave(setRolesOfMany, facts);
  const deactivating = useSave(deactivateMany, facts);
  const activating = useSave(activateMany, facts);

  function namesOf(some: readonly string[]): string[] {
    return users.filter(({ guid }) => some.includes(guid)).map((user) => fullName(user) || user.email);
  }

  function tell(changed: readonly string[], outcome: Outcome): string {
    const [name = '', ...others] = namesOf(changed);
    return others.length === 0 ? outcome.one(name, nameOfRole(role)) : outcome.many(changed.length, nameOfRole(role));
  }

  /** In words of its own, which name whom it was about. */
  function turningOut(done: Outcome, undone: Outcome) {
    return ({ changed }: ManyChanged) => ({
      count: changed.length,
      subject: undefined,
      done: tell(changed, done),
      undone: tell(changed, undone),
    });
  }

  async function changeRole(act: 'add' | 'remove') {
    const opposite = act === 'add' ? 'remove' : 'add';
    const saved = await giving.run(
      { body: { guids, [act]: [role] } },
      {
        turnedOut: act === 'add' ? turningOut(t.roleGiven, t.roleTaken) : turningOut(t.roleTaken, t.roleGiven),
        undo: async ({ changed }, send) => {
          await send({ body: { guids: changed, [opposite]: [role] } });
          return undefined;
        },
      },
    );
    if (saved) finish(saved);
  }

  async function deactivate() {
    setIsAsking(false);
    const saved = await deactivating.run(
      { body: { guids } },
      {
        turnedOut: turningOut(t.deactivated, t.activated),
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
        turnedOut: turningOut(t.activated, t.deactivated),
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
      const names = namesOf(refused.map(({ guid }) => guid));
      const isLast = refused.some(({ code }) => code === 'user.last_admin');
      notices.show({ look: 'warning', title: t.someRefused, message: `${names.join(', ')}. ${isLast ? t.refusedLast : t.refusedOwn}` });
    }
    onDone();
  }

  const [firstActive = '', ...otherActive] = namesOf(active.map(({ guid }) => guid));
  const isOne = otherActive.length === 0;
  const isBusy = giving.isSaving || deactivating.isSaving || activating.isSaving;
  return (
    <>
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
        {active.length > 0 ? (
          <Button isBusy={isBusy} onClick={() => setIsAsking(true)}>
            {t.deactivate}
          </Button>
        ) : null}
        {active.length < users.length ? (
          <Button isBusy={isBusy} onClick={() => void activate()}>
            {t.activate}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onDone}>
          {ui.forgetChoice}
        </Button>
      </IndexActs>
      <Dialog
        isOpen={isAsking}
        title={t.deactivateQuestion(isOne ? firstActive : t.people(active.length))}
        confirmText={t.deactivate}
        onConfirm={() => void deactivate()}
        onClose={() => setIsAsking(false)}
      >
        <p>{isOne ? t.deactivateText : t.deactivateManyText}</p>
      </Dialog>
    </>
  );
}
