import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { sites } from './support/languages.ts';
import { expect, goToProfile, people, signInOn, signOutOn, test } from './support/test.ts';

for (const site of sites) {
  test.describe(`the home page in ${site.language}`, () => {
    test('R1.25 R2.53 R2.55 is Dutch without and English with a prefix, and names itself', async ({ page }) => {
      await page.goto(site.home);
      await expect(page.locator('html')).toHaveAttribute('lang', site.language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title);
      await expect(page, 'a page that is called as the platform does not say it twice').toHaveTitle('Noorderhaven');
      expect(await contentOf(page, 'meta[name=description]')).toBe(site.description);
      await page.goto(site.contact);
      await expect(page).toHaveTitle('Contact – Noorderhaven');
    });

    test('R2.57 has one canonical address, and both languages point at each other', async ({ page, origin }) => {
      await page.goto(`${site.home}?utm_source=nieuwsbrief`);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + site.home);
      expect(await alternatesOf(page)).toEqual({ nl: `${origin}/`, en: `${origin}/en`, 'x-default': `${origin}/` });
      await page.goto(site.otherHome);
      expect(await alternatesOf(page)).toMatchObject({ [site.language]: origin + site.home });
    });

    test('R2.56 makes a card when it is shared', async ({ page, request, origin }) => {
      await page.goto(site.home);
      const card = await page.locator('meta[property^="og:"]').evaluateAll((tags) =>
        // As a crawler reads it.
        Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
      );
      expect(card).toMatchObject({
        'og:title': 'Noorderhaven',
        'og:description': site.description,
        'og:url': origin + site.home,
        'og:locale': site.locale,
        'og:site_name': 'Noorderhaven',
      });
      expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
      const picture = await pictureAt(request, card['og:image'] ?? '');
      expect(picture).toEqual({ type: 'image/jpeg', size: '1200x630' });
      expect([card['og:image:width'], card['og:image:height']]).toEqual(['1200', '630']);
      expect(card['og:image:alt']).toMatch(/^Noorderhaven\. ./);
    });

    test('R2.58 R2.59 has its favicon in the sizes it says, and colours the browser', async ({ page, request }) => {
      await page.goto(site.home);
      const icons = await page
        .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
        .evaluateAll((links) =>
          (links as HTMLLinkElement[]).map((link) => ({ href: link.href, type: link.type, sizes: link.getAttribute('sizes') })),
        );
      expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '32x32', '192x192', '512x512', '180x180']);
      for (const { href, type, sizes } of icons) {
        const picture = await pictureAt(request, href);
        expect(picture.type, href).toBe(type || 'image/png');
        if (sizes !== 'any') expect(picture.size, href).toBe(sizes);
      }
      expect(await contentOf(page, 'meta[name=theme-color]')).toBe('#0b3c5d');
    });
  });

  test.describe(`without JavaScript, in ${site.language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page is whole and its links work', async ({ page }) => {
      await page.goto(site.home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title);
      await expect(page.getByRole('heading', { level: 2, name: site.arrange })).toBeVisible();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10);
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: site.otherLanguage }).click();
      await expect(page).toHaveURL(site.otherHome);
      await expect(page.locator('html')).not.toHaveAttribute('lang', site.language);
    });

    test('signing in and out works', async ({ page }) => {
      await page.goto(site.home);
      await page.getByRole('link', { name: site.signIn }).click();
      await signInOn(page, 'user', 'niet het goede wachtwoord');
      await expect(page.getByRole('heading', { name: site.oneError })).toBeFocused();
      await expect(page.locator('#email')).toHaveValue(people.user.email);

      await signInOn(page, 'user');
      await expect(page).toHaveURL(site.home);
      await goToProfile(page, 'user');
      expect(await page.getByRole('main').innerText()).toContain(site.needsJavaScript);

      await signOutOn(page);
      await expect(page).toHaveURL(`${site.home}?signed-out`);
      await expect(page.getByRole('link', { name: site.signIn })).toBeVisible();
    });
  });
}

test.describe('a browser that asks for another language', () => {
  test.use({ locale: 'fr-FR' });

  test('R1.26 Dutch is what there is for who asks for a language that is not there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    const answer = await page.goto('/fr');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden');
  });
});

async function contentOf(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).getAttribute('content');
}

async function alternatesOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => Object.fromEntries((links as HTMLLinkElement[]).map(({ hreflang, href }) => [hreflang, href])));
}

/** Width and height stand in the first bytes of every PNG. */
async function pictureAt(request: APIRequestContext, url: string): Promise<{ type: string | undefined; size: string | null }> {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  const type = answer.headers()['content-type'];
  const bytes = await answer.body();
  const { format, width, height } = await sharp(bytes).metadata();
  return { type, size: format === 'svg' ? null : `${width}x${height}` };
}
