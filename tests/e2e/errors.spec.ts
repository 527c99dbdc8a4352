import type { Page } from '@playwright/test';
import { pathOn, sites } from './support/languages.ts';
import { query, whileLocked } from './support/database.ts';
import { accountMenu, arriveSignedIn, expect, goToProfile, signInOn, test, untilTakenOver } from './support/test.ts';

for (const site of sites) {
  test(`an address that does not exist says so and leads home (${site.language})`, async ({ page }) => {
    const answer = await page.goto(pathOn(site, '/bestaat-niet'));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound);
    await expect(page).toHaveTitle(`${site.notFound} – Noorderhaven`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: site.toHome }).click();
    await expect(page).toHaveURL(site.home);
  });

  test(`who is signed in without the rights for a page is told (${site.language})`, async ({ page }) => {
    await arriveSignedIn(page, 'user');
    const answer = await page.goto(pathOn(site, '/admin/pages'));
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.unauthorized);
    await expect(page.getByRole('main').getByRole('link', { name: site.signIn })).toHaveCount(0);
  });
}

/** What every page needs is known by then, and its pictures have come; what other pages show is not. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
}

const newsIn = { nl: '/nieuws', en: '/en/news' };

test.describe('a product that breaks and restarts', () => {
  test.use({ baseURL: ({ ownProduct }, provide) => provide(ownProduct.origin) });

  test('when content cannot be read, the page says that there is a failure, with a code to tell', async ({ page, ownProduct }) => {
    await visitHome(page);
    await query(ownProduct.dataDir, 'alter table document_language rename to document_language_away');
    try {
      for (const site of sites) {
        const answer = await page.goto(newsIn[site.language]);
        expect(answer?.status()).toBe(500);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.failure);
        const correlationId = answer?.headers()['x-correlation-id'] ?? '';
        await expect(page.getByRole('main')).toContainText(correlationId.slice(0, 8).toUpperCase());
        await expect(page.getByRole('banner')).toContainText('Noorderhaven');
      }
    } finally {
      await query(ownProduct.dataDir, 'alter table document_language_away rename to document_language');
    }
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test('a failure that has passed is not there any more for who goes elsewhere and comes back', async ({ page, ownProduct }) => {
    await page.goto('/login');
    await signInOn(page, 'editor');
    await expect(accountMenu(page, 'editor')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await query(ownProduct.dataDir, 'alter table document_language rename to document_language_away');
    try {
      expect((await page.goto('/'))?.status()).toBe(500);
      await untilTakenOver(page);
    } finally {
      await query(ownProduct.dataDir, 'alter table document_language_away rename to document_language');
    }
    await goToProfile(page, 'editor');
    await expect(page.locator('#lastName')).toHaveValue('Vries');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waarmee kunnen we u helpen?');
  });

  test('when content takes too long, the page says that too instead of keeping its reader waiting', async ({ page, ownProduct }) => {
    await visitHome(page);
    await whileLocked(ownProduct.dataDir, 'document_language', async () => {
      const answer = await page.goto('/bestuur', { timeout: 10_000 });
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is een storing');
    });
    await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestuur');
  });

  test('right after a start too, when nothing is known yet of the platform', async ({ page, ownProduct }) => {
    test.setTimeout(60_000);
    await ownProduct.restart();
    await whileLocked(ownProduct.dataDir, 'document_language', async () => {
      for (const site of sites) {
        const answer = await page.goto(newsIn[site.language], { timeout: 10_000 });
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.failure);
        await expect(page.getByRole('main')).toContainText((answer?.headers()['x-correlation-id'] ?? '?').slice(0, 8).toUpperCase());
        // Its style came with it.
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
      }
    });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test('a restart of the server leaves people signed in', async ({ page, ownProduct }) => {
    test.setTimeout(60_000);
    await page.goto('/login');
    await signInOn(page, 'editor');
    await expect(accountMenu(page, 'editor')).toBeVisible();
    // All parts of the page have come: they are not what this is about.
    await untilTakenOver(page);
    await page.waitForLoadState('networkidle');
    await ownProduct.restart();
    await page.reload();
    await expect(accountMenu(page, 'editor')).toBeVisible();
    await untilTakenOver(page);
    await goToProfile(page, 'editor');
    await expect(page.locator('#lastName')).toHaveValue('Vries');
  });
});
