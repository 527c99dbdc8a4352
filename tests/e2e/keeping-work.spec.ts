import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { pathOn, sites, type SiteTexts } from './support/languages.ts';
import { arriveSignedIn, expect, people, signInOn, signInQuietly, test, untilTakenOver, type PersonName } from './support/test.ts';

/** Sets the names of the person whose cookies these are, past the screen. */
async function setNames(page: Page, origin: string, names: { firstName?: string; lastName?: string }): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.put('/api/profiles:loggedIn', { data: names, headers: { origin, 'x-xsrf-token': token } });
  expect(answer.status()).toBe(200);
}

async function namesOf(page: Page): Promise<string> {
  const { firstName, lastName } = (await (await page.request.get('/api/profiles:loggedIn')).json()) as Record<string, string>;
  return `${firstName} ${lastName}`;
}

/** As another tab does. */
async function signOutElsewhere(page: Page): Promise<void> {
  const answer = await page.request.post('/logout', { headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function openProfile(page: Page, site: SiteTexts, person: PersonName = 'user'): Promise<void> {
  await arriveSignedIn(page, person, pathOn(site, '/account/profile'));
  await expect(page.getByLabel(site.firstName)).toBeVisible();
}

for (const site of sites) {
  test.describe(`work in progress, in ${site.language}`, () => {
    const save = (page: Page) => page.getByRole('button', { name: site.saveProfile });
    const heading = (page: Page) => page.getByRole('heading', { level: 1 });

    test('two tabs each save what was changed in them, and an undo leaves what came after it', async ({ page, context, origin }) => {
      await openProfile(page, site);
      const second = await context.newPage();
      await second.goto(pathOn(site, '/account/profile'));
      await page.getByLabel(site.firstName).fill('Noor');
      await save(page).click();
      await expect(page.getByText(site.saved, { exact: true })).toBeVisible();
      await second.getByLabel(site.lastName).fill('Zee');
      await save(second).click();
      await expect(second.getByRole('banner')).toContainText('Noor Zee');

      await page.getByRole('button', { name: site.undo }).click();
      await expect(page.getByRole('banner')).toContainText('Fatima Zee');
      await expect(page.locator(':focus')).toHaveText(site.saveProfile);
      await setNames(second, origin, { lastName: 'Aziz' });
      await second.getByRole('button', { name: site.undo }).click();
      await expect(second.getByText(site.notPutBack)).toBeVisible();
      expect(await namesOf(page)).toBe(people.user.name);
    });

    test('after the session ended, who signs in again in another tab saves what they had typed', async ({
      page,
      context,
      origin,
      watch,
    }) => {
      watch.expectProblem(/status of 401/);
      watch.expectProblem(/logged: Task failed: save/);
      await openProfile(page, site);
      await page.getByLabel(site.firstName).fill('Noor');
      await signOutElsewhere(page);
      await save(page).click();
      const dialog = page.getByRole('dialog', { name: site.signedOut });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('banner')).not.toContainText(people.user.name);
      await expectNoBarriersIn(page, site, 800);

      const opening = context.waitForEvent('page');
      await dialog.getByRole('link', { name: site.signInAgain }).click();
      const other = await opening;
      expect(await other.evaluate(() => window.opener as unknown)).toBeNull();
      await signInOn(other, 'user');
      await untilTakenOver(other);
      await other.close();

      await expect(page.getByLabel(site.firstName)).toHaveValue('Noor');
      await save(page).click();
      await expect(page.getByText(site.saved, { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Noor Aziz');
      await setNames(page, origin, { firstName: 'Fatima' });
    });

    test('what one person typed is not saved in the name of the next', async ({ page, watch }) => {
      watch.allowProblem(/status of 401/);
      watch.allowProblem(/logged: Task failed: save/);
      await openProfile(page, site);
      await page.getByLabel(site.firstName).fill('Noor');
      await signInQuietly(page.request, 'editor');
      await save(page).click();
      const dialog = page.getByRole('dialog', { name: site.somebodyElse });
      await expect(dialog).toContainText(people.editor.name);
      expect(await namesOf(page)).not.toContain('Noor');
      await expectNoBarriersIn(page, site, 800);

      page.once('dialog', (question) => void question.accept());
      await dialog.getByRole('button', { name: people.editor.name }).click();
      await untilTakenOver(page);
      await expect(page.getByRole('banner')).toContainText(people.editor.name);
      await expect(page.getByLabel(site.lastName)).toHaveValue('Vries');
    });

    test('unsaved work is asked about before the page, the language or the document is left', async ({ page, origin }) => {
      await openProfile(page, site);
      await page.getByLabel(site.firstName).fill('Noor');
      await page.getByRole('banner').getByRole('link', { name: site.otherLanguage }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarriersIn(page, site, 800);
      await page.getByRole('button', { name: site.stay }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByLabel(site.firstName)).toHaveValue('Noor');

      const asked = page.waitForEvent('dialog');
      await page.evaluate(() => void setTimeout(() => location.reload()));
      await (await asked).dismiss();
      await expect(page.getByLabel(site.firstName)).toHaveValue('Noor');

      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(site.saved, { exact: true })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: site.otherLanguage }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', site.language);
      await expect(page.getByText(site.saved, { exact: true })).toHaveCount(0);
      await setNames(page, origin, { firstName: 'Fatima' });
    });

    test('without a connection the page stays, says so, and goes on when it is back', async ({ page, context, watch }) => {
      watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
      watch.allowProblem(/logged: /);
      await openProfile(page, site);
      await context.setOffline(true);
      await page.getByRole('link', { name: /Noorderhaven/ }).click();
      await expect(page.getByRole('status').filter({ hasText: site.offline })).toBeVisible();
      await expect(heading(page)).toHaveText(site.accountTitle);
      await expectNoBarriersIn(page, site, 800);
      await context.setOffline(false);
      await expect(heading(page)).toHaveText(site.title);
      await expect(page.getByText(site.offline)).toHaveCount(0);
    });
  });
}
