import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A screen of 1280 px at 400 %. */
export const narrow = { width: 320, height: 740 };

/** WCAG 1.4.12: what a reader may set for themselves. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  expect(await widthOf(page)).toBe(narrow.width);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
  expect(await widthOf(page), 'with text spacing').toBe(narrow.width);
}

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
