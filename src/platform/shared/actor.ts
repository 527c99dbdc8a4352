/** Who does something. Rules (`can…`) look at nothing else about a person. */
export interface Actor {
  kind: 'anonymous' | 'user' | 'system';
  guid: string | null;
  isAdmin: boolean;
  isContentManager: boolean;
  /** Product staff. */
  isMett: boolean;
  isDeveloper: boolean;
  isActive: boolean;
  isVerified: boolean;
  roleIds: readonly string[];
}

const nobody: Actor = {
  kind: 'anonymous',
  guid: null,
  isAdmin: false,
  isContentManager: false,
  isMett: false,
  isDeveloper: false,
  isActive: false,
  isVerified: false,
  roleIds: [],
};

export const anonymousActor: Actor = Object.freeze(nobody);

/** Background work and the command line act under this name; no rule is skipped for them. */
export const systemActor: Actor = Object.freeze({ ...nobody, kind: 'system', isAdmin: true, isActive: true } as const);

export function isSignedIn(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isActive;
}

/** An admin counts as a content manager everywhere. */
export function isContentManager(actor: Pick<Actor, 'isAdmin' | 'isContentManager'>): boolean {
  return actor.isAdmin || actor.isContentManager;
}
