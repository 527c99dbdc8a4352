import type { RoleHolder } from '#domains/roles/server/index.ts';
import { replaceRoleInInvitations } from './invitations.queries.ts';

export const rolesOfInvitations: RoleHolder = { replaceRole: replaceRoleInInvitations };
