import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { builtInRoleGuid, builtInRoleIds, builtInRoles, type BuiltInRole } from './roles.ts';

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

/**
 * Who looks at the site as somebody with one role and no other; null is a visitor. It is still the same person with their own account,
 * and a flag counts only when it is theirs: looking as a role takes away and never gives.
 */
export function actorViewingAs(viewer: Actor, role: string | null): Actor {
  if (role === null) return anonymousActor;
  const name = builtInNameOf(role);
  const flags = {
    isActive: viewer.isActive,
    isVerified: name === 'VerifiedUser',
    isAdmin: false,
    isContentManager: name === 'ContentManager' && (viewer.isContentManager || viewer.isAdmin),
    isMett: name === 'Mett' && viewer.isMett,
    isDeveloper: name === 'Developer' && viewer.isDeveloper,
  };
  return { kind: 'user', guid: viewer.guid, ...flags, roleIds: [...builtInRoleIds(flags), ...(name ? [] : [role])] };
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
