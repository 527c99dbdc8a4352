import type { Page } from '@playwright/test';
import { pathOn, sites } from './support/languages.ts';
import { expect, lookSignedIn, signInOn, test, untilTakenOver } from './support/test.ts';

/** From nowhere: a page that is open would notice that its session is gone. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /plein_session|XSRF/ });
}

for (const site of sites) {
  test.describe(`after signing in at the home page, in ${site.language}`, () => {
    test('an admin and a content manager begin at what waits for them, and anybody else where they were', async ({ page }) => {
      for (const [person, place] of [
        ['admin', '/content'],
        ['editor', '/content'],
        ['user', '/'],
      ] as const) {
        await page.goto(pathOn(site, '/'));
        await page.getByRole('banner').locator('a[href*="/login"]').first().click();
        await signInOn(page, person);
        await expect(page).toHaveURL(place === '/' ? site.home : pathOn(site, place));
        await forgetSession(page);
      }
    });

    test('who came from another page goes back there', async ({ page }) => {
      await page.goto(pathOn(site, '/search'));
      await page.getByRole('banner').locator('a[href*="/login"]').first().click();
      await signInOn(page, 'admin');
      await expect(page).toHaveURL(pathOn(site, '/search'));
    });
  });
}

test('Ctrl+K on the site leads an admin anywhere by keyboard alone', async ({ page }) => {
  await lookSignedIn(page, 'admin', '/');
  const field = page.getByRole('dialog').getByRole('combobox');
  // The page may be seen a moment before it hears.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('uitnodigen');
  await expect(page.getByRole('option', { name: 'Nodig mensen uit' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users?invite=1');
  await untilTakenOver(page);
  await expect(page.getByRole('dialog').locator('#invite-emails')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/users');
});

test('the palette knows settings, people, roles and account pages, and nothing of it is for who does not work here', async ({ page }) => {
  await lookSignedIn(page, 'admin', '/content');
  await page.getByRole('banner').getByRole('button', { name: 'Zoek of doe iets' }).click();
  const options = page.getByRole('option');
  for (const [typed, found] of [
    ['kleur', 'Kleuren'],
    ['fatima', 'Fatima Aziz'],
    ['passkey', 'Voeg een passkey toe'],
    ['uitloggen', 'Log uit'],
    ['donker', 'Kies lichte of donkere kleuren'],
    ['beheerder', 'Beheerder'],
    ['voorkeuren', 'Voorkeuren'],
  ] as const) {
    await page.getByRole('combobox').fill(typed);
    await expect(options.filter({ hasText: found }).first(), typed).toBeVisible();
  }
  await forgetSession(page);
  await lookSignedIn(page, 'user', '/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
