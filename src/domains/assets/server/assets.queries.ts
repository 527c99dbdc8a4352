import { sql } from 'kysely';
import type { Actor } from '#platform/shared/actor.ts';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import { preparedQuery } from '#platform/server/db/prepared-query.ts';
import type { AssetView } from '../model/asset.ts';
import type { Room } from '../model/upload-quota.ts';

const viewColumns = [
  'asset.guid',
  'asset.kind',
  'asset.fileName',
  'asset.mimeType',
  'asset.bytes',
  'asset.width',
  'asset.height',
  'asset.hash',
  'asset.focalX',
  'asset.focalY',
] as const;

const viewsByGuids = preparedQuery((db, guids: readonly string[]) =>
  db
    .selectFrom('asset')
    .select(viewColumns)
    .where('guid', '=', sql<string>`any(${guids}::uuid[])`),
);

/** What pages need to show these. Whoever may see the page may know it, so nothing is asked about the reader. */
export function findAssetViews(db: Db, guids: readonly string[]): Promise<AssetView[]> {
  return viewsByGuids(db, guids);
}

/** What the rule looks at in a person; somebody whose account is switched off is nobody. */
interface Viewer {
  guid: string | null;
  isAdmin: boolean;
  isContentManager: boolean;
  isMett: boolean;
  roleIds: readonly string[];
}

const nobody: Viewer = { guid: null, isAdmin: false, isContentManager: false, isMett: false, roleIds: [] };

/** `canSeeAsset` as SQL; one test runs both over the same cases. */
function isSeenBy({ guid, isAdmin, isContentManager, isMett, roleIds }: Viewer) {
  return sql<boolean>`(
    ${isAdmin}::boolean
    or coalesce(asset.uploaded_by = ${guid}::uuid, false)
    or (asset.profile_of is null and exists (
      select from platform_setting setting
      where (setting.key in ('headerLogo', 'faviconLogo') and setting.value = to_jsonb(asset.guid::text))
         or (setting.key = 'headerImages' and setting.value @> jsonb_build_array(jsonb_build_object('guid', asset.guid::text)))
    ))
    or (asset.profile_of is not null and exists (
      select from user_property photo
      join property_definition definition on definition.key = photo.key and definition.input_type = 'photo' and definition.is_active
      where photo.user_guid = asset.profile_of and photo.value = asset.guid::text
        and (${isMett}::boolean or not definition.mett)
        and (
          definition.visible_for = 'everyone'
          or (definition.visible_for = 'users' and ${guid}::uuid is not null)
          or (definition.visible_for = 'roles' and definition.visible_for_roles && ${roleIds}::uuid[])
          or (definition.visible_for = 'staff' and ${isMett}::boolean)
        )
    ))
    or (asset.profile_of is null and exists (
      select from document_reference reference
      join document on document.guid = reference.document_guid
      left join document_language published
        on published.document_guid = document.guid and published.language = reference.language and published.is_published
      left join list_item on list_item.document_guid = document.guid
      where reference.target_kind = 'asset' and reference.target_guid = asset.guid and document.deleted_on is null
        and (
          (${isContentManager}::boolean and document.edit_permission = 'Roles' and document.edit_roles && ${roleIds}::uuid[])
          or (
            not reference.is_draft and published.document_guid is not null
            and coalesce(list_item.published_on <= now(), true)
            and (document.role_ids = '{}' or document.role_ids && ${roleIds}::uuid[])
          )
        )
    ))
  )`;
}

const assetByGuid = preparedQuery(
  (db, guid: string, viewer: string | null, isAdmin: boolean, isContentManager: boolean, isMett: boolean, roleIds: readonly string[]) =>
    db
      .selectFrom('asset')
      .select([...viewColumns, 'asset.frames', 'asset.storageKey'])
      .select([isSeenBy(nobody).as('isPublic'), isSeenBy({ guid: viewer, isAdmin, isContentManager, isMett, roleIds }).as('isVisible')])
      .where('asset.guid', '=', guid),
);

export type StoredAsset = NonNullable<Awaited<ReturnType<typeof findAssetFor>>>;

/** An asset, whether this actor may see it, and whether everybody may. */
export async function findAssetFor(db: Db, actor: Actor, guid: string) {
  const viewer = actor.isActive ? actor : nobody;
  const [asset] = await assetByGuid(db, guid, viewer.guid, viewer.isAdmin, viewer.isContentManager, viewer.isMett, viewer.roleIds);
  return asset;
}

interface AssetsWanted {
  kind: AssetView['kind'];
  /** A part of the name of the file. */
  named?: string;
  /** This one alone. */
  guid?: string;
  limit: number;
  offset?: number;
}

export function listVisibleAssets(db: Db, actor: Actor, { kind, named, guid, limit, offset = 0 }: AssetsWanted): Promise<AssetView[]> {
  return (
    db
      .selectFrom('asset')
      .select(viewColumns)
      .where('asset.kind', '=', kind)
      .$if(named !== undefined, (files) => files.where('asset.fileName', 'ilike', likePattern(named ?? '')))
      .$if(guid !== undefined, (files) => files.where('asset.guid', '=', guid ?? null))
      // Photos of people are no pictures for pages.
      .where('asset.profileOf', 'is', null)
      .where(isSeenBy(actor.isActive ? actor : nobody))
      .orderBy('asset.createdOn', 'desc')
      .orderBy('asset.guid')
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export interface NewAsset extends Omit<AssetView, 'guid'> {
  guid?: string;
  frames: number;
  storageKey: string;
  uploadedBy: string | null;
  profileOf?: string | null;
}

export async function insertAsset(db: Db, asset: NewAsset): Promise<string> {
  const { guid } = await db.insertInto('asset').values(asset).returning('guid').executeTakeFirstOrThrow();
  return guid;
}

/** What somebody keeps here: photos of themselves, or files of the media library. */
export async function countFilesOf(db: Db, userGuid: string, { isProfile }: { isProfile: boolean }): Promise<Room> {
  const { files, bytes } = await db
    .selectFrom('asset')
    .select([sql<number>`count(*)::int`.as('files'), sql<string>`coalesce(sum(bytes), 0)`.as('bytes')])
    .where('uploadedBy', '=', userGuid)
    .where('profileOf', isProfile ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return { files, bytes: Number(bytes) };
}

/** Until the end of the transaction: of two files that come in together, each would find room for itself. */
export async function lockFilesOf(tx: Db, userGuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userGuid}`}, 0))`.execute(tx);
}

/** Did this person upload it as a photo of themselves? */
export async function isProfilePhotoOf(db: Db, assetGuid: string, userGuid: string): Promise<boolean> {
  const found = await db
    .selectFrom('asset')
    .select('guid')
    .where('guid', '=', assetGuid)
    .where('profileOf', '=', userGuid)
    .executeTakeFirst();
  return found !== undefined;
}

/** Photos of people that nobody shows any more. The newest may be on its way to a profile. */
export function listLeftPhotos(db: Db, limit: number) {
  return db
    .selectFrom('asset')
    .select(['guid', 'storageKey', 'hash'])
    .where('profileOf', 'is not', null)
    .where('createdOn', '<', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`not exists (
      select from user_property photo where photo.user_guid = asset.profile_of and photo.value = asset.guid::text
    )`)
    .limit(limit)
    .execute();
}

export function listPhotosOf(db: Db, userGuid: string) {
  return db.selectFrom('asset').select(['guid', 'storageKey']).where('profileOf', '=', userGuid).execute();
}

export async function deleteAssetRow(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('asset').where('guid', '=', guid).execute();
}
