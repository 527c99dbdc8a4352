import type { BrowserContext, Page, Request } from '@playwright/test';
import { cookies as declared } from '#domains/consent/model/cookies.ts';
import { pathOn, sites, type SiteTexts } from './support/languages.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

test.use({ hasChosenCookies: false });

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1680, height: 1050 },
];

function dialogOf(page: Page, { cookies }: SiteTexts) {
  return page.getByRole('dialog', { name: cookies });
}

async function consentIn(context: BrowserContext): Promise<{ categories: string[] } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'plein_consent');
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] });
}

test.describe('before anybody agreed to anything', () => {
  test('a visitor gets no cookie and meets no other site, wherever they go', async ({ page, context, origin }) => {
    test.setTimeout(60_000);
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    for (const site of sites) {
      const { language, home } = site;
      const paths = ['/legal/privacy', '/bestaat-niet', '/login', '/invitation/bestaat-niet'].concat(
        ['terms-of-use', 'accessibility', 'cookie-statement'].map((name) => `/legal/${name}/${language}`),
      );
      for (const path of [home, ...paths.map((each) => pathOn(site, each))]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await context.cookies(), path).toEqual([]);
        expect(await page.evaluate(() => document.cookie), path).toBe('');
      }
    }
    expect(requests.filter((request) => new URL(request.url()).origin !== origin).map((request) => request.url())).toEqual([]);
  });

  test('R9.23 who signs in gets cookies that the statement names, and no others', async ({ page, context }) => {
    await arriveSignedIn(page, 'user');
    await page.goto('/account/profile', { waitUntil: 'networkidle' });
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain('plein_session');
    expect(names.filter((name) => !declared.some((cookie) => cookie.name === name && cookie.category === 'required'))).toEqual([]);
  });

  test('the link to the translator leads to the choice, and not to the translator', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Vertaal deze pagina' }).click();
    await expect(page).toHaveURL('/legal/cookie-statement/nl#choice');
    await expect(page.getByRole('heading', { name: 'Uw keuze', exact: true })).toBeInViewport();
  });
});

for (const site of sites) {
  const address = pathOn(site, '/bestaat-niet?bron=test');

  test.describe(`the dialog in ${site.language}`, () => {
    test('leaves three fifths of the screen free, and its three ways are equal', async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(site.home);
        const box = await dialogOf(page, site).boundingBox();
        expect(box?.height, `${size.width} px`).toBeLessThanOrEqual(size.height * 0.4);
        const ways = [site.acceptCookies, site.refuseCookies, site.chooseCookies].map((name) => page.getByText(name, { exact: true }));
        const looks = await Promise.all(ways.map((way) => way.evaluate(lookOf)));
        expect(new Set(looks).size, looks.join('\n')).toBe(1);
        for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
      }
    });

    test('has its three ways under each other on a telephone, each as wide as the screen leaves room for', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(site.home);
      const ways = [site.acceptCookies, site.refuseCookies, site.chooseCookies].map((name) => page.getByText(name, { exact: true }));
      const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
      const tops = boxes.map((box) => box?.y ?? 0);
      expect(new Set(tops).size).toBe(3);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(new Set(boxes.map((box) => box?.width))).toEqual(new Set([320]));
      expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    });

    test('is heard first after the skip link, takes no focus by itself and keeps nobody from reading', async ({ page }) => {
      await page.goto(site.home);
      await expect(dialogOf(page, site)).toHaveAttribute('aria-modal', 'false');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: site.skip })).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await dialogOf(page, site).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page, site)).toBeVisible();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    test('never lies over what has focus', async ({ page }) => {
      for (const size of [sizes[0], sizes[2]]) {
        await page.setViewportSize(size ?? { width: 360, height: 740 });
        await page.goto(site.home);
        expect(await coveredStops(page)).toEqual([]);
      }
    });

    test('is answered with the keyboard alone: no', async ({ page, context }) => {
      await page.goto(address);
      await tabTo(page, site.refuseCookies);
      await page.keyboard.press('Enter');
      await expect(dialogOf(page, site)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
      await page.goto(site.home);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(dialogOf(page, site)).toHaveCount(0);
    });

    test('is answered with the keyboard alone: an own choice, which Enter on a box does not turn into a yes to everything', async ({
      page,
      context,
    }) => {
      await page.goto(site.home);
      await tabTo(page, site.chooseCookies);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const box = dialogOf(page, site).getByRole('checkbox', { disabled: false });
      await expect(box).toBeFocused();
      await expect(box).not.toBeChecked();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page, site)).toHaveCount(0);
      expect(await consentIn(context)).toMatchObject({ categories: ['required'] });

      await context.clearCookies();
      await page.goto(site.home);
      await tabTo(page, site.chooseCookies);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await tabTo(page, site.saveCookies);
      await page.keyboard.press('Enter');
      await expect(dialogOf(page, site)).toHaveCount(0);
      expect(await consentIn(context)).toMatchObject({ categories: ['required', 'translation'] });
    });
  });

  test.describe(`without JavaScript, in ${site.language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a yes is given, seen in the statement, and taken back there', async ({ page, context }) => {
      await page.goto(address);
      await dialogOf(page, site).getByRole('button', { name: site.acceptCookies }).click();
      await expect(page).toHaveURL(address);
      await expect(dialogOf(page, site)).toHaveCount(0);
      expect(await consentIn(context)).toMatchObject({ categories: ['required', 'translation'] });

      await page.getByRole('link', { name: site.cookieSettings }).click();
      const box = page.getByRole('main').getByRole('checkbox', { disabled: false });
      await expect(box).toBeChecked();
      await box.uncheck();
      await page.getByRole('button', { name: site.saveCookies }).click();
      await expect(page).toHaveURL(pathOn(site, `/legal/cookie-statement/${site.language}#choice`));
      await expect(box).not.toBeChecked();
      expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
    });

    test('an own choice unfolds and is kept', async ({ page, context }) => {
      await page.goto(site.home);
      const box = dialogOf(page, site).getByRole('checkbox', { disabled: false });
      await expect(box).toBeHidden();
      await page.getByText(site.chooseCookies, { exact: true }).click();
      await box.check();
      await dialogOf(page, site).getByRole('button', { name: site.saveCookies }).click();
      await expect(page).toHaveURL(site.home);
      expect(await consentIn(context)).toMatchObject({ categories: ['required', 'translation'] });
    });
  });

  test(`who is signed in is asked as well, and answers without losing the page (${site.language})`, async ({ page, context }) => {
    await arriveSignedIn(page, 'user', pathOn(site, '/account/profile'));
    await dialogOf(page, site).getByRole('button', { name: site.refuseCookies }).click();
    await expect(page.getByRole('button', { name: site.saveProfile })).toBeVisible();
    await expect(dialogOf(page, site)).toHaveCount(0);
    expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
  });
}

test('R4.20 R4.21 a choice is remembered, and one that cannot be read is asked for again', async ({ page, context, origin }) => {
  const [site] = sites;
  await page.goto('/');
  await page.getByRole('button', { name: site.refuseCookies }).click();
  await expect(dialogOf(page, site)).toHaveCount(0);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'plein_consent', httpOnly: true, sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(182);

  await context.addCookies([{ name: 'plein_consent', value: 'kapot', url: origin }]);
  await page.goto('/');
  await expect(dialogOf(page, site)).toBeVisible();
});

/** Everything by which one button can draw more attention than another. */
function lookOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
  return JSON.stringify([Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight]);
}

/** Walks on with the Tab key until it stands on these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const current = await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.innerText : ''));
    if (current.trim() === words) return;
  }
  throw new Error(`The keyboard never reached: ${words}`);
}

/** What the keyboard reaches on the page behind the dialog, and cannot be seen because of it. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const dialog = document.querySelector('[role=dialog]');
      if (!element || !dialog || element === document.body) return null;
      if (dialog.contains(element)) return '';
      const isCovered = element.getBoundingClientRect().bottom > dialog.getBoundingClientRect().top;
      return isCovered ? element.outerHTML.slice(0, 100) : '';
    });
    if (found === null) break;
    if (found !== '') covered.push(found);
  }
  return covered;
}
