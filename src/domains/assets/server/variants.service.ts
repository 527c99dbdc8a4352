import type { Ctx } from '#platform/server/context.ts';
import { planImage, variantName, type ImagePlan, type ImageWish, type Original } from '../model/image-plan.ts';
import { maxVariants } from '../model/image-size.ts';
import { isOwnSize, ownSizeNear } from '../model/own-size.ts';
import type { StoredAsset } from './assets.queries.ts';
import { makeVariant } from './image-maker.ts';

export interface Variant {
  name: string;
  bytes: Buffer;
  /** False when one of our own sizes stands in, because no more others may be made. */
  isExact: boolean;
}

interface Wanted {
  asset: Original & Pick<StoredAsset, 'guid' | 'hash' | 'storageKey'>;
  wish: ImageWish;
  plan: ImagePlan;
  /** Called before this is made, and may refuse it. */
  beforeMaking(wish: ImageWish): void;
}

type Making = Pick<Ctx, 'storage' | 'log'>;

const underWay = new Map<string, Promise<Buffer>>();

/** A picture as it was asked for: the one that was made before, or else a new one, made once for all who ask at the same time. */
export async function getVariant(ctx: Making, wanted: Wanted): Promise<Variant> {
  const { asset, wish, plan } = wanted;
  const name = variantName(plan);
  const key = folderOf(asset) + name;
  const kept = await ctx.storage.read(key);
  if (kept) return { name, bytes: kept, isExact: true };
  if (isOwnSize(wish) || (await hasRoomFor(ctx, key, asset))) return { name, bytes: await makePlanned(ctx, key, wanted), isExact: true };
  const own = ownSizeNear(plan);
  const standIn = await getVariant(ctx, { ...wanted, wish: own, plan: planImage(asset, own, { takesAvif: false }) });
  return { ...standIn, isExact: false };
}

/** By guid, so that all that was made of an asset can be found, and by content, so that what was made of older content is never shown. */
function folderOf({ guid, hash }: Wanted['asset']): string {
  return `variants/${guid}/${hash}/`;
}

async function hasRoomFor({ storage }: Making, key: string, asset: Wanted['asset']): Promise<boolean> {
  const folder = folderOf(asset);
  const kept = await storage.list(folder);
  const others = [...underWay.keys()].filter((other) => other !== key && other.startsWith(folder) && !kept.includes(other));
  return kept.length + others.length < maxVariants;
}

function makePlanned(ctx: Making, key: string, { asset, wish, plan, beforeMaking }: Wanted): Promise<Buffer> {
  return makeOnce(ctx, key, () => {
    beforeMaking(wish);
    return makeVariant(() => readOriginal(ctx, asset), plan);
  });
}

/** Makes and keeps what is not there yet, once for all who ask at the same time. */
export async function makeOnce(ctx: Making, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const same = underWay.get(key);
  if (same) return same;
  const making = makeAndKeep(ctx, key, make()).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function makeAndKeep(ctx: Making, key: string, made: Promise<Buffer>): Promise<Buffer> {
  const bytes = await made;
  await keepVariant(ctx, key, bytes);
  return bytes;
}

export async function readOriginal({ storage }: Making, { guid, storageKey }: Pick<StoredAsset, 'guid' | 'storageKey'>): Promise<Buffer> {
  const original = await storage.read(storageKey);
  if (!original) throw new Error(`the file of asset ${guid} is not in the store`);
  return original;
}

/** A disk that is full must not take the picture away from who asked for it. */
async function keepVariant({ storage, log }: Making, key: string, bytes: Buffer): Promise<void> {
  try {
    await storage.put(key, bytes);
  } catch (error) {
    log.warn({ err: error }, 'a picture was made but could not be kept');
  }
}
