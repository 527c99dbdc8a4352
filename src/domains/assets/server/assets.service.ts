import { createHash, randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Storage } from '#platform/server/storage/index.ts';
import { cleanFileName } from '#platform/shared/file-name.ts';
import type { AssetView } from '../model/asset.ts';
import { assetErrors } from '../model/asset.errors.ts';
import type { UploadQuery } from '../model/asset.contract.ts';
import { canAddAsset, canAddOwnPhoto } from '../model/asset.rules.ts';
import { planImage } from '../model/image-plan.ts';
import { fitsAsImage } from '../model/image-upload.ts';
import { hasRoom, uploadQuota } from '../model/upload-quota.ts';
import {
  countFilesOf,
  deleteAssetRow,
  findAssetFor,
  insertAsset,
  listLeftPhotos,
  listPhotosOf,
  listVisibleAssets,
  lockFilesOf,
  type NewAsset,
  type StoredAsset,
} from './assets.queries.ts';
import { documentTypeOf, imageTypeOf } from './file-type.ts';
import { inspectImage, makeVariant } from './image-maker.ts';
import type { Original } from './image-order.ts';

/** The asset, for who may see it. What exists and may not be seen looks like what does not exist. */
export async function getVisibleAsset(ctx: Pick<Ctx, 'db' | 'actor'>, guid: string): Promise<StoredAsset> {
  const asset = await findAssetFor(ctx.db, ctx.actor, guid);
  if (!asset?.isVisible) throw assetErrors.not_found();
  return asset;
}

export interface NewFile {
  /** Chosen by whoever makes it, when something points at it already. */
  guid?: string;
  bytes: Buffer;
  /** As its owner calls it; it is stored under another name. */
  fileName: string;
  focalX?: number;
  focalY?: number;
  /** Of a picture that the platform drew itself: there is nothing to find out about it. */
  size?: { width: number; height: number };
}

/** Puts a file in the media library, when it is one that we can show or offer. */
export async function createAsset(ctx: Ctx, { bytes, fileName, focalX = 0.5, focalY = 0.5, ...known }: NewFile): Promise<AssetView> {
  if (!canAddAsset(ctx.actor)) throw assetErrors.add_forbidden();
  if (bytes.length === 0) throw assetErrors.file_empty();
  if (!fitsAsImage(bytes.length)) throw assetErrors.file_too_large();
  const name = cleanFileName(fileName, 'bestand');
  const asset = {
    ...(await recognise(bytes, name, known.size)),
    fileName: name,
    bytes: bytes.length,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    focalX,
    focalY,
  };
  const guid = await keep(ctx, bytes, {
    ...asset,
    ...(known.guid !== undefined && { guid: known.guid }),
    storageKey: `originals/${randomUUID()}`,
    uploadedBy: ctx.actor.guid,
  });
  const { frames: _, ...view } = asset;
  return { guid, ...view };
}

/** A file that came in. A large one stays on the disk: of many that wait for their turn, none is in memory. */
export interface UploadedFile {
  fileName: string;
  length: number;
  /** How it begins, which is what it is recognised by. */
  start: Buffer;
  original: Original;
}

const photoSide = 1000;
const pictureSide = 3000;

/**
 * Takes a picture that came from outside: a person's own photo, or one for the media library. What is kept is made anew from its
 * pixels: upright, in the web's colours, and without what the camera wrote into it.
 */
export async function createUploadedImage(
  ctx: Ctx,
  { fileName, length, start, original }: UploadedFile,
  { isProfile }: { isProfile: boolean },
): Promise<AssetView> {
  if (length === 0) throw assetErrors.file_empty();
  const type = imageTypeOf(start);
  if (!type) throw assetErrors.type_unsupported();
  const facts = await inspectImage(original, type);
  const side = isProfile ? photoSide : pictureSide;
  const format = type === 'image/png' && !isProfile ? 'png' : 'webp';
  const plan = planImage(
    { ...facts, focalX: 0.5, focalY: 0.5 },
    { width: side, height: side, fit: 'inside', quality: 90, format },
    { takesAvif: false },
  );
  const kept = await makeVariant(() => Promise.resolve(original), plan);
  const asset = {
    kind: 'image' as const,
    mimeType: `image/${format}`,
    fileName: cleanFileName(fileName, 'foto'),
    bytes: kept.length,
    width: plan.width,
    height: plan.height,
    hash: createHash('sha256').update(kept).digest('base64url').slice(0, 16),
    focalX: 0.5,
    focalY: 0.5,
  };
  const guid = await keep(ctx, kept, {
    ...asset,
    frames: plan.isAnimated ? facts.frames : 1,
    storageKey: `originals/${randomUUID()}`,
    uploadedBy: ctx.actor.guid,
    profileOf: isProfile ? ctx.actor.guid : null,
  });
  return { guid, ...asset };
}

/** May this be uploaded by them? Asked before anything is read. */
export function requireUploadRight({ actor }: Pick<Ctx, 'actor'>, { profile }: UploadQuery): void {
  const isOwn = profile === undefined || !isGuid.test(profile) || profile === actor.guid;
  const may = profile === undefined ? canAddAsset(actor) : isOwn && canAddOwnPhoto(actor);
  if (!may) throw assetErrors.add_forbidden();
}

/** Does this person have room for one more? Asked before anything is read, and again when it is kept. */
export async function requireRoom(db: Db, userGuid: string, { isProfile }: { isProfile: boolean }): Promise<void> {
  const kept = await countFilesOf(db, userGuid, { isProfile });
  if (!hasRoom(kept, isProfile ? uploadQuota.photos : uploadQuota.library)) throw assetErrors.quota_reached();
}

const isGuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws away photos of people that nobody shows any more, with every size that was made of them. */
export async function deleteLeftPhotos({ db, storage }: Pick<Ctx, 'db' | 'storage'>): Promise<void> {
  for (const photo of await listLeftPhotos(db, 100)) {
    await deleteAssetRow(db, photo.guid);
    await removeFiles(storage, photo);
  }
}

/** Every photo that somebody ever uploaded of themselves. */
export async function deletePhotosOf({ db, storage }: Pick<Ctx, 'db' | 'storage'>, userGuid: string): Promise<void> {
  for (const photo of await listPhotosOf(db, userGuid)) {
    await deleteAssetRow(db, photo.guid);
    await removeFiles(storage, photo);
  }
}

/** The file and every size that was made of it. */
async function removeFiles(storage: Storage, { guid, storageKey }: { guid: string; storageKey: string }): Promise<void> {
  await storage.remove(storageKey);
  for (const key of await storage.list(`variants/${guid}/`)) await storage.remove(key);
}

type Recognised = Pick<NewAsset, 'kind' | 'mimeType' | 'width' | 'height' | 'frames'>;

async function recognise(bytes: Buffer, fileName: string, size: NewFile['size']): Promise<Recognised> {
  const imageType = imageTypeOf(bytes);
  if (imageType && size) return { kind: 'image', mimeType: imageType, ...size, frames: 1 };
  if (imageType) return { kind: 'image', mimeType: imageType, ...(await inspectImage(bytes, imageType)) };
  const mimeType = documentTypeOf(bytes, fileName);
  if (!mimeType) throw assetErrors.type_unsupported();
  return { kind: 'document', mimeType, width: null, height: null, frames: 1 };
}

/** The file first: a record without its file would be a broken picture, a file without a record only takes room. */
async function keep(ctx: Ctx, bytes: Buffer, asset: NewAsset): Promise<string> {
  await ctx.storage.put(asset.storageKey, bytes);
  try {
    return await ctx.transact(async (tx) => {
      if (asset.uploadedBy !== null) {
        await lockFilesOf(tx, asset.uploadedBy);
        await requireRoom(tx, asset.uploadedBy, { isProfile: (asset.profileOf ?? null) !== null });
      }
      const guid = await insertAsset(tx, asset);
      await ctx.record(tx, { type: 'asset.created', subjectGuid: guid, details: { kind: asset.kind, bytes: asset.bytes } });
      return guid;
    });
  } catch (error) {
    await ctx.storage.remove(asset.storageKey);
    throw error;
  }
}

const assetsPerPage = 60;

/** Files that somebody may link to, newest first. */
export function listDocumentsToLink(ctx: Ctx, wanted: { named?: string; guid?: string; limit: number }): Promise<AssetView[]> {
  return listVisibleAssets(ctx.db, ctx.actor, { kind: 'document', ...wanted });
}

export function listAssets(ctx: Ctx, { kind, pageNumber }: { kind: AssetView['kind']; pageNumber: number }): Promise<AssetView[]> {
  return listVisibleAssets(ctx.db, ctx.actor, { kind, limit: assetsPerPage, offset: (pageNumber - 1) * assetsPerPage });
}
