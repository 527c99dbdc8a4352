import type { Page } from '@playwright/test';
import { sites, type SiteTexts } from './support/languages.ts';
import { narrow } from './support/narrow-screen.ts';
import { expect, lookSignedIn, test } from './support/test.ts';

interface Stop {
  words: string;
  hasRing: boolean;
  isInView: boolean;
}

/** Where the keyboard is, and whether a person can see it. */
async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A link that makes a whole card clickable has its ring around the card.
    const card = element.closest('li, article') ?? element;
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(card)];
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return {
      words: (element.innerText || element.getAttribute('name') || '').trim().replace(/\s+/g, ' '),
      hasRing: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3),
      isInView: width > 1 && height > 1 && top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1,
    };
  });
}

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

function expectVisible(stops: Stop[]): void {
  for (const stop of stops) expect(stop, stop.words).toMatchObject({ hasRing: true, isInView: true });
}

for (const site of sites) {
  test(`the keyboard goes through the home page in the order of its parts, always in sight (${site.language})`, async ({ page }) => {
    await page.goto(site.home);
    const stops = await walk(page);
    expectVisible(stops);
    expect(stops.map(({ words }) => words).slice(0, 8)).toEqual([
      site.skip,
      expect.stringContaining('Noorderhaven'),
      'q',
      site.search,
      'Nederlands',
      'English',
      site.signIn,
      'Home',
    ]);
  });

  test(`the keyboard signs in and saves a profile (${site.language})`, async ({ page }) => {
    await arriveByKeyboard(page, site);
    const stops = await walk(page);
    expectVisible(stops);
    const words = stops.map((stop) => stop.words);
    expect(words.slice(0, 7)).toEqual([
      site.skip,
      expect.stringContaining('Noorderhaven'),
      'q',
      site.search,
      'Nederlands',
      'English',
      expect.stringContaining('Fatima Aziz'),
    ]);
    expect(words).toContain(site.saveProfile);
  });

  test(`the skip link leads past the header (${site.language})`, async ({ page }) => {
    await page.goto(site.home);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: site.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the skip link works in the application too', async ({ page }) => {
  await lookSignedIn(page, 'user');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
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

async function arriveByKeyboard(page: Page, site: SiteTexts): Promise<void> {
  const wanted = site.home === '/' ? '/account/profile' : '/en/account/profile';
  await lookSignedIn(page, 'user', wanted);
  await expect(page.getByRole('button', { name: site.saveProfile })).toBeVisible();
}
