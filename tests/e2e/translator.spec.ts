import type { BrowserContext, Page } from '@playwright/test';
import { consentIn } from './support/consent-cookie.ts';
import { pathOn, sites } from './support/languages.ts';
import { expect, test } from './support/test.ts';

/** Stands in for the translator, and notes which page it is asked for. */
async function theirTranslator(context: BrowserContext): Promise<(string | null)[]> {
  const asked: (string | null)[] = [];
  await context.route('https://translate.google.com/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('u'));
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Translation</title><h1>Translated</h1>' });
  });
  return asked;
}

const toTranslator = /^request to another site: https:\/\/translate\.google\.com\//;

for (const site of sites) {
  const path = pathOn(site, '/legal/privacy');

  test.describe(`V8 the translator in ${site.language}`, () => {
    const question = (page: Page) => page.getByRole('dialog', { name: site.translateQuestion });
    const link = (page: Page) => page.getByRole('button', { name: site.translatePage });

    test('asks at the click, in place, and goes on to the translation; the next time it asks no more', async ({
      page,
      context,
      origin,
      watch,
    }) => {
      watch.expectProblem(toTranslator);
      const asked = await theirTranslator(context);
      await page.goto(path);
      await link(page).click();
      await expect(question(page)).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(path);
      expect(asked).toEqual([]);

      await question(page).getByRole('button', { name: site.translateYes }).click();
      await expect(page.getByRole('heading', { name: 'Translated' })).toBeVisible();
      expect(asked).toEqual([origin + path]);
      expect(await consentIn(context)).toMatchObject({ categories: ['required', 'analytical', 'translation'] });

      await page.goBack();
      await expect(page).toHaveURL(path);
      await page.goto(site.home);
      await page.getByRole('link', { name: site.translatePage }).click();
      await expect(page.getByRole('heading', { name: 'Translated' })).toBeVisible();
      expect(asked).toHaveLength(2);
    });

    test('leaves who says no where they were, by keyboard too, and keeps nothing', async ({ page, context }) => {
      await page.goto(path);
      for (const leave of ['Escape', 'Enter'] as const) {
        await link(page).press('Enter');
        await expect(question(page).getByRole('button', { name: site.translateYes })).toBeFocused();
        if (leave === 'Enter') await page.keyboard.press('Tab');
        await page.keyboard.press(leave);
        await expect(question(page)).toBeHidden();
        await expect(link(page)).toBeFocused();
      }
      await expect(page).toHaveURL(path);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test.describe('V8 the translator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks and goes on as well', async ({ page, context, watch }) => {
    watch.expectProblem(toTranslator);
    await theirTranslator(context);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Vertaal deze pagina' }).click();
    await page.getByRole('button', { name: 'Ja, vertaal deze pagina' }).click();
    await expect(page.getByRole('heading', { name: 'Translated' })).toBeVisible();
    expect(await consentIn(context)).toMatchObject({ categories: ['required', 'analytical', 'translation'] });
  });
});
