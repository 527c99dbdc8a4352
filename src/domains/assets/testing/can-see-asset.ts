import { canEditDocument, canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { canSeeProperty } from '#domains/properties/model/property.rules.ts';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import type { Actor } from '#platform/shared/actor.ts';

type Viewer = Pick<Actor, 'guid' | 'isActive' | 'isAdmin' | 'isContentManager' | 'isMett' | 'roleIds'>;

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
  /** The photo of a person, and what is decided about who sees it; null when they do not show it. */
  photo?: { ownerGuid: string; definition: Pick<PropertyDefinition, 'visibleFor' | 'visibleForRoles' | 'mett'> | null };
}

/**
 * An asset is protected by its use: who may see one publication that uses it, or edit one draft, may see it. So may who uploaded it. The
 * photo of a person is for whom its owner shows it to: no page that uses it makes it public.
 */
export function canSeeAsset(actor: Viewer, { uploadedBy, isInSettings, uses, photo }: AssetRights): boolean {
  if (actor.isActive && (actor.isAdmin || (actor.guid !== null && actor.guid === uploadedBy))) return true;
  if (photo) return photo.definition !== null && canSeeProperty(actor, { guid: photo.ownerGuid }, photo.definition);
  if (isInSettings) return true;
  return uses.some((use) => canSeeUse(actor, use));
}

function canSeeUse(actor: Viewer, use: AssetUse): boolean {
  if (use.isDeleted) return false;
  return canEditDocument(actor, use) || (!use.isDraft && use.isDue && canSeeDocument(actor, use));
}
