import type { Page } from '@playwright/test';
import { pathOn, sites } from './support/languages.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const texts = {
  nl: { title: 'Laad deze pagina opnieuw', reload: 'Opnieuw laden' },
  en: { title: 'Load this page again', reload: 'Load again' },
};

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
    watch.expectProblem(/status of 404|dynamically imported module/);
    await arriveSignedIn(page, 'user', pathOn(site, '/'));
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await follow(page, pathOn(site, '/account/profile'));
    const { title, reload } = texts[site.language];
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/*.js');
    await page.getByRole('link', { name: reload }).click();
    await expect(page.getByLabel(site.firstName)).toBeVisible();
  });
}
