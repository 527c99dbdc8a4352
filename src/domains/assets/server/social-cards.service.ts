import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { imageVersion } from '../model/image-address.ts';
import { planCard, type CardLook } from '../model/social-card.ts';
import type { AssetView } from '../model/asset.ts';
import type { StoredAsset } from './assets.queries.ts';
import { makeCard } from './image-maker.ts';
import { makeOnce, readOriginal } from './variants.service.ts';

type Pictured = Pick<AssetView, 'hash' | 'focalX' | 'focalY'>;

/** Changes with anything that is drawn on it. */
export function cardVersion(look: CardLook, { picture, logo }: { picture: Pictured | null; logo: Pictured | null }): string {
  const drawn = [look, picture && imageVersion(picture), logo && imageVersion(logo)];
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 16);
}

interface WantedCard {
  look: CardLook;
  picture: StoredAsset | null;
  logo: StoredAsset | null;
  version: string;
  /** Called before it is drawn, and may refuse it. */
  beforeMaking(): void;
}

/** A card that was drawn before, or else a new one. It is kept with what is made of its picture, and goes with it. */
export async function getCard(ctx: Pick<Ctx, 'storage' | 'log'>, wanted: WantedCard): Promise<Buffer> {
  const { look, picture, logo, version, beforeMaking } = wanted;
  const key = `variants/${picture ? `${picture.guid}/${picture.hash}` : 'cards'}/card-${version}.jpeg`;
  const kept = await ctx.storage.read(key);
  if (kept) return kept;
  return makeOnce(ctx, key, () => {
    beforeMaking();
    return makeCard(async () => {
      const [drawnOn, mark] = await Promise.all([picture, logo].map(async (asset) => asset && readOriginal(ctx, asset)));
      return { picture: drawnOn ?? null, logo: mark ?? null, plan: planCard(look, picture && sizeOf(picture)) };
    });
  });
}

function sizeOf(picture: StoredAsset) {
  if (picture.width === null || picture.height === null) throw new Error(`image ${picture.guid} has no size`);
  return { ...picture, width: picture.width, height: picture.height };
}
