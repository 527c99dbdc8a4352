import { useState, type ReactNode } from 'react';
import { accountKinds } from '#platform/shared/built-in-roles.ts';
import { formatTableDate } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery, useStrangersInAddress } from '#platform/web/use-address-query.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { IndexFilters, IndexHead, IndexTools } from '#ui/admin/index-head.tsx';
import { IndexPager, IndexState, IndexTable, Usual, WhereWide, type Column } from '#ui/admin/index-table.tsx';
import { itemCountIn, pageIn } from '#ui/admin/rows-per-page.tsx';
import { SearchField, soughtIn } from '#ui/admin/search-field.tsx';
import { UnknownInAddress, unknownKeys } from '#ui/admin/unknown-in-address.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/forms/select.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { listUsers } from '../../model/admin-user.contract.ts';
import { UserFilter, userSorts, userStatuses, type ListedUser, type UserQuery } from '../../model/admin-user.ts';
import { listedName } from '../../model/user.ts';
import { Portrait } from '../account/index.ts';
import { useCurrentUser } from '../current-user.tsx';
import { BulkActs } from './bulk-acts.tsx';
import { ExportButton } from './export-button.tsx';
import { useRoles } from './role-names.ts';
import styles from './users-index.module.css';

type Sort = UserQuery['sort'];

const keys = ['q', 'role', 'status', 'kind', 'sort', 'descending', 'perPage', 'page'] as const;
const noFilter = { q: '', role: '', status: '', kind: '', page: '' };

interface UsersIndexProps {
  /** Beside the title. */
  acts?: ReactNode;
  /** What can be done with one of them, at the end of their row. */
  actsOn?(user: ListedUser): ReactNode;
  /** What else on the page stands in its address. */
  otherKeys?: readonly string[];
}

/** Everybody who has an account. */
export function UsersIndex({ acts, actsOn, otherKeys = [] }: UsersIndexProps) {
  const t = useMessages(userAdminMessages);
  const [query, setQuery] = useAddressQuery(keys);
  const [strangers, removeStrangers] = useStrangersInAddress([...keys, ...otherKeys]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [timesCleared, setTimesCleared] = useState(0);
  const filter = useFilter(query);
  const unknown = unknownKeys(['role', 'status', 'kind'], query, filter);
  const sort = userSorts.find((candidate) => candidate === query.sort) ?? 'name';
  const isDescending = query.descending === 'true';
  const page = pageIn(query.page);
  const itemCount = itemCountIn(query.perPage);
  const call = useCall(listUsers, { query: { ...filter, sort, descending: isDescending ? 'true' : 'false', page, itemCount } });
  const { items = [], total = 0 } = call.data ?? {};
  const columns = useColumns(actsOn);

  function narrow(change: Partial<Record<(typeof keys)[number], string>>) {
    setChosen(new Set());
    setQuery({ page: '', ...change });
  }

  function clear() {
    narrow(noFilter);
    setTimesCleared((times) => times + 1);
  }

  function removeUnknown() {
    removeStrangers();
    narrow(Object.fromEntries(unknown.map((key) => [key, ''])));
  }

  return (
    <>
      <IndexHead title={t.users} count={call.data?.total}>
        {acts}
      </IndexHead>
      <IndexTools>
        <SearchField key={timesCleared} label={t.search} value={filter.q ?? ''} onSearch={(q) => narrow({ q })} />
        <IndexFilters inUse={Object.keys(filter).filter((key) => key !== 'q').length}>
          <Filters filter={filter} onChange={narrow} />
          <ExportButton filter={filter} />
        </IndexFilters>
      </IndexTools>
      {unknown.length + strangers.length > 0 && (
        <UnknownInAddress filters={[...unknown.map((key) => t[key]), ...strangers]} onRemove={removeUnknown} />
      )}
      <IndexState
        isLoading={call.isLoading}
        hasFailed={call.error !== null}
        isEmpty={total === 0}
        isFiltered={Object.keys(filter).length > 0}
        onRetry={call.reload}
        onClear={clear}
        empty={<EmptyState title={t.empty} />}
      >
        <IndexTable
          label={t.users}
          columns={columns}
          rows={items}
          sorting={{
            by: sort,
            isDescending,
            onChange: (by, down) => narrow({ sort: by, descending: down ? 'true' : '' }),
          }}
          selection={{ chosen, onChange: setChosen, nameOf: listedName }}
        />
        {chosen.size > 0 ? <BulkActs users={items.filter(({ guid }) => chosen.has(guid))} onDone={() => setChosen(new Set())} /> : null}
        <IndexPager
          page={page}
          itemCount={itemCount}
          total={total}
          onPage={(next) => narrow({ page: String(next) })}
          onItemCount={(count) => narrow({ perPage: String(count) })}
        />
      </IndexState>
    </>
  );
}

/** A role that is not there leaves nobody; so it is no filter, as soon as that is known. */
function useFilter(query: Partial<Record<(typeof keys)[number], string>>): UserFilter {
  const { roles, isLoading, hasFailed } = useRoles();
  const { role, ...filter } = filterOf(query);
  const isKnown = isLoading || hasFailed || roles.some(({ guid }) => guid === role);
  return { ...filter, ...(role && isKnown && { role }) };
}

/** What stands in an address may be anything; what is no filter is left out. */
function filterOf({ q, role, status, kind }: Partial<Record<(typeof keys)[number], string>>): UserFilter {
  const sought = soughtIn(q);
  const knownRole = UserFilter.shape.role.safeParse(role).data;
  const knownStatus = userStatuses.find((candidate) => candidate === status);
  const knownKind = accountKinds.find((candidate) => candidate === kind);
  return {
    ...(sought && { q: sought }),
    ...(knownRole && { role: knownRole }),
    ...(knownStatus && { status: knownStatus }),
    ...(knownKind && { kind: knownKind }),
  };
}

function Filters({
  filter,
  onChange,
}: {
  filter: UserFilter;
  onChange: (change: { role?: string; status?: string; kind?: string }) => void;
}) {
  const t = useMessages(userAdminMessages);
  const { roles } = useRoles();
  const shared = { required: false };
  return (
    <>
      <Select
        {...shared}
        label={t.role}
        placeholder={t.allRoles}
        value={filter.role ?? ''}
        options={roles.map(({ guid, name }) => ({ value: guid, label: name }))}
        onChange={(event) => onChange({ role: event.target.value })}
      />
      <Select
        {...shared}
        label={t.status}
        placeholder={t.allStatuses}
        value={filter.status ?? ''}
        options={userStatuses.map((status) => ({ value: status, label: t[status] }))}
        onChange={(event) => onChange({ status: event.target.value })}
      />
      <Select
        {...shared}
        label={t.kind}
        placeholder={t.allKinds}
        value={filter.kind ?? ''}
        options={accountKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        onChange={(event) => onChange({ kind: event.target.value })}
      />
    </>
  );
}

function useColumns(actsOn: UsersIndexProps['actsOn']): Column<ListedUser, Sort>[] {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { user: self } = useCurrentUser();
  const { nameOf } = useRoles();
  return [
    {
      key: 'name',
      label: t.name,
      sort: 'name',
      cell: (user) => (
        <div className={styles.person}>
          <Portrait
            person={{ ...user, firstName: user.firstName || user.lastName ? user.firstName : user.email }}
            photo={user.photo ?? undefined}
          />
          <div>
            <a href={localizePath(language, `/admin/users/${user.guid}/profile`)}>{listedName(user)}</a>{' '}
            {user.guid === self?.guid ? <Badge>{t.you}</Badge> : null}
            {listedName(user) === user.email ? null : <small>{user.email}</small>}
          </div>
        </div>
      ),
    },
    {
      key: 'roles',
      label: t.roles,
      isFact: true,
      cell: ({ kind, roleIds }) => {
        const names = roleIds.map(nameOf).filter(Boolean).join(', ');
        if (kind === 'Standard') return <Usual>{names || '–'}</Usual>;
        return (
          <>
            <Badge look="primary">{t.kinds[kind]}</Badge> <WhereWide>{names}</WhereWide>
          </>
        );
      },
    },
    { key: 'status', label: t.status, isFact: true, cell: (user) => <Status user={user} /> },
    {
      key: 'terms',
      label: t.terms,
      isOneLine: true,
      isMinor: true,
      cell: ({ termsOfUseVersionAccepted: version }) => (version === null ? '–' : t.termsVersion(version)),
    },
    {
      key: 'lastSeen',
      label: t.lastSeen,
      sort: 'lastSeen',
      isOneLine: true,
      isMinor: true,
      cell: ({ lastSeenOn }) => (lastSeenOn ? formatTableDate(language, new Date(lastSeenOn)) : t.never),
    },
    ...(actsOn ? [{ key: 'acts', label: t.acts, isActs: true, cell: actsOn }] : []),
  ];
}

function Status({ user }: { user: ListedUser }) {
  const t = useMessages(userAdminMessages);
  if (!user.isActive) return <Badge look="negative">{t.inactive}</Badge>;
  if (!user.isVerified) {
    return (
      <>
        <Badge look="positive">{t.active}</Badge>
        <small>{t.notVerified}</small>
      </>
    );
  }
  return (
    <Usual>
      <Badge look="positive">{t.active}</Badge>
    </Usual>
  );
}
