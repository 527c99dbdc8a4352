import type { Page } from '@playwright/test';
import { demoPassword } from '../support/spawn-plein.ts';
import { query } from './support/database.ts';
import type { Product } from './support/product.ts';
import { arriveSignedIn, expect, test, untilTakenOver } from './support/test.ts';

async function letProofGoStale({ dataDir }: Product): Promise<void> {
  await query(dataDir, "update session set proven_on = now() - interval '11 minutes'");
}

/** The question that comes above whatever is open. */
async function proveOn(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Bevestig dat je het bent' });
  await question.getByLabel('Wachtwoord').fill(demoPassword);
  await question.getByRole('button', { name: 'Bevestig' }).click();
  await expect(question).toHaveCount(0);
}

async function openAdmin(page: Page, product: Product, path: string): Promise<void> {
  await page.goto(path);
  await untilTakenOver(page);
  await letProofGoStale(product);
}

test('A13 who proved long ago who they are is asked in the page, on every screen, and what they typed is done', async ({
  page,
  product,
  watch,
}) => {
  watch.expectProblem(/status of 403/);
  await arriveSignedIn(page, 'admin', '/admin/roles');

  await letProofGoStale(product);
  await page.getByRole('button', { name: 'Nieuwe rol' }).click();
  await page.getByLabel('Naam in het Nederlands').fill('Havendienst');
  await page.getByLabel('Naam in het Engels').fill('Harbour office');
  await page.getByRole('button', { name: 'Maak rol' }).click();
  await proveOn(page);
  await expect(page.getByText('Toegevoegd.')).toBeVisible();

  await openAdmin(page, product, '/admin/users');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download als CSV' }).click();
  await proveOn(page);
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await letProofGoStale(product);
  await page.getByRole('button', { name: 'Gebruikers uitnodigen' }).first().click();
  await page.getByLabel('E-mailadressen').fill('havenmeester@plein.test');
  await page.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  // Who does not prove it keeps what they typed, and may try again.
  const question = page.getByRole('dialog', { name: 'Bevestig dat je het bent' });
  await question.getByRole('button', { name: 'Annuleer' }).click();
  await expect(question).toHaveCount(0);
  // Not to go on is their own choice, and no failure.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-mailadressen')).toHaveValue('havenmeester@plein.test');
  const send = page.getByRole('button', { name: 'Uitnodigingen versturen' });
  await expect(send).toBeFocused();
  await send.click();
  await proveOn(page);
  await expect(page.getByText('Er is 1 persoon uitgenodigd.')).toBeVisible();

  await openAdmin(page, product, '/admin/properties');
  await page.getByRole('button', { name: 'Nieuw veld' }).click();
  await page.getByLabel('Naam in het Nederlands').fill('Ligplaats');
  await page.getByLabel('Naam in het Engels').fill('Berth');
  await page.getByLabel('Onder welk kopje?').selectOption({ label: 'Werk' });
  await page.getByRole('button', { name: 'Maak veld' }).click();
  await proveOn(page);
  await expect(page.getByRole('dialog', { name: 'Ligplaats' })).toBeVisible();
});

test('A13 the log is a file of a form: the way leads by a page that asks, and back to the same filters', async ({ page, product }) => {
  await arriveSignedIn(page, 'admin', '/admin/log?kind=roles');
  await letProofGoStale(product);
  await page.getByRole('button', { name: 'Download als CSV' }).click();
  await page.getByLabel('Wachtwoord').fill(demoPassword);
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page).toHaveURL('/admin/log?kind=roles');
  await untilTakenOver(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download als CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^logboek-.*\.csv$/);
});
