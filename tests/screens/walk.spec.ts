import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../../tools/repository-files.ts';
import { sites } from '../e2e/support/languages.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

const folder = join(repositoryRoot, '.cache/screenshots');
const widths = [360, 768, 1280, 1680];

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
    });
  }
}

/** Pictures far down come when somebody gets near them. */
async function untilPicturesAreHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const img of document.images) img.loading = 'eager';
    await Promise.all(Array.from(document.images, (img) => img.decode().catch(() => undefined)));
  });
}
