import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../support/spawn-plein.ts';
import { invite } from './support/accounts.ts';
import { accountMenu, arriveSignedIn, expect, people, test, untilTakenOver } from './support/test.ts';

/** From where focus is, forward, as far as somebody would go before they give up. It never leaves the page. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 70; presses++) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement !== document.body), `on the way to ${String(wanted)}`).toBe(true);
  }
  throw new Error(`The keyboard does not come to ${String(wanted)}`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  // As somebody does who writes over what stands there.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('somebody signs in and out', async ({ page }) => {
  await page.goto('/login');
  await type(page, page.getByRole('textbox', { name: 'E-mailadres', exact: true }), people.user.email);
  await type(page, page.getByRole('textbox', { name: 'Wachtwoord', exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await untilTakenOver(page);
  await press(page, accountMenu(page, 'user'));
  await press(page, page.getByRole('button', { name: 'Uitloggen', exact: true }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('a visitor searches and opens what is found', async ({ page }) => {
  await page.goto('/');
  await type(page, page.getByRole('searchbox', { name: /Zoek/ }), 'paspoort');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=paspoort/);
  await press(page, page.getByRole('link', { name: /Paspoort/ }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/paspoort/i);
});

test('somebody accepts an invitation', async ({ page, secondBrowser }) => {
  const { path } = await invite(secondBrowser, {});
  await page.goto(path);
  await untilTakenOver(page);
  await type(page, page.getByRole('textbox', { name: 'Voornaam', exact: true }), 'Sam');
  await type(page, page.getByRole('textbox', { name: 'Achternaam', exact: true }), 'de Wit');
  await type(page, page.getByRole('textbox', { name: 'Wachtwoord', exact: true }), 'vier losse woorden op rij');
  await press(page, page.getByRole('checkbox', { name: /gebruiksvoorwaarden/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Uitnodiging accepteren', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sam');
});

test('an admin changes somebody’s name, and makes a role', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/admin/users');
  await press(page, page.getByRole('link', { name: 'Aziz, Fatima', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima Aziz' })).toBeVisible();
  await type(page, page.getByRole('textbox', { name: 'Voornaam', exact: true }), 'Fatma');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Fatima');

  await page.goto('/admin/roles');
  await untilTakenOver(page);
  await press(page, page.getByRole('button', { name: /^(?:Maak een rol|Nieuwe rol)$/ }));
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Toetsenbord');
  await type(page, page.getByRole('textbox', { name: /Engels/ }), 'Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Toetsenbord' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an admin changes a setting', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/settings');
  await type(page, page.getByRole('textbox', { name: 'Naam in het Nederlands', exact: true }), 'Zuiderhaven');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByLabel('Naam in het Nederlands')).toHaveValue('Noorderhaven');
});
