import { canEditDocument, canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';

type Viewer = Pick<Actor, 'guid' | 'isActive' | 'isAdmin' | 'isContentManager' | 'roleIds'>;

/** A document that shows an asset or links to it. */
export interface AssetUse {
  /** In the draft, and not (yet) in what is published. */
  isDraft: boolean;
  isDeleted: boolean;
  /** In the language of this use. */
  isPublished: boolean;
  /** Its moment has come; an item may be published for later. */
  isDue: boolean;
  roleIds: readonly string[];
  editPermission: 'Admin' | 'Roles';
  editRoles: readonly string[];
}

export interface AssetRights {
  uploadedBy: string | null;
  /** The platform's logo, icon or header image. */
  isInSettings: boolean;
  uses: readonly AssetUse[];
}

/** An asset is protected by its use: who may see one publication that uses it, or edit one draft, may see it. So may who uploaded it. */
export function canSeeAsset(actor: Viewer, { uploadedBy, isInSettings, uses }: AssetRights): boolean {
  if (isInSettings) return true;
  if (actor.isActive && (actor.isAdmin || (actor.guid !== null && actor.guid === uploadedBy))) return true;
  return uses.some((use) => canSeeUse(actor, use));
}

function canSeeUse(actor: Viewer, use: AssetUse): boolean {
  if (use.isDeleted) return false;
  return canEditDocument(actor, use) || (!use.isDraft && use.isDue && canSeeDocument(actor, use));
}

export function canAddAsset(actor: Pick<Actor, 'isActive' | 'isAdmin' | 'isContentManager'>): boolean {
  return actor.isActive && isContentManager(actor);
}
