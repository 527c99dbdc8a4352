import type { Page } from '@playwright/test';
import { forgetBrowserLog, loggedByBrowsers } from './support/database.ts';
import { expect, lookSignedIn, test } from './support/test.ts';

async function breakSomething(page: Page, words: string): Promise<void> {
  const broken = page.waitForEvent('pageerror');
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, words);
  await broken;
}

test.beforeEach(({ product }) => forgetBrowserLog(product.dataDir));

test('R8.15 R7.30 a script error on a visitor’s page reaches the log at level 2', async ({ page, watch, product }) => {
  watch.expectProblem(/script error: .*stuk bij de bezoeker/);
  watch.allowProblem(/logged: .*stuk bij de bezoeker/);
  await page.goto('/');
  await breakSomething(page, 'stuk bij de bezoeker');
  await page.goto('/en');
  await expect.poll(() => loggedByBrowsers(product.dataDir, '%stuk bij de bezoeker')).toHaveLength(1);
  const [entry] = await loggedByBrowsers(product.dataDir, '%stuk bij de bezoeker');
  expect(entry).toMatchObject({ level: 2, userGuid: null, fullMessage: expect.stringContaining('Error: stuk bij de bezoeker') });
});

test('R8.15 R4.23 a script error in the application reaches the log within seconds, with who had it', async ({ page, watch, product }) => {
  watch.expectProblem(/script error: .*stuk in de app/);
  watch.allowProblem(/logged: .*stuk in de app/);
  await lookSignedIn(page, 'user');
  await breakSomething(page, 'stuk in de app');
  await expect.poll(() => loggedByBrowsers(product.dataDir, '%stuk in de app'), { timeout: 8000 }).toHaveLength(1);
  const [entry] = await loggedByBrowsers(product.dataDir, '%stuk in de app');
  expect(entry).toMatchObject({ level: 2, userGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

for (const reader of ['visitor', 'user'] as const) {
  test(`R8.18 R4.24 how fast a page was arrives at level 7 when it is left (${reader})`, async ({ page, product }) => {
    if (reader === 'user') await lookSignedIn(page, 'user');
    await page.goto('/', { waitUntil: 'networkidle' });
    await forgetBrowserLog(product.dataDir);
    await page.goto('/en');
    await expect.poll(async () => (await loggedByBrowsers(product.dataDir, 'load-time page %')).length).toBe(1);
    const metrics = [
      ...(await loggedByBrowsers(product.dataDir, 'web-vital %')),
      ...(await loggedByBrowsers(product.dataDir, 'load-time %')),
    ];
    const names = metrics.map(({ shortMessage }) => shortMessage.replace(/ [\d.]+$/, ''));
    expect(names).toEqual(['web-vital TTFB', 'web-vital FCP', 'web-vital LCP', 'web-vital CLS', 'load-time DOM', 'load-time page']);
    expect(metrics.map(({ level }) => level)).toEqual(metrics.map(() => 7));
  });
}
