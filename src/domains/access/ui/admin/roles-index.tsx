import { useState } from 'react';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import type { Role, RoleSummary } from '#domains/roles/model/role.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { useLeaving } from '#platform/web/use-unsaved-changes.ts';
import { builtInRoleGuid, builtInRoles } from '#platform/shared/built-in-roles.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { IndexHead } from '#ui/admin/index-head.tsx';
import { IndexState, IndexTable, type Column } from '#ui/admin/index-table.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { UnknownInAddress } from '#ui/admin/unknown-in-address.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';
import { RoleForm } from './role-form.tsx';
import { RolePanel } from './role-panel.tsx';
import styles from './roles.module.css';

/** In the address in place of a role: one that is being made. */
const newRole = 'new';

/** Every role; the one that is opened stands in the address. */
export function RolesIndex() {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const [{ role: open = '', copy = '' }, setQuery] = useAddressQuery(['role', 'copy']);
  const [madeGuid, setMadeGuid] = useState<string | null>(null);
  const call = useCall(listRoles, {});
  const roles = call.data ?? [];
  const opened = roles.find(({ guid }) => guid === open);
  const nameOf = (role: RoleSummary) => (language === 'nl' ? role.nameNl : role.nameEn);
  const original = roles.find(({ guid }) => guid === copy);
  const close = () => setQuery({ role: '', copy: '' });
  const leave = useLeaving(close);

  /** What was just made stays open: a role is of use once somebody has it. */
  function handleMade({ guid }: Role) {
    setMadeGuid(guid);
    setQuery({ role: guid, copy: '' });
  }

  const builtInWords = ({ guid }: RoleSummary) => {
    const builtIn = builtInRoles.find((role) => builtInRoleGuid[role] === guid);
    return builtIn ? t.builtInRoles[builtIn] : '–';
  };

  const columns: Column<RoleSummary>[] = [
    {
      key: 'name',
      label: t.columnRole,
      cell: (role) => (
        <>
          <Button kind="quiet" className={styles.open} onClick={() => setQuery({ role: role.guid })}>
            {nameOf(role)}
          </Button>{' '}
          {role.isBuiltIn ? <Badge>{t.builtIn}</Badge> : null}
        </>
      ),
    },
    { key: 'description', label: t.description, cell: (role) => role.description || builtInWords(role) },
    { key: 'members', label: t.members, isOneLine: true, isFact: 'named', cell: (role) => role.memberCount },
    { key: 'uses', label: t.uses, isOneLine: true, isFact: 'named', cell: (role) => role.useCount },
  ];

  return (
    <>
      <IndexHead title={t.title} count={call.data?.length}>
        <Button kind="primary" onClick={() => setQuery({ role: newRole, copy: '' })}>
          {t.newRole}
        </Button>
      </IndexHead>
      {call.data && open !== '' && open !== newRole && !opened ? <UnknownInAddress onRemove={close} /> : null}
      {call.data && roles.every(({ isBuiltIn }) => isBuiltIn) ? (
        <p className={styles.advice}>
          {t.emptyTitle} {t.emptyText}
        </p>
      ) : null}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={roles.length === 0}
        isFiltered={false}
        onRetry={call.reload}
        onClear={close}
        empty={null}
      >
        <IndexTable label={t.title} columns={columns} rows={roles} />
      </IndexState>
      <Drawer isOpen={open === newRole} title={t.newRole} onClose={leave}>
        <RoleForm
          key={copy}
          known={null}
          original={original ?? null}
          onMade={handleMade}
          others={{ roles, reload: call.reload, onOpen: ({ guid }) => setQuery({ role: guid, copy: '' }) }}
        />
      </Drawer>
      <Drawer isOpen={opened !== undefined} title={opened ? nameOf(opened) : ''} onClose={leave}>
        {/* Beside the notice of the page, which lies behind the drawer. */}
        {opened && opened.guid === madeGuid ? (
          <div className={styles.made}>
            <Notice look="positive" title={t.made}>
              {t.madeText}
            </Notice>
          </div>
        ) : null}
        {opened ? (
          <RolePanel
            key={opened.guid}
            role={opened}
            others={roles.filter(({ guid }) => guid !== opened.guid)}
            onGone={close}
            onChanged={call.reload}
            onCopy={() => setQuery({ role: newRole, copy: opened.guid })}
          />
        ) : null}
      </Drawer>
    </>
  );
}
