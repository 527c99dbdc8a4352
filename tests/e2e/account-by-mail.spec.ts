import { allowRegistration, askForAccount, followMail, newPassword, register, signInWith } from './support/accounts.ts';
import { expectNoBarriersIn } from './support/barriers.ts';
import { pathOn, sites } from './support/languages.ts';
import { expect, test, untilTakenOver } from './support/test.ts';

const words = {
  nl: {
    newEmail: 'Nieuw e-mailadres',
    changeEmail: 'E-mailadres veranderen',
    confirmNewEmail: 'Nieuw e-mailadres bevestigen',
    emailIs: (email: string) => `Uw e-mailadres is ${email}.`,
    endOthers: 'Op alle andere apparaten uitloggen',
    alone: 'U bent nergens anders ingelogd.',
    undo: 'Oud e-mailadres terugzetten',
    undone: 'U heeft uw account terug.',
    savePassword: 'Nieuw wachtwoord opslaan',
  },
  en: {
    newEmail: 'New email address',
    changeEmail: 'Change email address',
    confirmNewEmail: 'Confirm new email address',
    emailIs: (email: string) => `Your email address is ${email}.`,
    endOthers: 'Sign out on all other devices',
    alone: 'You are not signed in anywhere else.',
    undo: 'Restore your old email address',
    undone: 'Your account is yours again.',
    savePassword: 'Save new password',
  },
};

test.beforeAll(({ product }) => allowRegistration(product));

for (const site of sites) {
  const t = words[site.language as keyof typeof words];

  test(`the account's security in ${site.language}: another address after its confirmation, other devices signed out`, async ({
    page,
    secondBrowser,
  }) => {
    test.slow();
    const email = `met-script-${site.language}@plein.test`;
    const newEmail = `ander-${site.language}@plein.test`;
    await register(page, email, pathOn(site, '/register'));
    await untilTakenOver(page);
    await signInWith(page, email, newPassword);
    const elsewhere = await secondBrowser.newPage();
    await elsewhere.goto(pathOn(site, '/login'));
    await untilTakenOver(elsewhere);
    await signInWith(elsewhere, email, newPassword);
    await expect(elsewhere).toHaveURL(site.home);

    await page.goto(pathOn(site, '/account/security'));
    await page.getByRole('button', { name: t.endOthers }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.endOthers }).click();
    await expect(page.getByText(t.alone)).toBeVisible();
    expect((await elsewhere.request.get('/api/profiles:loggedIn')).status()).toBe(401);

    await page.getByRole('button', { name: t.changeEmail }).click();
    await page.getByLabel(t.newEmail).fill(newEmail);
    await page.locator('#email-currentPassword').fill(newPassword);
    await page.getByRole('button', { name: t.changeEmail }).click();
    await expect(page.getByRole('main')).toContainText(newEmail);
    await expectNoBarriersIn(page, site);
    await followMail(page, newEmail);
    await page.getByRole('button', { name: t.confirmNewEmail }).click();
    await expect(page).toHaveURL(`${pathOn(site, '/account/security')}?message=email-changed`);
    await expect(page.getByRole('main').getByText(newEmail)).toHaveCount(2);
    await expect(page.getByText(t.emailIs(newEmail))).toBeVisible();

    // It was not them after all: the mail to the address of before undoes it, and a new password comes first.
    await followMail(page, email);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page).toHaveURL(/\/reset\/[\w-]{43}\?recovered$/);
    await expect(page.getByText(t.undone)).toBeVisible();
    await expectNoBarriersIn(page, site);
    await page.locator('#password').fill('een heel ander wachtwoord 9');
    await page.getByRole('button', { name: t.savePassword }).click();
    await untilTakenOver(page);
    await signInWith(page, email, 'een heel ander wachtwoord 9');
    await expect(page).toHaveURL(site.home);
  });

  test(`nothing keeps anybody from the pages around signing in, in ${site.language}`, async ({ page }) => {
    test.slow();
    for (const path of ['/login?message=reset', '/register']) {
      await page.goto(pathOn(site, path));
      await expectNoBarriersIn(page, site);
    }
    const email = `toegankelijk-${site.language}@plein.test`;
    await askForAccount(page, email, pathOn(site, '/register'));
    await expectNoBarriersIn(page, site);
    await followMail(page, email);
    await expectNoBarriersIn(page, site);
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('#password')).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriersIn(page, site);
  });
}
