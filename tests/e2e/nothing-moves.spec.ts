import { contentPaths } from './support/content-screens.ts';
import { expectDeviceIsTrue, expectNothingMoves } from './support/page-boxes.ts';
import type { Product } from './support/product.ts';
import { expect, lookSignedIn, provideProduct, test as base } from './support/test.ts';

/** On a product of its own: where others left something in a draft, it is not what readers see. */
const test = base.extend<object, { product: Product }>({ product: [provideProduct, { scope: 'worker', timeout: 60_000 }] });

test.describe.configure({ mode: 'parallel' });

/** Between them every kind of block; `npm run drill -- nothing-moves` looks at all pages in both languages. */
for (const path of ['/', ...contentPaths('nl', { isTypical: true })]) {
  test(`R10.19 ${path} has the same boxes while it is edited`, async ({ page }) => {
    test.setTimeout(90_000);
    // While its pictures are made for the first time, they keep the few lines to the server busy.
    await expect(() => lookSignedIn(page, 'admin', path)).toPass({ timeout: 45_000 });
    await expectNothingMoves(page, path, [360, 1024, 1440]);
  });
}

test('R10.19 a page that is shown as on a telephone stands as it does there', async ({ page }) => {
  test.setTimeout(90_000);
  await lookSignedIn(page, 'admin', '/');
  await expectDeviceIsTrue(page, '/');
});
