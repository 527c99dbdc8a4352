import type { Page } from '@playwright/test';
import { invite } from './support/accounts.ts';
import { pathOn, sites } from './support/languages.ts';
import { expect, test, untilTakenOver } from './support/test.ts';

/** From where the menu stands beside the page, which leaves it least room there. */
const widths = [1024, 1152, 1280, 1366, 1440];

for (const site of sites) {
  test(`the lists of admin fit beside its menu, in ${site.language}`, async ({ page, context }) => {
    await invite(context, { isContentManager: true });
    for (const path of ['/admin/users', '/admin/mails', '/admin/roles', '/admin/properties', '/admin/log']) {
      await page.goto(pathOn(site, path));
      await untilTakenOver(page);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await roomTakenBesideThePage(page), `${path} at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  });
}

/** How far the widest table goes over the edge of what it stands in. */
async function roomTakenBesideThePage(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
    const ends = Array.from(main.querySelectorAll('table'), (table) => table.getBoundingClientRect().right);
    return Math.max(...ends) - edge;
  });
}
