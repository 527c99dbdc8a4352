import { listRoles } from '#domains/roles/model/role.contract.ts';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { useLanguage } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';

export interface NamedRoles {
  roles: readonly (RoleSummary & { name: string })[];
  /** The name of a role, or nothing while it is not known. */
  nameOf: (guid: string) => string;
  isLoading: boolean;
  /** They could not be fetched: that none are here does not say that there are none. */
  hasFailed: boolean;
  reload: () => void;
}

/** Every role under its name in the reader's language. */
export function useRoles(): NamedRoles {
  const language = useLanguage();
  const { data = [], isLoading, error, reload } = useCall(listRoles, {});
  const roles = data.map((role) => ({ ...role, name: language === 'nl' ? role.nameNl : role.nameEn }));
  const names = new Map(roles.map(({ guid, name }) => [guid, name]));
  return { roles, nameOf: (guid) => names.get(guid) ?? '', isLoading, hasFailed: error !== null, reload };
}
