import { rolesOfInvitations } from '#domains/invitations/server/index.ts';
import { rolesOfProperties } from '#domains/properties/server/index.ts';
import type { RoleHolder } from '#domains/roles/server/index.ts';
import { rolesOfPeople } from '#domains/users/server/index.ts';

/** Everything above `roles` that names one. */
export const roleHolders: readonly RoleHolder[] = [rolesOfPeople, rolesOfInvitations, rolesOfProperties];
