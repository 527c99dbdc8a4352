import { createHash, randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { cleanFileName } from '#platform/shared/file-name.ts';
import type { AssetView } from '../model/asset.ts';
import { assetErrors } from '../model/asset.errors.ts';
import { canAddAsset } from '../model/asset.rules.ts';
import { fitsAsImage } from '../model/image-upload.ts';
import { findAssetFor, insertAsset, type NewAsset, type StoredAsset, listVisibleAssets } from './assets.queries.ts';
import { documentTypeOf, imageTypeOf } from './file-type.ts';
import { inspectImage } from './image-maker.ts';

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

export function listAssets(ctx: Ctx, { kind, pageNumber }: { kind: AssetView['kind']; pageNumber: number }): Promise<AssetView[]> {
  return listVisibleAssets(ctx.db, ctx.actor, { kind, limit: assetsPerPage, offset: (pageNumber - 1) * assetsPerPage });
}
