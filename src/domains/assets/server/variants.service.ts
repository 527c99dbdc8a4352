import type { Ctx } from '#platform/server/context.ts';
import { hasRoomFor, nearestVariant, variantName, type ImagePlan, type ImageWish } from '../model/image-plan.ts';
import type { StoredAsset } from './assets.queries.ts';
import { makeVariant } from './image-maker.ts';

export interface Variant {
  name: string;
  bytes: Buffer;
  /** False when another one stands in, because no more may be made. */
  isExact: boolean;
}

interface Wanted {
  asset: Pick<StoredAsset, 'guid' | 'hash' | 'storageKey'>;
  wish: ImageWish;
  plan: ImagePlan;
  /** Called before something is made, and may refuse it. */
  beforeMaking(): void;
}

const underWay = new Map<string, Promise<Variant>>();

/** A picture as it was asked for: the one that was made before, or else a new one, made once for all who ask at the same time. */
export async function getVariant(ctx: Pick<Ctx, 'storage' | 'log'>, wanted: Wanted): Promise<Variant> {
  const key = folderOf(wanted.asset) + variantName(wanted.plan);
  const bytes = await ctx.storage.read(key);
  if (bytes) return { name: variantName(wanted.plan), bytes, isExact: true };
  const same = underWay.get(key);
  if (same) return same;
  wanted.beforeMaking();
  const making = makeAndKeep(ctx, key, wanted).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

/** By guid, so that all that was made of an asset can be found, and by content, so that what was made of older content is never shown. */
function folderOf({ guid, hash }: Wanted['asset']): string {
  return `variants/${guid}/${hash}/`;
}

async function makeAndKeep(ctx: Pick<Ctx, 'storage' | 'log'>, key: string, { asset, wish, plan }: Wanted): Promise<Variant> {
  const folder = folderOf(asset);
  const kept = await ctx.storage.list(folder);
  const others = [...underWay.keys()].filter((other) => other !== key && other.startsWith(folder) && !kept.includes(other));
  if (!hasRoomFor(wish, kept.length + others.length)) {
    const standIn = await findStandIn(ctx, kept, folder, plan);
    if (standIn) return standIn;
  }
  const bytes = await makeVariant(() => readOriginal(ctx, asset), plan);
  await keepVariant(ctx, key, bytes);
  return { name: variantName(plan), bytes, isExact: true };
}

async function findStandIn(
  { storage }: Pick<Ctx, 'storage'>,
  kept: readonly string[],
  folder: string,
  plan: ImagePlan,
): Promise<Variant | undefined> {
  const names = kept.map((key) => key.slice(folder.length));
  const name = nearestVariant(names, plan);
  const bytes = name && (await storage.read(folder + name));
  return bytes ? { name, bytes, isExact: false } : undefined;
}

async function readOriginal({ storage }: Pick<Ctx, 'storage'>, { guid, storageKey }: Wanted['asset']): Promise<Buffer> {
  const original = await storage.read(storageKey);
  if (!original) throw new Error(`the file of asset ${guid} is not in the store`);
  return original;
}

/** A disk that is full must not take the picture away from who asked for it. */
async function keepVariant({ storage, log }: Pick<Ctx, 'storage' | 'log'>, key: string, bytes: Buffer): Promise<void> {
  try {
    await storage.put(key, bytes);
  } catch (error) {
    log.warn({ err: error }, 'a picture was made but could not be kept');
  }
}
