import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from './support/test.ts';

const colourOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-primary').trim());

test('R2.22 R3.34 R3.35 what an admin saves is on the site at once, in pages that are open already too, and can be taken back', async ({
  page,
  secondBrowser,
}) => {
  const visitor = await secondBrowser.newPage();
  await visitor.goto('/');
  const before = await colourOf(visitor);

  await arriveSignedIn(page, 'admin', '/settings');
  const name = page.getByLabel('Naam in het Nederlands');
  await name.fill('Zuiderhaven');
  await page.getByLabel('Hoofdkleur', { exact: true }).fill('#14532d');
  await expect(page.getByRole('region', { name: 'Voorbeeld' })).toContainText('Zuiderhaven');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();

  await expect(page.getByRole('banner')).toContainText('Zuiderhaven');
  await expect.poll(() => colourOf(page)).toBe('#14532d');
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Zuiderhaven/);
  expect(await colourOf(visitor)).toBe('#14532d');

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(name).toHaveValue('Noorderhaven');
  await expect.poll(() => colourOf(page)).toBe(before);
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Noorderhaven/);
  expect(await colourOf(visitor)).toBe(before);
});

test('E20 with the keyboard somebody goes to a part of the settings, and an address of it leads there', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/settings');
  await page.getByLabel('Naam in het Nederlands').fill('Zuiderhaven');
  const link = page.getByRole('navigation', { name: 'Onderdelen van de instellingen' }).getByRole('link', { name: 'Toegang' });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/settings#access$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Toegang' })).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Naam in het Nederlands'), 'nothing that was typed is lost').toHaveValue('Zuiderhaven');

  await page.goto('/admin/users');
  await page.goto('/en/settings#colours');
  await expect(page.getByRole('heading', { level: 2, name: 'Colours' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Colours' })).toBeInViewport();
});
