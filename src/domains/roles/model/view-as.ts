import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { builtInRoleGuid, builtInRoleIds, builtInRoles, type BuiltInRole } from '#platform/shared/built-in-roles.ts';

/** In a form, in place of a role: somebody who is not signed in. */
export const visitor = 'visitor';

/** Somebody to look as, by name. */
export interface ViewedRole {
  role: string;
  name: string;
  description: string;
}

/** The choice of whom to look as. */
export interface ViewAsView {
  roles: ViewedRole[];
  /** Where to begin. */
  returnTo: string;
  hasChosenNone: boolean;
}

/** Somebody who has this role and no other; null is a visitor. Who has a role is signed in, and so has that one as well. */
export function somebodyWith(role: string | null): Actor {
  if (role === null) return anonymousActor;
  const name = builtInNameOf(role);
  const flags = {
    isActive: true,
    isVerified: name === 'VerifiedUser',
    isAdmin: name === 'Admin',
    isContentManager: name === 'ContentManager',
    isMett: name === 'Mett',
    isDeveloper: name === 'Developer',
  };
  return { ...anonymousActor, kind: 'user', ...flags, roleIds: [...builtInRoleIds(flags), ...(name ? [] : [role])] };
}

/**
 * Who looks at the site as somebody with one role; null is a visitor. It is still the same person with their own account, and what they
 * may not look as leaves a visitor: looking takes away and never gives.
 */
export function actorViewingAs(viewer: Actor, role: string | null): Actor {
  if (role === null || !canViewAs(viewer, role)) return anonymousActor;
  return { ...somebodyWith(role), guid: viewer.guid };
}

/** Admins look as anybody but themselves. Only staff know what staff see, and only developers what developers see. */
export function canViewAs(viewer: Actor, role: string | null): boolean {
  if (!viewer.isActive || !viewer.isAdmin) return false;
  const name = role === null ? undefined : builtInNameOf(role);
  if (name === 'Mett') return viewer.isMett;
  if (name === 'Developer') return viewer.isDeveloper;
  return name !== 'Admin';
}

function builtInNameOf(role: string): BuiltInRole | undefined {
  return builtInRoles.find((name) => builtInRoleGuid[name] === role);
}
