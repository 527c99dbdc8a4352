import { contentPaths } from '../e2e/support/content-screens.ts';
import { expectNothingMoves } from '../e2e/support/page-boxes.ts';
import { lookSignedIn, test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const path of ['/', ...contentPaths('nl'), '/en', ...contentPaths('en')]) {
  test(`${path} has the same boxes while it is edited`, async ({ page }) => {
    await lookSignedIn(page, 'admin', path);
    await expectNothingMoves(page, path, [320, 360, 768, 1024, 1280, 1440, 1920]);
  });
}
