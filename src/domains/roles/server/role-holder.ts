import type { Tx } from '#platform/server/db/database.ts';

/**
 * What else names roles: people, invitations, fields of a profile. Each domain looks after its own; `src/app/server/role-holders.ts` names
 * them. Documents stand below roles, which therefore asks them itself.
 */
export interface RoleHolder {
  /** The role goes: whatever names it names the replacement instead, or nothing where there is none. */
  replaceRole(tx: Tx, role: { guid: string; replaceBy: string | null }): Promise<void>;
  /** The new role sees what the other one does. */
  copyRole?(tx: Tx, role: { from: string; to: string }): Promise<void>;
}
