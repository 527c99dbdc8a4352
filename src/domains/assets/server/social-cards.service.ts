import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { languages, type Language } from '#platform/shared/language.ts';
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
  language: Language;
  look: CardLook;
  picture: StoredAsset | null;
  logo: StoredAsset | null;
  version: string;
  /** Called before it is drawn, and may refuse it. */
  beforeMaking(): void;
}

/** A card that was drawn before, or else a new one. It is kept with what is made of its picture, and goes with it. */
export async function getCard(ctx: Pick<Ctx, 'storage' | 'log'>, wanted: WantedCard): Promise<Buffer> {
  const { language, look, picture, logo, version, beforeMaking } = wanted;
  const folder = `variants/${picture?.guid ?? 'cards'}/`;
  const key = `${folder}${picture ? `${picture.hash}/` : ''}${cardsIn(language)}${version}.jpeg`;
  const kept = await ctx.storage.read(key);
  if (kept) return kept;
  const card = await makeOnce(ctx, key, () => {
    beforeMaking();
    return makeCard(async () => {
      const [drawnOn, mark] = await Promise.all([picture, logo].map(async (asset) => asset && readOriginal(ctx, asset)));
      return { picture: drawnOn ?? null, logo: mark ?? null, plan: planCard(look, picture && sizeOf(picture)) };
    });
  });
  await removeFormerCards(ctx, { folder, language, key });
  return card;
}

/** How the names of the cards in a language begin. */
const cardsIn = (language: Language) => `card-${language}-`;

/**
 * A card that was drawn takes the place of the one before it: under another name, so that who reads that one at this moment has it whole.
 * Whoever still asks for it, because they do not know of the change yet, has it drawn again.
 */
async function removeFormerCards({ storage, log }: Pick<Ctx, 'storage' | 'log'>, drawn: DrawnCard): Promise<void> {
  const others = languages.filter((language) => language !== drawn.language).map(cardsIn);
  const isFormer = (key: string) => {
    const name = key.slice(key.lastIndexOf('/') + 1);
    return key !== drawn.key && name.startsWith('card-') && !others.some((beginning) => name.startsWith(beginning));
  };
  try {
    for (const key of (await storage.list(drawn.folder)).filter(isFormer)) await storage.remove(key);
  } catch (error) {
    log.warn({ err: error }, 'a card was drawn but the ones before it could not be removed');
  }
}

interface DrawnCard {
  /** With all that was made of its picture, in whichever content that had. */
  folder: string;
  language: Language;
  key: string;
}

function sizeOf(picture: StoredAsset) {
  if (picture.width === null || picture.height === null) throw new Error(`image ${picture.guid} has no size`);
  return { ...picture, width: picture.width, height: picture.height };
}
