import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../../tools/repository-files.ts';
import { sites } from '../e2e/support/languages.ts';
import { setLettersOfBrowser } from '../e2e/support/reach.ts';
import { screens } from '../e2e/support/screens.ts';
import { expect, test } from '../e2e/support/test.ts';

const folder = join(repositoryRoot, '.cache/screenshots');
const widths = [360, 768, 1024, 1280, 1680];

mkdirSync(folder, { recursive: true });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language}`, async ({ page, watch }) => {
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
        await untilPicturesAreHere(page);
        await page.screenshot({ path: join(folder, `${name}-${site.language}-${width}.png`), fullPage: true });
      }
      await setLettersOfBrowser(page, 200);
      // As high as the page, since a picture of more than the window would have small letters again.
      await page.setViewportSize({ width: 360, height: 740 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 360, height: Math.min(height, 8000) });
      await page.screenshot({ path: join(folder, `${name}-${site.language}-360-large.png`) });
    });
  }
}

/** Pictures and lists far down come when somebody gets near them. */
async function untilPicturesAreHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const img of document.images) Object.assign(img, { loading: 'eager', decoding: 'sync' });
    scrollTo(0, document.body.scrollHeight);
    await new Promise(requestAnimationFrame);
    scrollTo(0, 0);
  });
  await expect(page.locator('[data-lazy-list]')).toHaveCount(0);
  const areHere = () =>
    page.evaluate(() => Array.from(document.images).every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await expect.poll(areHere).toBe(true);
}
