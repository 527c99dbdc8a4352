import type { Page } from '@playwright/test';
import { demoPassword } from '../support/spawn-plein.ts';
import { invite } from './support/accounts.ts';
import { arriveSignedIn, expect, people, test, untilTakenOver } from './support/test.ts';

interface Wanted {
  role: 'button' | 'link' | 'textbox' | 'searchbox' | 'checkbox' | 'combobox';
  name: string | RegExp;
}

/** From where focus is, forward, as far as somebody would go before they give up. Never out of the page, never out of sight. */
async function tabTo(page: Page, { role, name }: Wanted): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 70; presses++) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement && activeElement !== document.body ? activeElement.getBoundingClientRect().toJSON() : null;
    });
    expect(place, `on the way to ${String(name)}`).not.toBeNull();
  }
  throw new Error(`The keyboard does not come to ${role} ${String(name)}`);
}

async function type(page: Page, field: Wanted, text: string): Promise<void> {
  await tabTo(page, field);
  // As somebody does who writes over what stands there.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, control: Wanted, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('somebody signs in and out', async ({ page }) => {
  await page.goto('/login');
  await type(page, { role: 'textbox', name: 'E-mailadres' }, people.user.email);
  await type(page, { role: 'textbox', name: 'Wachtwoord' }, demoPassword);
  await page.keyboard.press('Enter');
  await untilTakenOver(page);
  await press(page, { role: 'button', name: new RegExp(people.user.name) }).catch(() =>
    page.getByRole('banner').locator('details[data-menu=account] > summary').press('Enter'),
  );
  await press(page, { role: 'button', name: 'Uitloggen' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('a visitor searches and opens what is found', async ({ page }) => {
  await page.goto('/');
  await type(page, { role: 'searchbox', name: /Zoek/ }, 'paspoort');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=paspoort/);
  await press(page, { role: 'link', name: /Paspoort/ });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/paspoort/i);
});

test('somebody accepts an invitation', async ({ page, secondBrowser }) => {
  const { path } = await invite(secondBrowser, {});
  await page.goto(path);
  await untilTakenOver(page);
  await type(page, { role: 'textbox', name: 'Voornaam' }, 'Sam');
  await type(page, { role: 'textbox', name: 'Achternaam' }, 'de Wit');
  await type(page, { role: 'textbox', name: 'Wachtwoord' }, 'vier losse woorden op rij');
  await press(page, { role: 'checkbox', name: /gebruiksvoorwaarden/ }, 'Space');
  await press(page, { role: 'button', name: 'Uitnodiging accepteren' });
  await expect(page.getByRole('banner')).toContainText('Sam de Wit');
});

test('an admin changes somebody’s name, and makes a role', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/admin/users');
  await press(page, { role: 'link', name: 'Aziz, Fatima' });
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima Aziz' })).toBeVisible();
  await type(page, { role: 'textbox', name: 'Voornaam' }, 'Fatma');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Fatima');

  await page.goto('/admin/roles');
  await untilTakenOver(page);
  await press(page, { role: 'button', name: /^(?:Maak een rol|Nieuwe rol)$/ });
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Toetsenbord');
  await type(page, { role: 'textbox', name: /Engels/ }, 'Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Toetsenbord' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an admin changes a setting', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/settings');
  await type(page, { role: 'textbox', name: 'Naam in het Nederlands' }, 'Zuiderhaven');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByLabel('Naam in het Nederlands')).toHaveValue('Noorderhaven');
});
