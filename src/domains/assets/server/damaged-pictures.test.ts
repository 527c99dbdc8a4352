import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { ImageType } from '../model/image-upload.ts';
import { movingDrawing } from '../testing/asset-factory.ts';
import { damages, quirks } from '../testing/hostile-pictures.ts';
import { inspectImage } from './image-maker.ts';

/** With so much in it that damage anywhere meets something. */
function noisy(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 240 * 160 * 3 }, (_, index) => (index * 7 + ((index * index) % 61)) % 256));
  return sharp(pixels, { raw: { width: 240, height: 160, channels: 3 } });
}

const whole: [string, ImageType, () => Promise<Buffer>][] = [
  ['jpeg', 'image/jpeg', () => noisy().jpeg().toBuffer()],
  ['progressive jpeg', 'image/jpeg', () => noisy().jpeg({ progressive: true }).toBuffer()],
  ['png', 'image/png', () => noisy().png().toBuffer()],
  ['webp', 'image/webp', () => noisy().webp({ lossless: true }).toBuffer()],
  ['avif', 'image/avif', () => noisy().avif({ effort: 0 }).toBuffer()],
  ['gif', 'image/gif', () => noisy().gif().toBuffer()],
  ['gif that moves', 'image/gif', () => movingDrawing(4)],
];

test.each(whole)('a damaged %s is refused, and a whole one is not', async (_, type, make) => {
  const bytes = await make();
  await expect(inspectImage(bytes, type)).resolves.toMatchObject({ frames: expect.any(Number) });
  for (const damage of Object.values(damages))
    await expect(inspectImage(damage(bytes), type)).rejects.toMatchObject({ status: 422, code: 'asset.image_unreadable' });
});

test.each(Object.entries(quirks))('%s is no damage', async (_, withQuirk) => {
  const bytes = withQuirk(await noisy().jpeg().toBuffer());
  await expect(inspectImage(bytes, 'image/jpeg')).resolves.toMatchObject({ width: 240, height: 160 });
});
