import { contentPaths } from './support/content-screens.ts';
import { expectDeviceIsTrue, expectNothingMoves } from './support/page-boxes.ts';
import { lookSignedIn, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Between them every kind of block; `npm run drill -- nothing-moves` looks at all pages in both languages. */
for (const path of ['/', ...contentPaths('nl', { isTypical: true })]) {
  test(`R10.19 ${path} has the same boxes while it is edited`, async ({ page }) => {
    test.setTimeout(90_000);
    await lookSignedIn(page, 'admin', path);
    await expectNothingMoves(page, path, [360, 1024, 1440]);
  });
}

test('R10.19 a page that is shown as on a telephone stands as it does there', async ({ page }) => {
  test.setTimeout(90_000);
  await lookSignedIn(page, 'admin', '/');
  await expectDeviceIsTrue(page, '/');
});
