import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { sites } from './support/languages.ts';
import { addOwnPage } from './support/own-pages.ts';
import { expect, lookSignedIn, test, untilTakenOver } from './support/test.ts';

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 900 };

/** The words of the shell, written out: a text that changes by accident is found. */
const words = {
  nl: { menu: 'Menu', close: 'Sluit', mainMenu: 'Hoofdmenu', search: 'Zoek', crumbs: 'Kruimelpad', section: 'In dit onderdeel' },
  en: { menu: 'Menu', close: 'Close', mainMenu: 'Main menu', search: 'Search', crumbs: 'Breadcrumbs', section: 'In this section' },
};

const mainMenu = (page: Page) => page.locator('[data-site-menu] nav').first();
/** An item of the main menu that has pages below it. */
const itemWithPages = (page: Page) => mainMenu(page).locator('li:has(> details)').first();

for (const { language, home } of sites) {
  const t = words[language];

  test.describe(`the main menu on a wide screen (${language})`, () => {
    test('opens by a click, and Escape closes it and gives focus back', async ({ page }) => {
      await page.goto(home);
      const item = itemWithPages(page);
      await item.locator('summary').click();
      await expect(item.locator('details a').first()).toBeVisible();
      await item.locator('details a').first().focus();
      await page.keyboard.press('Escape');
      await expect(item.locator('details a').first()).toBeHidden();
      await expect(item.locator('summary')).toBeFocused();
    });

    test('closes when focus or a click goes elsewhere, and one opened item closes the other', async ({ page }) => {
      await page.goto(home);
      const [first, second] = [mainMenu(page).locator('details').nth(0), mainMenu(page).locator('details').nth(1)];
      await first.locator('summary').click();
      await second.locator('summary').click();
      await expect(first).not.toHaveAttribute('open');
      await expect(second).toHaveAttribute('open');
      await page.getByRole('main').click({ position: { x: 5, y: 600 } });
      await expect(second).not.toHaveAttribute('open');
      await first.locator('summary').press('Enter');
      await first.locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect(first).not.toHaveAttribute('open');
    });

    test('opens under a pointer that rests, not under one that passes', async ({ page }) => {
      await page.goto(home);
      const item = itemWithPages(page);
      await item.hover();
      await page.mouse.move(640, 800);
      await page.waitForTimeout(250);
      await expect(item.locator('details')).not.toHaveAttribute('open');
      await item.hover();
      await expect(item.locator('details')).toHaveAttribute('open');
      await page.mouse.move(640, 800);
      await expect(item.locator('details')).not.toHaveAttribute('open');

      await item.hover();
      await expect(item.locator('details')).toHaveAttribute('open');
      await item.locator('summary').click();
      await page.mouse.move(640, 800);
      await page.waitForTimeout(500);
      await expect(item.locator('details'), 'a click means it').toHaveAttribute('open');
    });

    test('says where the reader is', async ({ page }) => {
      await page.goto(home);
      const link = itemWithPages(page).locator('details a').first();
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByRole('navigation', { name: t.crumbs }).getByRole('link').last()).toHaveAttribute('aria-current', 'page');
      await expect(itemWithPages(page)).toHaveAttribute('data-open');
      await expect(page.getByRole('navigation', { name: t.section }).locator('[aria-current=page]')).toBeVisible();
    });
  });

  test.describe(`the menu on a narrow screen (${language})`, () => {
    test.use({ viewport: narrow });

    test('opens over the page, keeps the keyboard in it, and gives focus back', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: t.menu, exact: true }).click();
      const panel = page.locator('[data-site-menu]');
      await expect(panel).toBeVisible();
      // The keyboard is in it from the start.
      await expect(page.getByRole('button', { name: t.close })).toBeFocused();
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('[data-site-menu]'),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: t.menu, exact: true })).toBeFocused();
    });

    test('has no barrier that can be measured when it is open', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: t.menu, exact: true }).click();
      await itemWithPages(page).locator('summary').click();
      await expectNoBarriers(page);
    });

    test('keeps the logo in its place, and opens at the section of the reader', async ({ page }) => {
      await page.goto(home);
      const section = mainMenu(page).locator('li:has(> a + details)').last();
      const inSection = section.locator('details a').last();
      await page.goto((await inSection.getAttribute('href')) ?? '');
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      await page.getByRole('button', { name: t.menu, exact: true }).click();
      await expect(inSection).toBeInViewport();
      await expect(inSection).toHaveAttribute('aria-current', 'page');
      expect(await page.locator('[data-site-menu]').getByRole('link').first().boundingBox()).toEqual(logo);
    });

    test('a page below another shows the way back to it alone, and its section folded', async ({ page }) => {
      await page.goto(home);
      const link = itemWithPages(page).locator('details a').first();
      await page.goto((await link.getAttribute('href')) ?? '');
      const crumbs = page.getByRole('navigation', { name: t.crumbs });
      await expect(crumbs.getByRole('link')).toHaveCount(1);
      const section = page.getByRole('navigation', { name: t.section });
      await expect(section.getByRole('link').first()).toBeHidden();
      await section.locator('summary').click();
      await expect(section.getByRole('link').first()).toBeVisible();
    });
  });

  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens on a wide and on a narrow screen', async ({ page }) => {
      await page.goto(home);
      await itemWithPages(page).locator('summary').click();
      await expect(itemWithPages(page).locator('details a').first()).toBeVisible();
      await page.setViewportSize(narrow);
      await page.goto(home);
      await page.getByRole('button', { name: t.menu, exact: true }).click();
      await expect(mainMenu(page)).toBeVisible();
      await page.getByRole('button', { name: t.close }).click();
      await expect(mainMenu(page)).toBeHidden();
    });

    test('the search form leads to the search page', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('banner').getByRole('searchbox').fill('paspoort');
      await page.getByRole('banner').getByRole('button', { name: t.search, exact: true }).click();
      await expect(page).toHaveURL(/\/search\?q=paspoort$/);
    });
  });

  test(`an opened menu on a wide screen has no barrier that can be measured (${language})`, async ({ page }) => {
    await page.goto(home);
    await itemWithPages(page).locator('summary').click();
    await expectNoBarriers(page);
  });
}

const everyRegion = { top: 'Bovenrij', main: 'Hoofdtekst', 'side-left': 'Linkerkolom', 'side-right': 'Rechterkolom', bottom: 'Onderrij' };

async function boxOf(page: Page, text: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page
    .locator('[data-region]')
    .filter({ hasText: text })
    .evaluate((region) => {
      const { x, y, width, height } = region.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });
  return box;
}

const columns = {
  '100': { left: null, main: 12, right: null },
  '25-75': { left: 3, main: 9, right: null },
  '75-25': { left: null, main: 9, right: 3 },
  '25-50-25': { left: 3, main: 6, right: 3 },
} as const;

for (const layout of ['100', '25-75', '75-25', '25-50-25'] as const) {
  const { left, main, right } = columns[layout];
  const { top, bottom, 'side-left': sideLeft, 'side-right': sideRight, main: text } = everyRegion;
  const regions = { top, main: text, bottom, ...(left && { 'side-left': sideLeft }), ...(right && { 'side-right': sideRight }) };

  test(`R2.48 R2.49 R2.50 R2.51 R2.52 layout ${layout}: rows above and below, and side columns of three in twelve that stand under the text on a narrow screen`, async ({
    page,
    product,
  }) => {
    const path = await addOwnPage(product.dataDir, { layout, words: regions });
    await page.setViewportSize(wide);
    await page.goto(path);
    const [topBox, mainBox, bottomBox] = [await boxOf(page, top), await boxOf(page, text), await boxOf(page, bottom)];
    const whole = topBox.width;
    expect(topBox.y + topBox.height).toBeLessThanOrEqual(mainBox.y);
    expect(mainBox.y + mainBox.height).toBeLessThanOrEqual(bottomBox.y);
    expect(bottomBox.width).toBeCloseTo(whole, 0);
    expect(mainBox.width).toBeCloseTo((whole * main) / 12, 0);
    const sides = [...(left ? [sideLeft] : []), ...(right ? [sideRight] : [])];
    for (const side of sides) {
      const box = await boxOf(page, side);
      expect(box.width, side).toBeCloseTo((whole * 3) / 12, 0);
      expect(box.y, side).toBeLessThan(mainBox.y + mainBox.height);
      expect(side === sideLeft ? box.x + box.width : mainBox.x + mainBox.width).toBeLessThanOrEqual(
        (side === sideLeft ? mainBox.x : box.x) + 0.5,
      );
    }

    await page.setViewportSize({ width: 1023, height: 900 });
    const order = await Promise.all([top, text, ...sides, bottom].map((words) => boxOf(page, words)));
    for (const box of order) expect(box.width).toBeCloseTo(order[0]?.width ?? 0, 0);
    const tops = order.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
}

test('R9.17 R9.18 R9.19 the header is as high as was announced, and stays in sight as a low row', async ({ page }) => {
  await page.goto('/');
  const heightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  const announced = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), `--p-header-${name}`);
  expect(`${(await heightOf('header')) + (await heightOf('[data-site-menu]'))}px`).toBe(await announced('height-desktop'));
  expect(`${await heightOf('header')}px`).toBe(await announced('row-height'));
  const scrollPadding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  expect(scrollPadding).toBe(await announced('height-desktop'));
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('header').first()).not.toBeInViewport();
  await expect(mainMenu(page)).toBeInViewport();
  await page.setViewportSize(narrow);
  expect(`${await heightOf('header')}px`).toBe(await announced('height-mobile'));
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
});

test('R9.27 the sub-menu shows after 50 ms', async ({ page }) => {
  await page.goto('/');
  const link = itemWithPages(page).locator('details a').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  const { delay, name } = await page.locator('[data-sub-menu]').evaluate((menu) => {
    const { animationDelay, animationName } = getComputedStyle(menu);
    return { delay: animationDelay, name: animationName };
  });
  expect(delay).toBe('0.05s');
  expect(name).not.toBe('none');
  await expect(page.locator('[data-sub-menu]')).toBeVisible();
});

test('nothing moves while the home page loads', async ({ page }) => {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await page.goto('/', { waitUntil: 'networkidle' });
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(moved).toBeLessThan(0.01);
  }
});

test('with text of 200 % and a long word the page still fits 320 px, and the menu opens', async ({ page, product }) => {
  const path = await addOwnPage(product.dataDir, {
    layout: '25-75',
    title: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
    words: { main: 'Tekst' },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sluit' })).toBeInViewport();
});

test('on paper there is the text, and no way around', async ({ page }) => {
  await page.goto('/');
  const link = itemWithPages(page).locator('details a').first();
  const paths = [(await link.getAttribute('href')) ?? '', '/', '/over-ons/contact'];
  // As wide as the printed part of a sheet.
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const [head, words] = await Promise.all([page.getByRole('banner').boundingBox(), title.boundingBox()]);
    expect(words?.y, `${path}: nothing lies over its title`).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    const controls = page.locator('nav, search, form, input, footer, button, [data-load]').filter({ visible: true });
    await expect(controls, path).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(700);
  }
});

test('on paper an item leads nowhere back, and the logo is in line with its text', async ({ page }) => {
  // As wide as the printed part of a sheet.
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto('/nieuws');
  await page.goto((await page.locator('main a[href*="/i/"]').first().getAttribute('href')) ?? '');
  const back = page.getByRole('link', { name: 'Terug naar Nieuws' });
  await expect(back).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(back).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lees ook' })).toBeHidden();
  const [logo, title] = await Promise.all(
    [page.getByRole('banner').locator('img').first(), page.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
  );
  expect(logo?.x).toBe(title?.x);
});

test('a page has one main heading, also where a large search field stands in its place', async ({ page, product }) => {
  for (const path of ['/', '/en', await addOwnPage(product.dataDir, { layout: '100', words: everyRegion })]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('in the application the same shell works: menus close when a page is chosen', async ({ page }) => {
  await lookSignedIn(page, 'user');
  await itemWithPages(page).locator('summary').click();
  const link = itemWithPages(page).locator('details a').first();
  await link.click();
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
  await expect(itemWithPages(page).locator('details')).not.toHaveAttribute('open');
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // Its section is open already: the reader is in it.
  await itemWithPages(page).locator('details a').last().click();
  await expect(page.locator('[data-site-menu]')).toBeHidden();
  await untilTakenOver(page);
});
