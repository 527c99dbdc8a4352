import type { BrowserContext, Page } from '@playwright/test';
import { expect, lookSignedIn, test } from './support/test.ts';

const pageWithMap = '/over-ons/contact';
const theirSite = /^request to another site: https:\/\/www\.openstreetmap\.org\//;

/** Stands in for the other site, and notes what it is asked. */
async function theirMap(context: BrowserContext): Promise<{ address: string; referrer: string | undefined }[]> {
  const asked: { address: string; referrer: string | undefined }[] = [];
  await context.route('https://www.openstreetmap.org/**', (route) => {
    asked.push({ address: route.request().url(), referrer: route.request().headers()['referer'] });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kaart</title><p>Hier is de kaart</p>' });
  });
  return asked;
}

const showMap = (page: Page) => page.getByRole('link', { name: /^Bekijk de kaart/ });
const map = (page: Page) => page.frameLocator('main iframe').getByText('Hier is de kaart');

test('C9 a visitor’s browser asks nothing of another site before they want to see its map', async ({ page, context, origin, watch }) => {
  watch.expectProblem(theirSite);
  const asked = await theirMap(context);
  await page.goto(pageWithMap, { waitUntil: 'networkidle' });
  await showMap(page).hover();
  expect(asked).toEqual([]);
  await showMap(page).click();
  await expect(map(page)).toBeVisible();
  expect(asked).toEqual([{ address: expect.stringMatching(/export\/embed\.html\?bbox=/) as unknown, referrer: `${origin}/` }]);
});

test('C9 nor does that of somebody who is signed in', async ({ page, context, watch }) => {
  watch.expectProblem(theirSite);
  const asked = await theirMap(context);
  await lookSignedIn(page, 'user', pageWithMap);
  expect(asked).toEqual([]);
  await showMap(page).click();
  await expect(map(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is one link away', async ({ page }) => {
    await page.goto(pageWithMap);
    await expect(showMap(page)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
