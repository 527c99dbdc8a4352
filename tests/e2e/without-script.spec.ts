import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { allowRegistration, askForAccount, callHeaders, followMail, invite, newPassword, signInWith } from './support/accounts.ts';
import { pathOn, sites } from './support/languages.ts';
import { expect, people, signInOn, signInQuietly, signOutOn, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });
// The last file, and a long one: both workers finish it.
test.describe.configure({ mode: 'parallel' });
test.beforeAll(({ product }) => allowRegistration(product));

const words = {
  nl: {
    makeAccount: 'Account maken',
    mend: /Verbeter eerst deze 3 punten/,
    made: 'Uw account is gemaakt. U kunt nu inloggen.',
    forgotten: 'Wachtwoord vergeten?',
    sendLink: 'Link sturen',
    savePassword: 'Nieuw wachtwoord opslaan',
    saved: 'Uw nieuwe wachtwoord is opgeslagen.',
    linkGone: 'Deze link werkt niet meer',
  },
  en: {
    makeAccount: 'Create account',
    mend: /Fix these 3 things first/,
    made: 'Your account is ready. You can sign in now.',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send link',
    savePassword: 'Save new password',
    saved: 'Your new password has been saved.',
    linkGone: 'This link no longer works',
  },
};

for (const site of sites) {
  const t = words[site.language];

  test(`R7.37 somebody makes an account, forgets the password, chooses a new one, signs in and out, in ${site.language}`, async ({
    page,
  }) => {
    const email = `zonder-script-${site.language}@plein.test`;
    await askForAccount(page, email, pathOn(site, '/register'));
    await expect(page).toHaveURL(/\/register\?sent$/);
    await followMail(page, email);
    await expect(page.getByRole('main')).toContainText(email);
    await page.locator('#firstName').fill('Ans');
    await page.locator('#password').fill('te kort');
    await page.getByRole('button', { name: t.makeAccount }).click();
    await expect(page.getByRole('heading', { name: t.mend })).toBeFocused();
    await expect(page.locator('#firstName')).toHaveValue('Ans');
    await page.locator('#lastName').fill('Bos');
    await page.locator('#password').fill(newPassword);
    await page.locator('#terms').check();
    await page.getByRole('button', { name: t.makeAccount }).click();
    await expect(page.getByText(t.made)).toBeVisible();

    await page.getByRole('link', { name: t.forgotten }).click();
    await page.locator('#email').fill(email);
    await page.getByRole('button', { name: t.sendLink }).click();
    await expect(page).toHaveURL(/\/reset\?sent$/);
    const link = await followMail(page, email);
    await page.locator('#password').fill('een heel ander wachtwoord 9');
    await page.getByRole('button', { name: t.savePassword }).click();
    await expect(page.getByText(t.saved)).toBeVisible();

    await signInWith(page, email, 'een heel ander wachtwoord 9');
    await expect(page).toHaveURL(site.home);
    await expect(page.getByRole('banner')).toContainText('Ans Bos');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.linkGone);

    await page.goto(pathOn(site, '/account/security'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await main.innerText()).toContain(site.needsJavaScript);
    // Not a control in sight that would do nothing.
    await expect(main.locator('a, button, input, select, textarea, summary').filter({ visible: true })).toHaveCount(0);
    await page.goto(pathOn(site, '/logout'));
    await page.getByRole('main').getByRole('button', { name: site.signOut }).click();
    await expect(page).toHaveURL(`${site.home}?signed-out`);
    await expect(page.getByRole('complementary', { name: site.signedOutNotice })).toContainText(site.signedOutNotice);
    await expect(page.getByRole('banner').getByRole('link', { name: site.signIn })).toBeVisible();
  });
}

test('R7.38 the second step is taken with a code of the app or a recovery code, and so is a proof', async ({
  page,
  context,
  secondBrowser,
}) => {
  const { path, email } = await invite(secondBrowser);
  await page.goto(path);
  await page.getByLabel('Voornaam').fill('Sam');
  await page.getByLabel('Wachtwoord').fill('te kort');
  await page.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
  await expect(page.getByRole('heading', { name: /Verbeter eerst deze 3 punten/ })).toBeFocused();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Sam');
  await page.getByLabel('Achternaam').fill('de Wit');
  await page.getByLabel('Wachtwoord').fill(newPassword);
  await page.getByLabel('Ik ga akkoord met de gebruiksvoorwaarden').check();
  await page.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij Noorderhaven, Sam de Wit');
  await page.getByRole('link', { name: 'Naar Noorderhaven' }).click();
  await expect(page.getByRole('banner')).toContainText('Sam de Wit');

  // Setting it up needs a script, so it is done by what that script would call.
  const headers = await callHeaders(context);
  const started = await page.request.post('/api/secondfactors/authenticator:start', { headers });
  const { secret } = (await started.json()) as { secret: string };
  const confirmed = await page.request.post('/api/secondfactors/authenticator:confirm', { headers, data: { code: codeOf(secret) } });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  await page.reload();

  for (const code of [codeOf(secret, 1), recoveryCodes[0] ?? '']) {
    await signOutOn(page);
    await page.goto('/login?returnTo=%2Fsearch');
    await signInWith(page, email, newPassword);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('banner')).toContainText('Sam de Wit');
  }

  await page.goto('/login/proof?returnTo=%2Fsearch');
  await page.getByLabel('Wachtwoord').fill('niet het goede');
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByRole('heading', { name: /Verbeter eerst dit punt/ })).toBeFocused();
  await page.getByLabel('Code uit uw app').fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page).toHaveURL('/search');
});

test('an invitation is declined, or accepted with another account', async ({ page, secondBrowser }) => {
  const declined = await invite(secondBrowser);
  await page.goto(declined.path);
  await page.locator('summary', { hasText: 'Uitnodiging weigeren' }).click();
  await page.getByRole('button', { name: 'Ja, uitnodiging weigeren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze uitnodiging is geweigerd');

  const { path } = await invite(secondBrowser);
  await signInQuietly(page.request, 'editor');
  await page.goto(path);
  await page.getByRole('button', { name: 'Ander account gebruiken' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await signInOn(page, 'user');
  await page.getByRole('button', { name: `Accepteren als ${people.user.name}` }).click();
  await page.getByRole('link', { name: 'Naar Noorderhaven' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText(people.user.name);
});

test('R4.17 R4.18 the terms are declined and accepted on their page', async ({ page }) => {
  await signInQuietly(page.request, 'user');
  await page.goto('/legal/terms-of-use/nl');
  await page.getByRole('button', { name: 'Akkoord intrekken' }).click();
  await expect(page.getByText('U bent niet akkoord gegaan met deze voorwaarden.')).toBeVisible();
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(page.getByText('Dat is de versie van nu.')).toBeInViewport();
});
