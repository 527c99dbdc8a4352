import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { wordsAbout } from '#platform/web/tasks.ts';
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
import { useCurrentUser } from '../current-user.tsx';
import { useRoles } from './role-names.ts';
import { useLookUp } from './use-look-up.ts';

/** What became of people, of which some is about a role. */
interface Outcome {
  one(name: string, role: string): string;
  many(count: number, role: string): string;
}

interface WordsOfAct {
  title(who: string, role: string): string;
  processing(who: string, role: string): string;
  failed: string;
}

/** What can be done with everybody who was chosen. Each act can be taken back as long as its notice stands. */
export function BulkActs({ users, onDone }: { users: readonly UserSummary[]; onDone: () => void }) {
  const t = useMessages(userAdminMessages);
  const ui = useAdminUiTexts();
  const { notices } = useServices();
  const { roles, nameOf: nameOfRole } = useRoles();
  const [role, setRole] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const guids = guidsOf(users);
  const { user: self } = useCurrentUser();
  const active = users.filter(({ isActive }) => isActive);
  // Nobody can switch themselves off.
  const toSwitchOff = active.filter(({ guid }) => guid !== self?.guid);
  const facts = { type: 'edit', count: users.length, refusals: t.errors, onSaved: finish, onFailed: useLookUp() } as const;
  const giving = useSave(setRolesOfMany, { ...facts, words: wordsAbout(t.giveRoleWords, whoOf(guids), nameOfRole(role)) });
  const taking = useSave(setRolesOfMany, { ...facts, words: wordsAbout(t.takeRoleWords, whoOf(guids), nameOfRole(role)) });
  const deactivating = useSave(deactivateMany, { ...facts, words: wordsAbout(t.deactivateWords, whoOf(guidsOf(toSwitchOff))) });
  const activating = useSave(activateMany, { ...facts, words: wordsAbout(t.activateWords, whoOf(guids)) });

  function namesOf(some: readonly string[]): string[] {
    return users.filter(({ guid }) => some.includes(guid)).map((user) => fullName(user) || user.email);
  }

  /** By name, or how many they are. */
  function whoOf(some: readonly string[]): string {
    const [name = '', ...others] = namesOf(some);
    return others.length === 0 ? name : t.people(some.length);
  }

  function tell(changed: readonly string[], outcome: Outcome): string {
    const [name = '', ...others] = namesOf(changed);
    return others.length === 0 ? outcome.one(name, nameOfRole(role)) : outcome.many(changed.length, nameOfRole(role));
  }

  /** In words of its own, which name whom it was about. */
  function turningOut(done: Outcome, undone: Outcome, undoing: WordsOfAct) {
    return ({ changed }: ManyChanged) => ({
      count: changed.length,
      done: tell(changed, done),
      undone: tell(changed, undone),
      undoWords: wordsAbout(undoing, whoOf(changed), nameOfRole(role)),
    });
  }

  function changeRole(act: 'add' | 'remove') {
    const opposite = act === 'add' ? 'remove' : 'add';
    void (act === 'add' ? giving : taking).run(
      { body: { guids, [act]: [role] } },
      {
        turnedOut:
          act === 'add' ? turningOut(t.roleGiven, t.roleTaken, t.takeRoleWords) : turningOut(t.roleTaken, t.roleGiven, t.giveRoleWords),
        undo: async ({ changed }, _, sendOther) => {
          await sendOther(setRolesOfMany, { body: { guids: changed, [opposite]: [role] } });
          return undefined;
        },
      },
    );
  }

  function askToDeactivate() {
    if (toSwitchOff.length > 0) setIsAsking(true);
    else notices.show({ look: 'warning', title: t.ownLeftOut });
  }

  function deactivate() {
    setIsAsking(false);
    void deactivating.run(
      { body: { guids: guidsOf(toSwitchOff) } },
      {
        turnedOut: turningOut(t.deactivated, t.activated, t.activateWords),
        undo: async ({ changed }, _, sendOther) => {
          await sendOther(activateMany, { body: { guids: changed } });
          return undefined;
        },
      },
    );
  }

  function activate() {
    void activating.run(
      { body: { guids } },
      {
        turnedOut: turningOut(t.activated, t.deactivated, t.deactivateWords),
        undo: async ({ changed }, _, sendOther) => {
          await sendOther(deactivateMany, { body: { guids: changed } });
          return undefined;
        },
      },
    );
  }

  /** Also when it was tried again, from its notice. */
  function finish({ refused }: ManyChanged) {
    if (refused.length > 0) {
      const names = namesOf(refused.map(({ guid }) => guid));
      const isLast = refused.some(({ code }) => code === 'user.last_admin');
      notices.show({ look: 'warning', title: t.someRefused, message: `${names.join(', ')}. ${isLast ? t.refusedLast : t.refusedOwn}` });
    }
    onDone();
  }

  const isBusy = giving.isSaving || taking.isSaving || deactivating.isSaving || activating.isSaving;
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
        <Button disabled={role === ''} isBusy={isBusy} onClick={() => changeRole('add')}>
          {t.giveRole}
        </Button>
        <Button disabled={role === ''} isBusy={isBusy} onClick={() => changeRole('remove')}>
          {t.takeRole}
        </Button>
        {active.length > 0 ? (
          <Button isBusy={isBusy} onClick={askToDeactivate}>
            {t.deactivate}
          </Button>
        ) : null}
        {active.length < users.length ? (
          <Button isBusy={isBusy} onClick={activate}>
            {t.activate}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onDone}>
          {ui.forgetChoice}
        </Button>
      </IndexActs>
      <Dialog
        isOpen={isAsking}
        title={t.deactivateQuestion(whoOf(guidsOf(toSwitchOff)))}
        confirmText={t.deactivate}
        onConfirm={deactivate}
        onClose={() => setIsAsking(false)}
      >
        {active.length > toSwitchOff.length ? <p>{t.ownLeftOut}</p> : null}
        <p>{toSwitchOff.length === 1 ? t.deactivateText : t.deactivateManyText}</p>
      </Dialog>
    </>
  );
}

function guidsOf(users: readonly UserSummary[]): string[] {
  return users.map(({ guid }) => guid);
}
