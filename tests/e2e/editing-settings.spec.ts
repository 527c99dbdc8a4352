import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const path = '/bestuur';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Instellingen: Kaarten' });
const settings = (page: Page) => page.getByRole('button', { name: 'Instellingen', exact: true });
const heading = (page: Page) => page.getByRole('textbox', { name: 'Tekst bewerken: kop boven de kaarten' }).first();
const grid = (page: Page) => page.locator('[data-block=cards] [data-columns]').first();

/** By the key alone, as who has no mouse gets there. */
async function press(page: Page, key: string, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [10], timeout: 10_000 });
}

/** Where everything on the page stands, as its readers see it. */
async function boxesOf(page: Page): Promise<unknown> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.locator('main').evaluate((main) =>
    [document.querySelector('header') ?? main, main, ...main.querySelectorAll('[data-block]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

async function openSettings(page: Page): Promise<void> {
  await heading(page).focus();
  await settings(page).click();
  await expect(panel(page)).toBeVisible();
}

test('R9.21 R10.40 R10.41 a block is set with the keys alone, over the page, and readers get what was published', async ({
  page,
  secondBrowser,
}) => {
  test.setTimeout(60_000);
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await heading(page).focus();
  const boxes = await boxesOf(page);
  await press(page, 'Shift+F6', page.getByRole('link', { name: 'Sluit bewerken' }));
  await press(page, 'Tab', settings(page));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await boxesOf(page), 'nothing moves under it').toEqual(boxes);
  await expectNoBarriers(page);

  const before = (await grid(page).getAttribute('data-columns')) ?? '';
  await press(page, 'Tab', panel(page).getByRole('tab', { name: 'Inhoud' }));
  await page.keyboard.press('ArrowRight');
  await press(page, 'Tab', panel(page).getByRole('group', { name: 'Kaarten per rij' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(grid(page)).not.toHaveAttribute('data-columns', before);

  await panel(page).getByRole('tab', { name: 'Weergave' }).focus();
  await page.keyboard.press('ArrowLeft');
  await press(page, 'Tab', panel(page).getByRole('button', { name: 'Voeg een kaart toe' }).first());
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('textbox', { name: /^Titel van kaart/ })).toBeFocused();
  await page.keyboard.type('Kaart van nu');
  await expect(page.locator('[data-block=cards]').getByText('Kaart van nu')).toBeVisible();
  await press(page, 'Shift+Tab', panel(page).getByRole('button', { name: 'Wat kan met: Kaart van nu' }));
  await page.keyboard.press('Enter');
  await press(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Zet als eerste' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#plein-announcements')).toHaveText(/^Kaart van nu: verplaatst naar plaats 1 van/);
  await expect(page.locator('[data-block=cards] [data-path$=".title"]').first()).toHaveText('Kaart van nu');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeFocused();
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible({ timeout: 15_000 });

  const visitor = await secondBrowser.newPage();
  await visitor.goto(path);
  await expect(visitor.getByText('Kaart van nu')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('complementary', { name: 'Publiceren' }).getByRole('button', { name: 'Publiceer Nederlands' }).click();
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('[data-block=cards] [data-columns]').first()).not.toHaveAttribute('data-columns', before);
  await expect(visitor.locator('[data-block=cards] li').first()).toContainText('Kaart van nu');
});

test('R9.21 R10.42 R10.44 from 1556 px the page stands beside the drawer, as in a window that much narrower; a telephone has a sheet', async ({
  page,
}) => {
  const drawerWidth = 384;
  await page.setViewportSize({ width: 1600 - drawerWidth, height: 900 });
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await expect(heading(page)).toBeVisible();
  const narrower = await boxesOf(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openSettings(page);
  expect(await boxesOf(page)).toEqual(narrower);
  await expectNoBarriers(page);

  await page.getByRole('textbox', { name: 'Tekst bewerken: kop boven de lijst' }).focus();
  const list = page.getByRole('complementary', { name: 'Instellingen: Lijst' });
  await list.getByRole('tab', { name: 'Toegang' }).click();
  await list.getByRole('radio', { name: 'Ook iedereen met een account' }).check();
  await list.getByRole('button', { name: 'Bewaar wie mag toevoegen' }).click();
  await expect(page.getByText('Bewaard wie mag toevoegen.')).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Tekst bewerken: kop boven de lijst' }).focus();
  await list.getByRole('tab', { name: 'Toegang' }).click();
  await expect(list.getByRole('radio', { name: 'Ook iedereen met een account' })).toBeChecked();
  await heading(page).focus();

  await page.setViewportSize({ width: 390, height: 800 });
  const sheet = await panel(page).boundingBox();
  expect([sheet?.x, sheet?.y, sheet?.width].map((each) => Math.round(each ?? -1))).toEqual([0, 120, 390]);
  await expectNoBarriers(page);
  await panel(page).getByRole('button', { name: 'Sluit dit paneel' }).click();
  await expect(panel(page)).toHaveCount(0);
});
