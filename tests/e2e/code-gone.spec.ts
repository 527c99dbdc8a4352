import type { Page } from '@playwright/test';
import { pathOn, sites } from './support/languages.ts';
import { expect, lookSignedIn, people, signInQuietly, test } from './support/test.ts';

const texts = {
  nl: { title: 'Laad deze pagina opnieuw', reload: 'Opnieuw laden' },
  en: { title: 'Reload this page', reload: 'Reload' },
};

/** Screens of which a document holds nothing but the page around them. */
const madeByBrowser = [
  { person: 'admin', path: '/admin/users', code: '**/admin-screen-*.js' },
  { person: 'user', path: '/account/profile', code: '**/account-screen-*.js' },
] as const;

/** As a link of the page does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('#root main')?.append(link);
    link.click();
  }, href);
}

for (const site of sites) {
  test(`after the platform was renewed, a screen whose code is gone says to load it again, and then is there (${site.language})`, async ({
    page,
    watch,
  }) => {
    // What is logged is sent some seconds later, or when the page goes.
    watch.expectProblem(/status of 404|dynamically imported module|Navigation failed: /);
    await lookSignedIn(page, 'user', pathOn(site, '/'));
    await expect(page.locator('[data-header-pictures]')).toBeVisible();
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await follow(page, pathOn(site, '/account/profile'));
    const { title, reload } = texts[site.language];
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-header-pictures]'), 'the pictures are of the page before it').toHaveCount(0);
    await page.unroute('**/*.js');
    await page.getByRole('link', { name: reload }).click();
    await expect(page.getByLabel(site.firstName)).toBeVisible();
  });

  for (const { person, path, code } of madeByBrowser) {
    test(`${path}: a first page that is empty without its code says to load it again, and then is there (${site.language})`, async ({
      page,
      watch,
    }) => {
      watch.expectProblem(/status of 404|Start-up step failed: first page/);
      await signInQuietly(page.request, person);
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      await page.goto(pathOn(site, path));
      const { title, reload } = texts[site.language];
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} – Noorderhaven`);
      await expect(page.getByRole('banner').getByText(people[person].name)).toBeVisible();
      await page.unroute(code);
      await page.getByRole('link', { name: reload }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
}

test('a first page whose code is cut off says that there is no connection, and comes when it is back', async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Start-up step failed: first page/);
  const code = '**/account-screen-*.js';
  await signInQuietly(page.request, 'user');
  await page.route(code, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/account/profile');
  await expect(page.getByText('U bent niet verbonden met internet.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Code request.offline, ')).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.getByLabel('Voornaam')).toBeVisible();
});

test('a page of the server does without its code: it stays as it came', async ({ page, watch }) => {
  watch.expectProblem(/status of 404|Start-up step failed: first page/);
  watch.expectProblem(/The page could not be taken over/);
  await signInQuietly(page.request, 'user');
  await page.route('**/search-screen-*.js', (route) => route.fulfill({ status: 404 }));
  const isGivenUp = page.waitForRequest((request) => request.postData()?.includes('could not be taken over') ?? false);
  await page.goto('/search?q=haven');
  await isGivenUp;
  await expect(page.getByRole('heading', { level: 2, name: /resultaten voor ‘haven’$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Zoek', exact: true })).toBeEnabled();
});
