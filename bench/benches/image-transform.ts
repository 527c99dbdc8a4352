import sharp from 'sharp';
import { makeVariant } from '#domains/assets/server/image-maker.ts';
import { planImage } from '#domains/assets/model/image-plan.ts';
import { photograph } from '../rig/bench-image.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, type Measurement } from '../rig/measurement.ts';

/** Twelve megapixels to a webp of 1200 px, as the product makes it, against the shortest way with the same library. */
export async function imageTransform(): Promise<Measurement[]> {
  const bytes = await photograph();
  const { width, height } = await sharp(bytes).metadata();
  const wish = { width: 1200, height: undefined, fit: 'inside', quality: 80, format: 'webp' } as const;
  const plan = planImage({ width, height, focalX: 0.5, focalY: 0.5, frames: 1 }, wish, { takesAvif: false });
  const secondsOf = (make: () => Promise<Buffer>) => async () => {
    const started = performance.now();
    await make();
    return (performance.now() - started) / 1000;
  };
  const rounds = await inTurn(
    {
      product: secondsOf(() => makeVariant(async () => bytes, plan)),
      bare: secondsOf(() => sharp(bytes).resize(1200).webp({ quality: 80 }).toBuffer()),
    },
    { rounds: 15 },
  );
  const milliseconds = (name: 'product' | 'bare') => Math.round(median(rounds.map((seconds) => seconds[name])) * 1000);
  return [
    {
      name: '12-megapixel image to 1200 px, times bare sharp',
      ...atMost(1.5, median(rounds.map((seconds) => seconds.product / seconds.bare)), '', 2),
      note: `${milliseconds('product')} ms against ${milliseconds('bare')} ms`,
    },
  ];
}
