import { writeFileSync } from 'node:fs';
import { query } from './support/database.ts';
import { pathOn, sites } from './support/languages.ts';
import { callHeaders } from './support/accounts.ts';
import { arriveSignedIn, expect, signInQuietly, test } from './support/test.ts';

for (const site of sites) {
  test.describe(`a person’s own profile, in ${site.language}`, () => {
    test('a changed name is saved, shown, and can be taken back', async ({ page }) => {
      await arriveSignedIn(page, 'user', pathOn(site, '/account/profile'));
      await page.getByLabel(site.lastName).fill('Aziz-Özdemir');
      await page.getByRole('button', { name: site.saveProfile }).click();
      const notice = page.getByRole('status').filter({ hasText: site.saved });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Fatima Aziz-Özdemir');

      await notice.getByRole('button', { name: site.undo }).click();
      await expect(page.getByRole('status').filter({ hasText: site.putBack })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Fatima Aziz');
      await expect(page.getByLabel(site.lastName)).toHaveValue('Aziz');
      await page.reload();
      await expect(page.getByLabel(site.lastName)).toHaveValue('Aziz');
    });

    test('the notice of a save leaves the button in sight, also on a telephone', async ({ page }) => {
      for (const viewport of [
        { width: 1280, height: 900 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        await arriveSignedIn(page, 'user', pathOn(site, '/account/profile'));
        const button = page.getByRole('button', { name: site.saveProfile });
        await button.click();
        await expect(page.getByText(site.saved, { exact: true })).toBeVisible();
        // A click at its place would reach it: nothing lies over it.
        await button.click({ trial: true, position: { x: 20, y: 20 } });
        await expect(button).toBeInViewport({ ratio: 1 });
        await page.context().clearCookies();
      }
    });

    test('an empty last name is refused with words at the top and at the field, and nothing typed is lost', async ({ page, watch }) => {
      watch.expectProblem(/status of 422/);
      watch.expectProblem(/logged: Task failed: save/);
      await arriveSignedIn(page, 'user', pathOn(site, '/account/profile'));
      await page.getByLabel(site.firstName).fill('Noor');
      await page.getByLabel(site.lastName).fill('');
      await page.getByRole('button', { name: site.saveProfile }).click();

      const summary = page.getByRole('region', { name: site.oneError });
      await expect(summary.getByRole('heading')).toBeFocused();
      await expect(page.getByLabel(site.firstName)).toHaveValue('Noor');
      await expect(page.getByLabel(site.lastName)).toHaveAttribute('aria-invalid', 'true');
      await summary.getByRole('link', { name: site.lastNameMissing }).click();
      await expect(page.getByLabel(site.lastName)).toBeFocused();
      await expect(page.getByRole('banner')).toContainText('Fatima Aziz');
    });
  });
}

test('A21 who sends a photo that is refused reads why, in their language: it is too large, or they are signed out', async ({
  page,
  product,
  watch,
}, testInfo) => {
  watch.expectProblem(/status of 413/);
  watch.expectProblem(/status of 401/);
  const send = async (megabytes: number) => {
    const file = testInfo.outputPath(`${megabytes}.jpg`);
    writeFileSync(file, Buffer.alloc(megabytes * 1024 * 1024, 1));
    const answered = page.waitForResponse(/\/a\/upload/);
    await page.locator('input[type=file]').setInputFiles(file);
    return (await answered).status();
  };
  const [dutch, english] = sites;

  await arriveSignedIn(page, 'user', '/account/profile');
  await expect(page.getByRole('button', { name: dutch.choosePhoto })).toBeEnabled();
  // Our own page would not even send it: one that knows another bound does.
  await page.evaluate(() => Object.defineProperty(File.prototype, 'size', { get: () => 1 }));
  expect(await send(31)).toBe(413);
  await expect(page.getByRole('region', { name: dutch.photo }).getByText(dutch.photoTooLarge)).toBeVisible();

  await page.goto('/en/account/profile');
  await expect(page.getByRole('button', { name: english.choosePhoto })).toBeEnabled();
  const { guid } = (await (await page.request.get('/api/profiles:loggedIn')).json()) as { guid: string };
  await query(product.dataDir, 'delete from session where user_guid = $1', [guid]);
  expect(await send(20)).toBe(401);
  await expect(page.getByRole('dialog', { name: english.signedOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: english.photo }).getByText(english.photoNotSaved)).toBeVisible();
});

test('R2.47 who is switched off while they are at work is told so at their next save, and not to try again', async ({
  page,
  secondBrowser,
  watch,
}) => {
  watch.expectProblem(/status of 401/);
  watch.expectProblem(/logged: Task failed: save/);
  await arriveSignedIn(page, 'user', '/account/profile');
  const { guid } = (await (await page.request.get('/api/profiles:loggedIn')).json()) as { guid: string };
  await signInQuietly(secondBrowser.request, 'admin');
  const headers = await callHeaders(secondBrowser);
  expect((await secondBrowser.request.post(`/api/users/${guid}:deactivate`, { headers })).status()).toBe(200);
  try {
    await page.getByLabel('Achternaam').fill('Aziz-Özdemir');
    await page.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect(page.getByRole('dialog', { name: 'Uw account is niet actief' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toHaveCount(0);

    // What the law wants to be read is no exception: it is read after closing this.
    const terms = await page.context().newPage();
    await terms.goto('/legal/terms-of-use/nl');
    await expect(terms.getByRole('dialog', { name: 'Uw account is niet actief' })).toBeVisible();
    await terms.keyboard.press('Escape');
    await expect(terms.getByRole('dialog')).toHaveCount(0);
    await expect(terms.getByRole('heading', { level: 1, name: 'Gebruiksvoorwaarden' })).toBeVisible();
  } finally {
    await secondBrowser.request.post(`/api/users/${guid}:activate`, { headers });
  }
});
