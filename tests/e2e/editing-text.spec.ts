import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const path = '/over-ons/over-noorderhaven/edit';
const textIn = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Lopende tekst bewerken: tekst' }).first();
const toolbarIn = (page: Page) => page.getByRole('toolbar', { name: 'Opmaak van de tekst' });

/** With the keys, so that where it lands does not depend on the width of a letter. */
async function selectFirstLine(page: Page): Promise<void> {
  await textIn(page).click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+End');
  await expect(toolbarIn(page)).toBeVisible();
}

/** How far the toolbar stands from the selected words; negative is over them. */
function gapToWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
    const words = getSelection()?.getRangeAt(0).getBoundingClientRect();
    if (!bar || !words) throw new Error('There is nothing to measure.');
    return Math.max(words.top - bar.bottom, bar.top - words.bottom);
  });
}

test('R10.20 the toolbar never lies over the words it is about, wherever they are scrolled, and has no barriers', async ({ page }) => {
  await arriveSignedIn(page, 'admin', path);
  await selectFirstLine(page);
  const line = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);
  for (const wanted of [100, 130, 400, 700]) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), line - wanted);
    await expect.poll(() => gapToWords(page)).toBeGreaterThanOrEqual(0);
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), wanted - line);
  }
  await expectNoBarriers(page);
  await page.keyboard.press('Alt+F10');
  await page.getByRole('button', { name: 'Taal van deze woorden' }).click();
  await expectNoBarriers(page);
});

test('R10.22 with the keys alone words get a link to a page by its name, which its readers follow', async ({ page }) => {
  await arriveSignedIn(page, 'admin', path);
  await selectFirstLine(page);
  const words = (await page.evaluate(() => getSelection()?.toString())) ?? '';
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Waar leidt deze link heen?' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Veelgestelde');
  await expect(dialog.getByRole('option', { name: /^Veelgestelde vragen/ })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Maak de link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible();
  await page.reload();
  const link = page.getByRole('main').getByRole('link', { name: words.trim(), includeHidden: true }).first();
  await expect(link).toHaveAttribute('href', /\/veelgestelde-vragen$/);
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Control+z');
  await expect(link).toHaveCount(0);
  await expect(page.getByText(/^Opgeslagen om/)).toBeVisible();
});
