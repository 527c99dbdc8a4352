import type { Page } from '@playwright/test';
import { expectNoBarriersIn } from './support/barriers.ts';
import { pathOn, sites } from './support/languages.ts';
import { arriveSignedIn, expect, test, untilTakenOver } from './support/test.ts';

const pages = {
  nl: {
    '/legal/accessibility/nl': ['Toegankelijkheid', 'Toegankelijkheidsverklaring'],
    '/legal/privacy': ['Privacy', 'Privacyverklaring'],
    '/legal/cookie-statement/nl': ['Cookies', 'Cookieverklaring'],
    '/legal/terms-of-use/nl': ['Gebruiksvoorwaarden', 'Gebruiksvoorwaarden'],
  },
  en: {
    '/legal/accessibility/en': ['Accessibility', 'Accessibility statement'],
    '/legal/privacy': ['Privacy', 'Privacy statement'],
    '/legal/cookie-statement/en': ['Cookies', 'Cookie statement'],
    '/legal/terms-of-use/en': ['Terms of use', 'Terms of use'],
  },
};

for (const site of sites) {
  const { language, home } = site;

  for (const [path, [link = '', title = '']] of Object.entries(pages[language])) {
    test(`${title} (${language}) is a click away on every page, and readable`, async ({ page }) => {
      await page.goto(home);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(pathOn(site, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // The heading is there before the styles are.
      await page.waitForLoadState();
      expect(await widestParagraph(page)).toBeLessThanOrEqual(75);
    });
  }

  test(`the contents lead to a section, and the address says which (${language})`, async ({ page }) => {
    await page.goto(pathOn(site, '/legal/privacy'));
    const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const heading = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    expect(new URL(page.url()).hash).not.toBe('');
  });

  test(`a text in the other language is marked as such, and has no barriers either (${language})`, async ({ page }) => {
    test.setTimeout(60_000);
    const other = language === 'nl' ? 'en' : 'nl';
    await page.goto(pathOn(site, `/legal/cookie-statement/${other}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('article')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages[other][`/legal/cookie-statement/${other}` as never][1] as string,
    );
    await expectNoBarriersIn(page, site);
  });

  test(`in the application it is the same page (${language})`, async ({ page }) => {
    await arriveSignedIn(page, 'user', home);
    for (const [path, [link = '', title = '']] of Object.entries(pages[language])) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(pathOn(site, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.reload();
      await untilTakenOver(page);
    }
  });
}

test('on paper there is the text, without the ways around it', async ({ page }) => {
  await page.goto('/legal/cookie-statement/nl');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Op deze pagina' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bewaar keuze' })).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('an admin sees what is still to be filled in, and how', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/legal/accessibility/nl');
  await expect(page.getByText('[vul in]', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Bezoekers zien dat niet.')).toBeVisible();
});

/** In characters: the width of the widest running text, measured in zeros. */
async function widestParagraph(page: Page): Promise<number> {
  return page.evaluate(() => {
    const widths = [...document.querySelectorAll<HTMLElement>('article section > p, article section > ul')].map((element) => {
      const zero = document.createElement('span');
      zero.textContent = '0';
      zero.style.position = 'absolute';
      element.append(zero);
      const { width } = zero.getBoundingClientRect();
      zero.remove();
      return element.getBoundingClientRect().width / width;
    });
    return Math.max(...widths);
  });
}
