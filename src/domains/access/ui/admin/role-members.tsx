import { useState } from 'react';
import { listUsers, setRolesOfMany } from '#domains/users/model/admin-user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import type { RoleDetail } from '#domains/roles/model/role.ts';
import { localizePath } from '#platform/shared/language.ts';
import { failureDetail } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';
import styles from './roles.module.css';

const shortest = 2;
const peopleShown = 6;

interface RoleMembersProps {
  role: RoleDetail;
  onChanged: () => void;
}

/** Who has the role. Those that follow from flags are changed with the person; the others here. */
export function RoleMembers({ role, onChanged }: RoleMembersProps) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const change = useSave(setRolesOfMany, { type: 'edit', showsFailure: true, onSaved: onChanged });

  function set(act: 'add' | 'remove', person: { guid: string; name: string }) {
    const opposite = act === 'add' ? 'remove' : 'add';
    const body = { guids: [person.guid], [act]: [role.guid] };
    void change.run(
      { body },
      {
        turnedOut: ({ changed }) => ({ count: changed.length, subject: t.memberSubject(person.name) }),
        undo: async ({ changed }, send) => {
          await send({ body: { guids: changed, [opposite]: [role.guid] } });
          return undefined;
        },
      },
    );
  }

  return (
    <section className={styles.part} aria-labelledby="role-members">
      <h3 id="role-members">
        {t.members} ({role.memberCount})
      </h3>
      {change.error ? <ErrorBox title={t.memberFailed} {...failureDetail(change.error)} onRetry={change.retry} /> : null}
      {role.members.length === 0 ? <p>{t.noMembers}</p> : null}
      <ul className={styles.list}>
        {role.members.map((member) => {
          const name = fullName(member) || member.email;
          return (
            <li key={member.guid} className={styles.member}>
              <a href={localizePath(language, `/admin/users/${member.guid}/profile`)}>{name}</a>
              {role.isBuiltIn ? null : (
                <Button
                  kind="quiet"
                  aria-label={t.takeFrom(name)}
                  isBusy={change.isSaving}
                  onClick={() => set('remove', { guid: member.guid, name })}
                >
                  {t.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {role.isBuiltIn ? null : <AddMember role={role} onAdd={(person) => set('add', person)} />}
      {role.memberCount > 0 ? (
        <p>
          <a href={localizePath(language, `/admin/users?role=${role.guid}`)}>{t.toMembers}</a>
        </p>
      ) : null}
    </section>
  );
}

function AddMember({ role, onAdd }: { role: RoleDetail; onAdd: (person: { guid: string; name: string }) => void }) {
  const t = useMessages(roleAdminMessages);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const isSought = q.length >= shortest && typed.trim().length >= shortest;
  const { data } = useCall(listUsers, { query: { q, itemCount: peopleShown } }, { isEnabled: isSought });
  const people = (isSought ? (data?.items ?? []) : []).filter(({ roleIds }) => !roleIds.includes(role.guid));
  return (
    <Combobox
      label={t.addMember}
      description={t.addMemberHelp}
      typed={typed}
      onType={setTyped}
      found={people.map((person) => ({ value: person.guid, label: fullName(person), note: person.email }))}
      status={!isSought || !data ? '' : people.length === 0 ? t.foundNobody : t.foundPeople(people.length)}
      onChoose={({ value, label }) => {
        setTyped('');
        onAdd({ guid: value, name: label });
      }}
    />
  );
}
