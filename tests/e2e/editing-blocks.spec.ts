import type { Page } from '@playwright/test';
import { coreBlockTypes } from '#domains/blocks/model/core-block-types.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { addOwnPage } from './support/own-pages.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const saved = (page: Page) => page.getByText(/^Opgeslagen om/);
const types = (page: Page) =>
  page.locator('main [data-guid]').evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset['block']));
const inHand = (page: Page) => page.locator('[data-selected]');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('button', { name: 'Publiceer Nederlands' }).click();
  await expect(page.getByText('Alles is gepubliceerd')).toBeVisible({ timeout: 15_000 });
}

async function addBlock(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('R1.12 R10.51 R10.52 R10.55 by keys alone a block is added, moved, duplicated, hidden, deleted and brought back; readers get it with the publication', async ({
  page,
  product,
  secondBrowser,
}) => {
  test.setTimeout(90_000);
  const path = await addOwnPage(product.dataDir, { layout: '25-75', words: { main: 'Het begin.', 'side-left': 'Opzij.' } });
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await page.getByText('Het begin.').click();
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await expectNoBarriers(page);
  await addBlock(page, 'citaat');
  await expect(page.getByRole('textbox', { name: 'Tekst bewerken: citaat' })).toBeFocused();
  await page.keyboard.type('Wij bouwen verder.');
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect.poll(() => types(page)).toEqual(['quote', 'text', 'text']);
  await expect(page.locator('#plein-announcements')).toHaveText('Citaat verplaatst naar plaats 1 van 2 in Hoofdkolom.');

  await page.keyboard.press('Control+d');
  await expect.poll(() => types(page)).toEqual(['quote', 'quote', 'text', 'text']);
  await page.keyboard.press('Delete');
  await expect.poll(() => types(page)).toEqual(['quote', 'text', 'text']);
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => types(page)).toEqual(['quote', 'quote', 'text', 'text']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => types(page)).toEqual(['quote', 'text', 'text']);

  await expect(inHand(page)).toBeFocused();
  await page.getByRole('textbox').filter({ hasText: 'Opzij.' }).focus();
  await expect(page.locator('.ProseMirror-focused')).toHaveText('Opzij.');
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expectNoBarriers(page);
  await page.keyboard.press('End');
  for (const _ of ['alleen Engels', 'alleen Nederlands', 'verberg']) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Verberg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opzij.')).toBeHidden();
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await publish(page);

  const visitor = await secondBrowser.newPage();
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByText('Wij bouwen verder.')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(visitor.getByText('Opzij.')).toHaveCount(0);
});

test('R10.55 every type of block can be added, is there after loading anew, and can be published', async ({
  page,
  product,
  secondBrowser,
}) => {
  test.setTimeout(120_000);
  const path = await addOwnPage(product.dataDir, { layout: '100', words: { main: 'Het begin.' } });
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  for (const { type, about } of coreBlockTypes) {
    await page.getByRole('button', { name: 'Voeg een blok toe: Hoofdkolom' }).focus();
    await page.keyboard.press('Enter');
    await addBlock(page, about.nl.name);
    await expect.poll(async () => (await types(page)).at(-1)).toBe(type);
    // What was added has the focus, or its first field has.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-guid], [data-frame]') !== null), type).toBe(true);
  }
  const all = ['text', ...coreBlockTypes.map(({ type }) => type)];
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect.poll(() => types(page), { timeout: 15_000 }).toEqual(all);
  await publish(page);
  const visitor = await secondBrowser.newPage();
  await expect(async () => {
    await visitor.goto(path);
    const shown = await visitor
      .locator('article [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset['block']));
    expect(shown).toEqual(all);
  }).toPass({ timeout: 10_000 });
});

test('R10.50 R10.56 by mouse a block is dragged to where the line is, over a page that does not move before; Escape leaves it', async ({
  page,
  product,
}) => {
  const path = await addOwnPage(product.dataDir, {
    layout: '25-75',
    words: { top: 'Boven alles.', main: 'Het begin.', bottom: 'Onderaan.' },
  });
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  const places = () =>
    page
      .locator('main [data-guid]')
      .evaluateAll((blocks) =>
        blocks.map(
          (block) => `${block.closest('[data-region]')?.getAttribute('data-region')} ${block.querySelector('[data-path]')?.textContent}`,
        ),
      );
  const boxes = () =>
    page.locator('main [data-guid]').evaluateAll((blocks) => blocks.map((block) => JSON.stringify(block.getBoundingClientRect())));
  await expect.poll(places).toEqual(['top Boven alles.', 'main Het begin.', 'bottom Onderaan.']);
  const idle = await boxes();
  const line = page.locator('[data-drop-line]');
  async function takeHandle(words: string): Promise<void> {
    await page.getByText(words).hover();
    expect(await boxes()).toEqual(idle);
    await page.locator('[data-handle]').first().hover();
    await page.mouse.down();
  }

  await takeHandle('Onderaan.');
  const target = await page.getByText('Boven alles.').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) - 4, { steps: 8 });
  await expect(line).toBeVisible();
  expect(await boxes()).toEqual(idle);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await page.mouse.up();
  expect(await places()).toEqual(['top Boven alles.', 'main Het begin.', 'bottom Onderaan.']);

  await takeHandle('Onderaan.');
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) - 4, { steps: 8 });
  await expect(line).toBeVisible();
  await page.mouse.up();
  await expect.poll(places).toEqual(['top Onderaan.', 'top Boven alles.', 'main Het begin.']);
  await expect(page.locator('#plein-announcements')).toHaveText('Tekst verplaatst naar plaats 1 van 2 in Bovenaan.');
  await expect(inHand(page)).toBeFocused();

  // Into the column at the side, which has nothing yet.
  const main = await page.getByText('Het begin.').boundingBox();
  await page.getByText('Boven alles.').hover();
  await page.locator('[data-frame]:not([data-selected]) [data-handle]').hover();
  await page.mouse.down();
  await page.mouse.move((main?.x ?? 0) - 200, (main?.y ?? 0) + 10, { steps: 8 });
  await expect(line).toBeVisible();
  await page.mouse.up();
  await expect.poll(places).toEqual(['top Onderaan.', 'main Het begin.', 'side-left Boven alles.']);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('R10.57 a block is copied to another page with its words in both languages; cut and pasted on its own page it is the same block', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await addOwnPage(product.dataDir, { layout: '25-75', words: { main: 'Het begin.', 'side-left': 'Opzij.' } });
  const second = await addOwnPage(product.dataDir, { layout: '100', words: { main: 'Andere pagina.' } });
  const guids = () =>
    page.locator('main [data-guid]').evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset['guid']));
  async function takeInHand(words: string): Promise<void> {
    await page.getByText(words).click();
    await expect(page.locator('.ProseMirror-focused')).toHaveText(words);
    await page.keyboard.press('Escape');
    await expect(inHand(page)).toBeFocused();
  }

  await arriveSignedIn(page, 'admin', `${first}/edit`);
  await takeInHand('Het begin.');
  const before = await guids();
  await page.keyboard.press('Control+x');
  await expect.poll(guids).toEqual(before.slice(1));
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect.poll(guids).toEqual(expect.arrayContaining(before));
  await expect(page.locator("[data-region='side-left']")).toContainText('Het begin.');
  await page.keyboard.press('Control+c');
  await expect(page.locator('#plein-announcements')).toHaveText('Tekst gekopieerd.');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Het begin.');

  await page.goto(`${second}/edit`);
  await takeInHand('Andere pagina.');
  await page.keyboard.press('Control+v');
  await expect(page.locator("[data-region='main']")).toContainText('Het begin.');
  expect(await guids()).not.toContain(before[0]);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await page.goto(`/en${second}/edit`);
  await expect(page.locator('main [data-guid]').filter({ hasText: 'Het begin.' })).not.toHaveAttribute('lang');
});
