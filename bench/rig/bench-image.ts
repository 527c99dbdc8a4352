import sharp from 'sharp';
import { createSystemCtx } from '#app/server/system-ctx.ts';
import { sizedAddress } from '#domains/assets/model/image-address.ts';
import { createAsset } from '#domains/assets/server/index.ts';
import { addUse } from '#domains/assets/testing/asset-factory.ts';
import { withDatabaseOf } from './product-database.ts';
import type { Product } from './product.ts';

/** Twelve megapixels with as much in them as a photograph has: soft shapes, and grain over all of it. */
export async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shapes = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'grey', noise } })
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise: { ...noise, sigma: 12 } } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Adds a picture that everybody may see to a running product, and gives the address our own pages would ask for. */
export async function addBenchImage(product: Product, width: number): Promise<string> {
  const bytes = await photograph();
  return withDatabaseOf(product, async ({ config, database, log }) => {
    const ctx = createSystemCtx({ config, log, db: database.db });
    const asset = await createAsset(ctx, { bytes, fileName: 'bench.jpg' });
    await addUse(ctx, asset.guid);
    return sizedAddress(asset, width);
  });
}
