import { accountMenu, arriveSignedIn, expect, test } from './support/test.ts';

test('an admin looks at a page as a visitor and stops again, by the keyboard', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/nieuws');
  await accountMenu(page, 'admin').click();
  await page.getByRole('link', { name: 'Bekijk als rol' }).click();
  await page.getByRole('radio', { name: 'Bezoeker' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await page.waitForURL('/nieuws');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(page.getByText('Je bekijkt de site als bezoeker.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(accountMenu(page, 'admin')).toBeVisible();
  await expect(page).toHaveURL('/nieuws');
});

test('who looks as a role changes nothing, and is told why', async ({ page, watch }) => {
  watch.expectProblem(/status of 403/);
  watch.allowProblem(/logged: Task failed: save/);
  await arriveSignedIn(page, 'admin', '/view-as?returnTo=/');
  await page.getByRole('radio', { name: 'Contentmanager' }).check();
  await page.getByRole('button', { name: 'Bekijk de site' }).click();
  await page.goto('/account/preferences');
  await page.getByRole('radio', { name: 'Donker' }).click();
  await expect(page.getByText('Kies eerst Stop, boven aan de pagina.')).toBeVisible();
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { name: 'U heeft geen toegang' })).toBeVisible();
});

test('without JavaScript looking as somebody else works, and says so', async ({ browser, page, origin }) => {
  await arriveSignedIn(page, 'admin');
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  const tab = await plain.newPage();
  await tab.goto('/view-as');
  await tab.getByRole('radio', { name: 'Gebruiker', exact: true }).check();
  await tab.getByRole('button', { name: 'Bekijk de site' }).click();
  await expect(tab.getByText('Je bekijkt de site als Gebruiker.')).toBeVisible();
  await tab.getByRole('button', { name: 'Stop' }).click();
  await expect(tab.getByText('Je bekijkt de site')).toHaveCount(0);
  await plain.close();
});

test('a page for some roles is read by who has one of them, and by nobody else', async ({ page }) => {
  await page.goto('/wonen-en-leven/buurtpanel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U heeft geen toegang tot deze pagina');
  await arriveSignedIn(page, 'admin', '/view-as?returnTo=/wonen-en-leven/buurtpanel');
  for (const { role, heading } of [
    { role: 'Buurtpanel', heading: 'Buurtpanel' },
    { role: 'Vergunningen', heading: 'U heeft geen toegang tot deze pagina' },
  ]) {
    await page.getByRole('radio', { name: role }).check();
    await page.getByRole('button', { name: 'Bekijk de site' }).click();
    await expect(page.getByText(`Je bekijkt de site als ${role}.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.goto('/view-as?returnTo=/wonen-en-leven/buurtpanel');
  }
});
