import type { BrowserContext, Page, Request } from '@playwright/test';
import { cookies as declared } from '#domains/consent/model/cookies.ts';
import { runCommand } from '../support/spawn-plein.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { consentIn } from './support/consent-cookie.ts';
import { pathOn, sites, type SiteTexts } from './support/languages.ts';
import { narrow } from './support/narrow-screen.ts';
import type { Product } from './support/product.ts';
import { expectAllInReachOfLargeText } from './support/reach.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

function dialogOf(page: Page, { cookies }: SiteTexts) {
  return page.getByRole('dialog', { name: cookies });
}

const saved = (page: Page, { cookiesSaved }: SiteTexts) => page.getByText(cookiesSaved);

test.describe('before anybody agreed to anything', () => {
  test('a visitor gets no cookie, meets no other site and is asked nothing, wherever they go', async ({ page, context, origin }) => {
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
        await expect(page.getByRole('dialog'), path).toHaveCount(0);
      }
    }
    expect(requests.filter((request) => new URL(request.url()).origin !== origin).map((request) => request.url())).toEqual([]);
  });

  test('R9.23 who signs in gets cookies that the statement names, and no others', async ({ page, context }) => {
    await arriveSignedIn(page, 'user');
    await page.goto('/account/profile', { waitUntil: 'networkidle' });
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['XSRF-TOKEN', 'plein_session']);
    await page.goto('/legal/cookie-statement/nl');
    for (const name of names) await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    expect(names.filter((name) => !declared.some((cookie) => cookie.name === name && cookie.category === 'required'))).toEqual([]);
  });
});

async function countOutside({ dataDir }: Product, siteimproveId: string | null): Promise<void> {
  await runCommand(['settings', 'set', 'siteimproveId', JSON.stringify(siteimproveId)], { env: { DATA_DIR: dataDir } });
}

/** Stands in for the service that counts, and sets the cookie that it sets. */
async function theirCounter(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://siteimproveanalytics.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = 'nmstat=1; path=/; max-age=31536000'" });
  });
  return asked;
}

const toCounter = /^request to another site: https:\/\/siteimproveanalytics\.com\//;

test.describe('while an outside service counts the visits', () => {
  test.beforeAll(({ product }) => countOutside(product, '12345'));
  test.afterAll(({ product }) => countOutside(product, null));

  for (const site of sites) {
    const address = pathOn(site, '/bestaat-niet?bron=test');
    const answered = `${address}#cookies-saved`;

    test.describe(`the dialog in ${site.language}`, () => {
      test('V11 leaves three fifths of the window free at every width, unfolded too, with nothing cut off, and its three ways are equal', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await page.goto(address);
        const dialog = dialogOf(page, site);
        const ways = [site.acceptCookies, site.refuseCookies, site.chooseCookies].map((name) => page.getByText(name, { exact: true }));
        for (let width = 320; width <= 1920; width += 40) {
          const height = width < 600 ? 740 : 900;
          await page.setViewportSize({ width, height });
          const box = await dialog.boundingBox();
          expect(box?.height, `${width} px`).toBeLessThanOrEqual(height * 0.4);
          // One that the pointer was over may still be on its way back.
          const looks = () => Promise.all(ways.map((way) => way.evaluate(lookOf)));
          await expect.poll(async () => [...new Set(await looks())], { message: `${width} px` }).toHaveLength(1);
          for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
          if (width >= 360) expect(await cutOffIn(page), `${width} px`).toEqual([]);
        }
        await ways[2]?.click();
        for (let width = 320; width <= 1920; width += 40) {
          const height = width < 600 ? 740 : 900;
          await page.setViewportSize({ width, height });
          const box = await dialog.boundingBox();
          expect(box?.height, `${width} px, unfolded`).toBeLessThanOrEqual(height * 0.4);
          if (width >= 360) expect(await cutOffIn(page), `${width} px, unfolded`).toEqual([]);
        }
      });

      test('names who counts and who translates, and has no barrier that can be measured, unfolded either', async ({ page }) => {
        await page.goto(address);
        for (const party of ['Siteimprove', 'Google Translate']) await expect(dialogOf(page, site)).toContainText(party);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
          await expectNoBarriers(page);
        }
        await page.getByText(site.chooseCookies, { exact: true }).click();
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
          await expectNoBarriers(page);
        }
        await page.setViewportSize(narrow);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
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

      test('with large letters all of it is in reach on a telephone, unfolded too, and words stay whole', async ({ page }) => {
        await page.goto(address);
        await expectAllInReachOfLargeText(page);
        await page.getByText(site.chooseCookies, { exact: true }).click();
        await expectAllInReachOfLargeText(page);
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
        for (const size of [
          { width: 360, height: 740 },
          { width: 1280, height: 900 },
        ]) {
          await page.setViewportSize(size);
          await page.goto(site.home);
          expect(await coveredStops(page)).toEqual([]);
        }
      });

      test('V11 is answered with the keyboard alone: no; the keyboard goes on from where the dialog was', async ({ page, context }) => {
        await page.goto(address);
        await tabTo(page, site.refuseCookies);
        await page.keyboard.press('Enter');
        await expect(dialogOf(page, site)).toHaveCount(0);
        await expect(page).toHaveURL(answered);
        await expect(saved(page, site)).toBeFocused();
        await expect(saved(page, site)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
        expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
        await page.goto(site.home);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(dialogOf(page, site)).toHaveCount(0);
        await expect(saved(page, site)).toBeHidden();
      });

      test('is answered with the keyboard alone: an own choice, which Enter on a box does not turn into a yes to everything', async ({
        page,
        context,
      }) => {
        await page.goto(address);
        await tabTo(page, site.chooseCookies);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const [counting, translating] = await dialogOf(page, site).getByRole('checkbox', { disabled: false }).all();
        if (!counting || !translating) throw new Error('The two choices are not there.');
        await expect(counting).toBeFocused();
        await expect(counting).not.toBeChecked();
        await page.keyboard.press('Enter');
        await expect(dialogOf(page, site)).toHaveCount(0);
        await expect(saved(page, site)).toBeFocused();
        expect(await consentIn(context)).toMatchObject({ categories: ['required'] });

        await context.clearCookies();
        await page.goto(address);
        await tabTo(page, site.chooseCookies);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(translating).toBeFocused();
        await page.keyboard.press('Space');
        await tabTo(page, site.saveCookies);
        await page.keyboard.press('Enter');
        await expect(dialogOf(page, site)).toHaveCount(0);
        expect(await consentIn(context)).toMatchObject({ categories: ['required', 'translation'] });
      });
    });

    test(`Q2 who agrees gets the cookie that the statement names, and nobody else does (${site.language})`, async ({
      page,
      context,
      watch,
    }) => {
      watch.expectProblem(toCounter);
      const asked = await theirCounter(context);
      await page.goto(site.home, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await dialogOf(page, site).getByRole('button', { name: site.acceptCookies }).press('Enter');
      await expect(saved(page, site)).toBeFocused();
      await expect.poll(() => asked).toEqual(['/js/siteanalyze_12345.js']);
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['nmstat', 'plein_consent']);
      await page.getByRole('link', { name: site.cookieSettings }).click();
      await expect(page.getByRole('rowheader', { name: 'nmstat', exact: true })).toBeVisible();
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await expect(box).toBeChecked();
    });

    test.describe(`without JavaScript, in ${site.language}`, () => {
      test.use({ javaScriptEnabled: false });

      test('a yes is given, seen in the statement, and taken back there', async ({ page, context }) => {
        await page.goto(address);
        await dialogOf(page, site).getByRole('button', { name: site.acceptCookies }).click();
        await expect(page).toHaveURL(answered);
        await expect(dialogOf(page, site)).toHaveCount(0);
        expect(await consentIn(context)).toMatchObject({ categories: ['required', 'analytical', 'translation'] });

        await page.getByRole('contentinfo').getByRole('link', { name: site.cookieSettings }).click();
        const boxes = page.getByRole('main').getByRole('checkbox', { disabled: false });
        for (const box of await boxes.all()) {
          await expect(box).toBeChecked();
          await box.uncheck();
        }
        await page.getByRole('button', { name: site.saveCookies }).click();
        await expect(page).toHaveURL(pathOn(site, `/legal/cookie-statement/${site.language}#choice`));
        for (const box of await boxes.all()) await expect(box).not.toBeChecked();
        expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
      });

      test('an own choice unfolds and is kept', async ({ page, context }) => {
        await page.goto(address);
        const box = dialogOf(page, site).getByRole('checkbox', { disabled: false }).last();
        await expect(box).toBeHidden();
        await page.getByText(site.chooseCookies, { exact: true }).click();
        await box.check();
        await dialogOf(page, site).getByRole('button', { name: site.saveCookies }).click();
        await expect(page).toHaveURL(answered);
        expect(await consentIn(context)).toMatchObject({ categories: ['required', 'translation'] });
      });
    });

    test(`who is signed in is asked as well, and answers without losing the page (${site.language})`, async ({ page, context }) => {
      await arriveSignedIn(page, 'user', pathOn(site, '/account/profile'));
      await dialogOf(page, site).getByRole('button', { name: site.refuseCookies }).press('Enter');
      await expect(page.getByRole('button', { name: site.saveProfile })).toBeVisible();
      await expect(dialogOf(page, site)).toHaveCount(0);
      await expect(saved(page, site)).toBeFocused();
      expect(await consentIn(context)).toMatchObject({ categories: ['required'] });
    });
  }

  test('R4.20 R4.21 a choice is remembered, and one that cannot be read is taken away and asked for again', async ({
    page,
    context,
    origin,
  }) => {
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
    expect(await context.cookies()).toEqual([]);
  });
});

/** What of the dialog somebody would have to scroll to, or never sees. */
async function cutOffIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const { top = 0, bottom = 0, left = 0, right = 0 } = dialog?.getBoundingClientRect() ?? {};
    return [...(dialog?.querySelectorAll('*') ?? [])]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isOutside = box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
        const scrolls = getComputedStyle(element).overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return box.height > 0 && (isOutside || scrolls);
      })
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)} (${element.scrollHeight} of ${element.clientHeight})`);
  });
}

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
