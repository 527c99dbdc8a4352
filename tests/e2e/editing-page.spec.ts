import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { expectNoSidewaysScrolling } from './support/narrow-screen.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const saved = (page: Page) => page.getByText(/^(Opgeslagen om|Saved at)/);
const settings = (page: Page) => page.getByRole('complementary', { name: /^(Pagina-instellingen|Page settings)/ });
const titleField = (page: Page) => settings(page).getByRole('textbox', { name: /^(Titel|Title)/ });

/** By the keyboard alone. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pagina-instellingen|Page settings)$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('heading', { level: 2 })).toBeFocused();
}

async function publish(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('complementary').getByRole('button', { name, exact: true }).click();
}

test('R2.25 R6.08 R6.16 who may edit a page goes from where they read it into its editor and back, and nothing moves', async ({ page }) => {
  test.setTimeout(60_000);
  await arriveSignedIn(page, 'editor', '/bouwen');
  const heading = page.getByRole('heading', { name: 'Bouwprojecten' });
  const place = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  const button = page.getByRole('link', { name: 'Bewerken', exact: true });
  await expectNoBarriers(page);
  // After the way past everything and before the site itself.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.evaluate(() => scrollTo(0, 500));
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bouwen/edit');
  await expect(page.getByRole('region', { name: 'Bewerken' })).toBeVisible();
  await expect.poll(place).toBe(before);
  await expect(button).toHaveCount(0);
  await page.getByRole('link', { name: /^Sluit/ }).click();
  await expect(page).toHaveURL('/bouwen');
  await expect.poll(place).toBe(before);

  // A page that names none of their roles.
  await page.goto('/paspoort-en-verhuizen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('R1.02 R10.60 R10.61 title and layout are changed beside the page, taken back, published and read, in both languages', async ({
  page,
  secondBrowser,
}) => {
  test.setTimeout(90_000);
  const visitor = await secondBrowser.newPage();
  await arriveSignedIn(page, 'editor', '/bouwen/edit');
  await openSettings(page);
  await expectNoBarriers(page);
  await titleField(page).fill('Bouwen en verbouwen');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bouwen en verbouwen');
  await settings(page).getByRole('radio', { name: 'Smalle kolom rechts' }).focus();
  await page.keyboard.press('Space');
  await expect(settings(page).getByText(/uit de linkerkolom gaan naar de rechterkolom/)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Gebruik deze indeling' }).press('Enter');
  const layout = page.locator('article[data-layout]');
  await expect(layout).toHaveAttribute('data-layout', '75-25');
  await page.keyboard.press('Control+z');
  await expect(layout).toHaveAttribute('data-layout', '25-75');
  await page.keyboard.press('Control+Shift+z');
  await expect(layout).toHaveAttribute('data-layout', '75-25');

  // What stands around the page follows as soon as it is saved.
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
  await settings(page).getByRole('combobox', { name: 'Kruimelpad' }).selectOption('Uit');
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await publish(page, 'Publiceer Nederlands');
  await expect(async () => {
    await visitor.goto('/bouwen');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bouwen en verbouwen', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(visitor.locator('article[data-layout="75-25"]')).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0);

  await page.goto('/en/building/edit');
  await openSettings(page);
  await titleField(page).fill('Building and rebuilding');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await publish(page, 'Publish English');
  await expect(async () => {
    await visitor.goto('/en/building');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Building and rebuilding', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('R10.65 R7.08 an admin on a telephone says who may see a page, and refreshes it for everybody', async ({ page, secondBrowser }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 740 });
  await arriveSignedIn(page, 'admin', '/afval-en-milieu/edit');
  await page.getByRole('region', { name: 'Bewerken' }).getByRole('button', { name: 'Meer', exact: true }).press('Enter');
  await openSettings(page);
  await settings(page).getByRole('radio', { name: 'Alleen wie een van deze rollen heeft' }).check();
  const readers = settings(page).getByRole('group', { name: 'Rollen die de pagina mogen zien' });
  await readers.getByRole('checkbox', { name: 'Buurtpanel' }).check();
  await settings(page).getByRole('button', { name: 'Bewaar de rechten' }).click();
  await expect(page.getByText('De rechten zijn bewaard.')).toBeVisible();
  const visitor = await secondBrowser.newPage();
  await visitor.goto('/afval-en-milieu');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('U heeft geen toegang tot deze pagina');
  await settings(page).getByRole('button', { name: 'Ververs voor iedereen' }).click();
  await expect(page.getByText('Iedereen krijgt nu de nieuwste versie.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
