import type { Page } from '@playwright/test';
import { runCommand } from '../support/spawn-plein.ts';
import { expectNoBarriersAtAnyWidth } from './support/barriers.ts';
import { pathOn, sites } from './support/languages.ts';
import { expect, test, untilTakenOver } from './support/test.ts';

const words = {
  nl: {
    register: 'Account maken',
    confirm: 'E-mailadres bevestigen',
    confirmed: 'Uw e-mailadres is bevestigd.',
    forgotten: 'Wachtwoord vergeten?',
    sendLink: 'Link sturen',
    savePassword: 'Nieuw wachtwoord opslaan',
    saved: 'Uw nieuwe wachtwoord is opgeslagen.',
    linkGone: 'Deze link werkt niet meer',
    newEmail: 'Nieuw e-mailadres',
    changeEmail: 'E-mailadres veranderen',
    confirmNewEmail: 'Nieuw e-mailadres bevestigen',
    emailIs: (email: string) => `Uw e-mailadres is ${email}.`,
    endOthers: 'Op alle andere apparaten uitloggen',
    alone: 'U bent nergens anders ingelogd.',
  },
  en: {
    register: 'Make account',
    confirm: 'Confirm email address',
    confirmed: 'Your email address is confirmed.',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send link',
    savePassword: 'Save new password',
    saved: 'Your new password has been saved.',
    linkGone: 'This link does not work any more',
    newEmail: 'New email address',
    changeEmail: 'Change email address',
    confirmNewEmail: 'Confirm new email address',
    emailIs: (email: string) => `Your email address is ${email}.`,
    endOthers: 'Sign out on all other devices',
    alone: 'You are not signed in anywhere else.',
  },
};

const password = 'kiezelsteen vlaggenmast zeven';

test.beforeEach(async ({ product }) => {
  await runCommand(['settings', 'set', 'allowRegistration', 'true'], { env: { DATA_DIR: product.dataDir } });
});

/** Opens the last mail to somebody, as on a machine of one's own, and follows its button. */
async function followMail(page: Page, to: string): Promise<string> {
  await page.goto('/dev/mail');
  await page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: to }).first().getByRole('link').first().click();
  const button = page.getByRole('main').locator('a[href*="/reset/"], a[href*="/verify/"]').first();
  const { pathname } = new URL((await button.getAttribute('href')) ?? '');
  await page.goto(pathname);
  return pathname;
}

async function register(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#firstName').fill('Ans');
  await page.locator('#lastName').fill('Bos');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#terms').check();
  await page.locator('main button[type=submit]').click();
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(secret);
  await page.locator('main form button[type=submit]').first().click();
}

for (const site of sites) {
  const t = words[site.language as keyof typeof words];

  test.describe(`an account by mail without JavaScript, in ${site.language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('somebody makes an account, forgets the password, chooses a new one and signs in', async ({ page }) => {
      const email = `zonder-script-${site.language}@plein.test`;
      await register(page, email, pathOn(site, '/register'));
      await expect(page).toHaveURL(/\/register\?sent$/);
      await followMail(page, email);
      await page.getByRole('button', { name: t.confirm }).click();
      await expect(page.getByText(t.confirmed)).toBeVisible();

      await page.getByRole('link', { name: t.forgotten }).click();
      await page.locator('#email').fill(email);
      await page.getByRole('button', { name: t.sendLink }).click();
      await expect(page).toHaveURL(/\/reset\?sent$/);
      const link = await followMail(page, email);
      await page.locator('#password').fill('een heel ander wachtwoord 9');
      await page.getByRole('button', { name: t.savePassword }).click();
      await expect(page.getByText(t.saved)).toBeVisible();

      await signIn(page, email, 'een heel ander wachtwoord 9');
      await expect(page).toHaveURL(site.home);
      await expect(page.getByRole('banner')).toContainText('Ans Bos');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.linkGone);
    });
  });

  test(`the account's security in ${site.language}: another address after its confirmation, other devices signed out`, async ({
    page,
    secondBrowser,
  }) => {
    test.slow();
    const email = `met-script-${site.language}@plein.test`;
    const newEmail = `ander-${site.language}@plein.test`;
    await register(page, email, pathOn(site, '/register'));
    await followMail(page, email);
    await page.getByRole('button', { name: t.confirm }).click();
    await untilTakenOver(page);
    await signIn(page, email, password);
    const elsewhere = await secondBrowser.newPage();
    await elsewhere.goto(pathOn(site, '/login'));
    await untilTakenOver(elsewhere);
    await signIn(elsewhere, email, password);
    await expect(elsewhere).toHaveURL(site.home);

    await page.goto(pathOn(site, '/account/security'));
    await page.getByRole('button', { name: t.endOthers }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.endOthers }).click();
    await expect(page.getByText(t.alone)).toBeVisible();
    expect((await elsewhere.request.get('/api/profiles:loggedIn')).status()).toBe(401);

    await page.getByLabel(t.newEmail).fill(newEmail);
    await page.locator('#email-currentPassword').fill(password);
    await page.getByRole('button', { name: t.changeEmail }).click();
    await expect(page.getByRole('main')).toContainText(newEmail);
    await expectNoBarriersAtAnyWidth(page);
    await followMail(page, newEmail);
    await page.getByRole('button', { name: t.confirmNewEmail }).click();
    await expect(page).toHaveURL(pathOn(site, '/account/security'));
    await expect(page.getByText(t.emailIs(newEmail))).toBeVisible();
  });

  test(`nothing keeps anybody from the pages around signing in, in ${site.language}`, async ({ page }) => {
    test.slow();
    for (const path of ['/login?message=reset', '/reset', '/reset?sent', '/register', '/verify']) {
      await page.goto(pathOn(site, path));
      await expectNoBarriersAtAnyWidth(page);
    }
  });
}
