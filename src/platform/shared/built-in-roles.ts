import { isContentManager, type Actor } from './actor.ts';

/** What an access rule can name without anybody making a role. They follow from a person's flags. */
export const builtInRoles = ['User', 'VerifiedUser', 'ContentManager', 'Admin', 'Mett', 'Developer'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** The same on every platform and for ever: pages, forms and exports refer to them. */
export const builtInRoleGuid: Record<BuiltInRole, string> = {
  User: '00000000-0000-4000-8000-000000000001',
  VerifiedUser: '00000000-0000-4000-8000-000000000002',
  ContentManager: '00000000-0000-4000-8000-000000000003',
  Admin: '00000000-0000-4000-8000-000000000004',
  Mett: '00000000-0000-4000-8000-000000000005',
  Developer: '00000000-0000-4000-8000-000000000006',
};

/** What an account is shown as and filtered on. */
export const accountKinds = ['Admin', 'Mett', 'Standard', 'ContentManager', 'Developer'] as const;
export type AccountKind = (typeof accountKinds)[number];

type KindFlags = Pick<Actor, 'isAdmin' | 'isMett' | 'isContentManager' | 'isDeveloper'>;

/**
 * The strongest flag wins.
 * @internal The product asks the database, in SQL; a test runs both over the same people.
 */
export function accountKind(flags: KindFlags): AccountKind {
  if (flags.isAdmin) return 'Admin';
  if (flags.isMett) return 'Mett';
  if (flags.isContentManager) return 'ContentManager';
  return flags.isDeveloper ? 'Developer' : 'Standard';
}

type RoleFlags = KindFlags & Pick<Actor, 'isActive' | 'isVerified'>;

/** Somebody whose account is not active has no role at all. */
export function builtInRolesOf(flags: RoleFlags): BuiltInRole[] {
  if (!flags.isActive) return [];
  const has: Record<BuiltInRole, boolean> = {
    User: true,
    VerifiedUser: flags.isVerified,
    ContentManager: isContentManager(flags),
    Admin: flags.isAdmin,
    Mett: flags.isMett,
    Developer: flags.isDeveloper,
  };
  return builtInRoles.filter((role) => has[role]);
}

export function builtInRoleIds(flags: RoleFlags): string[] {
  return builtInRolesOf(flags).map((role) => builtInRoleGuid[role]);
}
