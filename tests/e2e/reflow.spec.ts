import { sites } from './support/languages.ts';
import { expectNoSidewaysScrolling, narrow } from './support/narrow-screen.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language} fits a narrow screen, with text spacing and with large text too`, async ({ page, watch }) => {
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectNoSidewaysScrolling(page);
    });
  }
}

test('a table that is wider than the screen scrolls by itself, with the keyboard', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/en/waste-and-environment');
  const table = page.getByRole('group', { name: /^Table: / }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
