import type { CDPSession, Page } from '@playwright/test';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { query } from './support/database.ts';
import { accountMenu, arriveSignedIn, expect, signInOn, signOutOn, test, untilTakenOver } from './support/test.ts';

const security = '/account/security';

/** Sets the code app up as a person does, and gives what the app now knows. */
async function setUpApp(page: Page): Promise<{ secret: string }> {
  await page.getByRole('button', { name: 'Code-app instellen' }).click();
  await expect(page.getByRole('img', { name: 'QR-code voor uw code-app' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Code van 6 cijfers').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Aanzetten' }).click();
  await expect(page.getByRole('heading', { name: 'Bewaar uw herstelcodes' })).toBeFocused();
  expect(await page.locator('li code').allTextContents()).toHaveLength(10);
  return { secret };
}

async function switchAppOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Code-app uitzetten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Code-app uitzetten' }).click();
  await expect(page.getByRole('button', { name: 'Code-app instellen' })).toBeVisible();
}

test('R7.38 a code app is set up, and asked for at the next sign-in', async ({ page }) => {
  await arriveSignedIn(page, 'user', security);
  await expectNoBarriers(page);
  const { secret } = await setUpApp(page);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();

  await signOutOn(page);
  await page.goto('/login');
  await signInOn(page, 'user');
  await expect(page).toHaveURL('/login/second-factor');
  await untilTakenOver(page);
  await expectNoBarriers(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Verder' }).click();
  await untilTakenOver(page);
  await expect(page.getByRole('main').getByRole('link', { name: /Deze code klopt niet/ })).toBeVisible();
  // The code of now was used to set it up.
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(accountMenu(page, 'user')).toBeVisible();

  await page.goto(security);
  await untilTakenOver(page);
  await expect(page.getByText('U heeft nog 10 codes.')).toBeVisible();
  await switchAppOff(page);
});

/** A device in the browser that makes and uses passkeys by itself. */
async function addDevice(page: Page): Promise<{ browser: CDPSession; authenticatorId: string }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { browser, authenticatorId };
}

test('F13 R7.38 a passkey signs in by itself, and not when the device did not see who held it', async ({ page, product, watch }) => {
  watch.expectProblem(/status of 403/);
  const { browser, authenticatorId } = await addDevice(page);
  await arriveSignedIn(page, 'user', security);
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await page.getByLabel('Naam van de passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Passkey maken' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();

  await signOutOn(page);
  await page.goto('/login');
  await untilTakenOver(page);
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('passkey');
  await expect(accountMenu(page, 'user')).toHaveCount(0);

  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click();
  await expect(accountMenu(page, 'user')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(security);
  await untilTakenOver(page);
  await query(product.dataDir, "update session set proven_on = now() - interval '11 minutes'");
  await page.getByRole('button', { name: 'Verwijder Laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click();
  // It is their own device that says once more who they are.
  await page.getByRole('dialog', { name: 'Bevestig dat u het bent' }).getByRole('button', { name: 'Bevestigen met een passkey' }).click();
  await expect(page.getByText('U heeft nog geen passkey.')).toBeVisible();
});
