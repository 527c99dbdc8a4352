import { contentPaths } from './support/content-screens.ts';
import { boxesOf, moved, type PageBox } from './support/page-boxes.ts';
import { expect, lookSignedIn, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const widths = [360, 1024, 1440];

for (const path of ['/', ...contentPaths()]) {
  test(`R10.19 ${path} has the same boxes while it is edited`, async ({ page }) => {
    test.setTimeout(90_000);
    const asRead = new Map<number, PageBox[]>();
    await lookSignedIn(page, 'admin', path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      asRead.set(width, await boxesOf(page));
    }
    await page.goto(path === '/' ? '/edit' : `${path}/edit`);
    await expect(page.getByRole('region', { name: 'Bewerken' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(async () => moved(asRead.get(width)!, await boxesOf(page)).slice(0, 5), { message: `at ${width} px` }).toEqual([]);
    }
  });
}
