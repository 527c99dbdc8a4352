import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A screen of 1280 px at 400 %. */
export const narrow = { width: 320, height: 740 };

/** WCAG 1.4.12: what a reader may set for themselves. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: on the smallest screen too. */
const largeText = 'html { font-size: 200% }';

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await expectWidth(page, 'as it is');
  await setOwnStyle(page, textSpacing);
  await expectWidth(page, 'with text spacing');
  await setOwnStyle(page, largeText);
  await expectWidth(page, 'with text of twice the size');
}

/** In the frame in which letters change, what moves with them is still under way. */
async function expectWidth(page: Page, message: string): Promise<void> {
  await expect.poll(() => widthOf(page), { message, timeout: 1000 }).toBe(narrow.width);
}

async function setOwnStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
