import type { Page } from '@playwright/test';
import { forgetBrowserLog, loggedByBrowsers } from './support/database.ts';
import { accountMenu, arriveSignedIn, expect, goToProfile, lookSignedIn, people, test, untilTakenOver } from './support/test.ts';

/** The calls a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Something that only a new document would lose. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  return () => page.evaluate(() => 'isStillHere' in window);
}

const announcement = (page: Page) => page.locator('#plein-announcements');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('going to a page takes one call and no new document, and says where the reader is', async ({ page }) => {
  await lookSignedIn(page, 'user');
  const isSameDocument = await markDocument(page);
  const calls = callsOf(page);

  await goToProfile(page, 'user');
  await expect(page).toHaveURL('/account/profile');
  await expect(heading(page)).toHaveText('Mijn account');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Profiel – Mijn account – Noorderhaven');
  await expect(announcement(page)).toHaveText('Profiel – Mijn account – Noorderhaven');
  expect(calls).toEqual(['GET /api/route']);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/account/profile');
  await expect(heading(page)).toHaveText('My account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(announcement(page)).toHaveText('Profile – My account – Noorderhaven');
  expect(calls).toEqual(['GET /api/route', 'GET /api/route']);

  await page.getByRole('link', { name: /Noorderhaven/ }).click();
  await expect(heading(page)).toHaveText('How can we help you?');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en$/);
  expect(await isSameDocument()).toBe(true);
});

test('going back comes back to the place where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await lookSignedIn(page, 'user');
  const isSameDocument = await markDocument(page);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await page.evaluate(() => scrollY)).toBe(150);
  expect(await isSameDocument()).toBe(true);
});

test('an address that does not exist is said in place, and the next page is well again', async ({ page }) => {
  await lookSignedIn(page, 'user');
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/bestaat-niet', textContent: 'Weg' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Weg' }).click();
  await expect(heading(page)).toHaveText('Pagina niet gevonden');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Naar de homepage' }).click();
  await expect(heading(page)).toHaveText('Waarmee kunnen we u helpen?');
  expect(await isSameDocument()).toBe(true);
});

test('R3.54 what the server already asked for a page is not asked again', async ({ page }) => {
  const calls = callsOf(page);
  await lookSignedIn(page, 'user');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['POST /api/session:token']);

  calls.length = 0;
  await page.goto('/account/profile', { waitUntil: 'networkidle' });
  await expect(page.locator('#lastName')).toHaveValue('Aziz');
  expect(calls).toEqual(['POST /api/session:token']);
});

test('R1.29 the page can be read while the application starts, which then takes over its one root', async ({ page }) => {
  await lookSignedIn(page, 'user');
  const token = Promise.withResolvers<void>();
  await page.route('**/api/session:token', async (route) => {
    await token.promise;
    await route.continue();
  });
  await page.reload();
  await expect(heading(page)).toHaveText('Waarmee kunnen we u helpen?');
  await expect(announcement(page)).not.toBeAttached();
  await accountMenu(page, 'user').click();
  token.resolve();
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }), 'a menu that was opened meanwhile').toBeVisible();
  await expect(page.locator('#root')).toHaveCount(1);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText('Waarmee kunnen we u helpen?');
});

test('R1.30 a step of the start that fails is logged, and the application starts all the same', async ({ page, watch, product }) => {
  await lookSignedIn(page, 'user');
  watch.expectProblem(/net::ERR_FAILED/);
  watch.allowProblem(/logged: .*access token/);
  await forgetBrowserLog(product.dataDir);
  await page.route('**/api/session:token', (route) => route.abort());
  await page.reload();
  await untilTakenOver(page);
  const isSameDocument = await markDocument(page);
  await goToProfile(page, 'user');
  await expect(page.locator('#lastName')).toHaveValue('Aziz');
  expect(await isSameDocument()).toBe(true);
  await page.goto('/en');
  await expect.poll(() => loggedByBrowsers(product.dataDir, 'Start-up step failed: access token')).not.toEqual([]);
});

test('R4.15 a page that takes more than a second to load says so, a quick one does not', async ({ page }) => {
  await page.clock.install();
  await lookSignedIn(page, 'user');
  const flag = page.getByText('Laden...');
  const wasShown = await watchForText(page, 'Laden...');
  await goToProfile(page, 'user');
  await expect(heading(page)).toHaveText('Mijn account');
  expect(await wasShown()).toBe(false);

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/route?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  // From here on time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 10_000);
  const asked = page.waitForRequest('**/api/route?*');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await asked;
  await page.clock.runFor(990);
  await expect(flag).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(flag).toBeVisible();
  await expect(heading(page)).toHaveText('Mijn account');
  answered.resolve();
  await page.clock.resume();
  await expect(heading(page)).toHaveText('My account');
  await expect(flag).toHaveCount(0);
});

test('R8.17 a page that cannot be fetched is logged and says so in place, and can be tried again', async ({ page, watch, product }) => {
  await lookSignedIn(page, 'user');
  watch.expectProblem(/net::ERR_FAILED/);
  watch.allowProblem(/logged: Navigation failed/);
  await forgetBrowserLog(product.dataDir);
  await page.route('**/api/route?*', (route) => route.abort());
  await goToProfile(page, 'user');
  await expect(heading(page)).toHaveText('Er is een storing');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/account/profile');
  await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
  await expect(page.locator('#lastName')).toHaveValue('Aziz');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => loggedByBrowsers(product.dataDir, 'Navigation failed: /account/profile')).toHaveLength(1);
});

test('R7.35 what somebody else changes appears on an open page with its next call', async ({ page, secondBrowser, origin }) => {
  await lookSignedIn(page, 'user', '/account/profile');
  const isSameDocument = await markDocument(page);
  const admin = await secondBrowser.newPage();
  await arriveSignedIn(admin, 'admin');
  const description = page.getByRole('banner').getByText('Gemeente aan het water');
  await expect(description).toBeVisible();
  try {
    await changeDescription(admin, origin, { nl: 'Stad aan het meer', en: 'Town on the lake' });
    await page.getByLabel('Voornaam').fill('Noor');
    await page.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect(page.getByRole('banner').getByText('Stad aan het meer')).toBeVisible();
    await expect(description).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('banner')).toContainText(people.user.name);
  } finally {
    await changeDescription(admin, origin, { nl: 'Gemeente aan het water', en: 'Municipality on the waterfront' });
  }
});

async function changeDescription(page: Page, origin: string, value: { nl: string; en: string }): Promise<void> {
  const key = 'platformDescription';
  const [setting] = (await (await page.request.get(`/api/platformsettingvalues?keys=${key}`)).json()) as { version: number }[];
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.put(`/api/platformsettingvalues/${key}`, {
    data: { value },
    headers: { origin, 'x-xsrf-token': token, 'if-match': `"${setting?.version}"` },
  });
  expect(answer.status()).toBe(200);
}

/** Notices a text even if it stands for one frame only. */
async function watchForText(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const seen = { isSeen: false };
    Object.assign(window, { seen });
    new MutationObserver(() => (seen.isSeen ||= document.body.innerText.includes(wanted))).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, text);
  return () => page.evaluate(() => (window as unknown as { seen: { isSeen: boolean } }).seen.isSeen);
}
