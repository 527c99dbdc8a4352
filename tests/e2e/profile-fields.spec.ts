import { arriveSignedIn, expect, signInQuietly, test } from './support/test.ts';

test('what an admin asks of people stands on their profile at once', async ({ page, secondBrowser }) => {
  await arriveSignedIn(page, 'admin', '/admin/properties');
  await page.getByRole('button', { name: 'Nieuw veld' }).click();
  await page.getByLabel('Naam in het Nederlands').fill('Werkplek');
  await page.getByLabel('Naam in het Engels').fill('Desk');
  await page.getByLabel('Onder welk kopje?').selectOption({ label: 'Werk' });
  await page.getByRole('button', { name: 'Maak veld' }).click();
  await expect(page.getByRole('dialog', { name: 'Werkplek' })).toBeVisible();

  await signInQuietly(secondBrowser.request, 'user');
  const theirs = await secondBrowser.newPage();
  await theirs.goto('/account/profile');
  await expect(theirs.getByRole('group', { name: 'Werk' }).getByLabel('Werkplek')).toBeVisible();

  await page.getByRole('button', { name: 'Zet uit' }).click();
  await expect(page.getByText('Gewijzigd.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('group', { name: 'Werk' }).getByLabel('Functie')).toBeVisible();
  await expect(theirs.getByLabel('Werkplek')).toHaveCount(0);
});
