import type { RoleHolder } from '#domains/roles/server/index.ts';
import { giveRoleInstead } from './users.queries.ts';

export const rolesOfPeople: RoleHolder = {
  async replaceRole(tx, { guid, replaceBy }) {
    if (replaceBy !== null) await giveRoleInstead(tx, { guid, replaceBy });
  },
};
