import type { Page } from '@playwright/test';
import { query } from './support/database.ts';
import { pathOn, sites } from './support/languages.ts';
import { productUnderTest } from './support/product-under-test.ts';
import { screens } from './support/screens.ts';
import { arriveSignedIn, expect, people, test } from './support/test.ts';

/** A screen of 1280 px at 400 %. */
const narrow = { width: 320, height: 740 };

/** WCAG 1.4.12: what a reader may set for themselves. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  expect(await widthOf(page)).toBe(narrow.width);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
  expect(await widthOf(page), 'with text spacing').toBe(narrow.width);
}

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language} fits a narrow screen, with text spacing too`, async ({ page, watch }) => {
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectNoSidewaysScrolling(page);
    });
  }
}

test.describe('a long name', () => {
  const names = ['Bartholomeus-Alexander van der Schimmelpenninck-Oldenbarnevelt', `Jan ${'Aa'.repeat(40)}`];
  const isPerson = `where email = '${people.user.email}'`;

  test.afterEach(async () => {
    const [first = '', ...rest] = people.user.name.split(' ');
    await callPerson(first, rest.join(' '));
  });

  async function callPerson(first: string, last: string): Promise<void> {
    const { dataDir } = await productUnderTest();
    await query(dataDir, `update app_user set first_name = $1, last_name = $2 ${isPerson}`, [first, last]);
  }

  for (const name of names) {
    for (const site of sites) {
      test(`${name} fits, and signing out stays in reach (${site.language})`, async ({ page }) => {
        const [first = '', ...rest] = name.split(' ');
        await callPerson(first, rest.join(' '));
        for (const path of [site.home, pathOn(site, '/account/profile'), pathOn(site, '/bestaat-niet')]) {
          await arriveSignedIn(page, 'user', path);
          await expect(page.getByRole('banner')).toContainText(name);
          await expectNoSidewaysScrolling(page);
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          const signOut = page.getByRole('button', { name: site.signOut });
          await signOut.focus();
          await expect(signOut).toBeInViewport({ ratio: 1 });
          await page.setViewportSize({ width: 1280, height: 900 });
        }
      });
    }
  }
});

test('a table that is wider than the screen scrolls by itself, with the keyboard', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/en/waste-and-environment');
  const table = page.getByRole('group', { name: /^Table: / }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
