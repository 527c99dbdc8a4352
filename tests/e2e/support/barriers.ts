import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import type { SiteTexts } from './languages.ts';
import { expect } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Nothing that can be measured keeps somebody from using what the page shows now. */
export async function expectNoBarriers(page: Page, when = 'barriers'): Promise<void> {
  await untilStill(page);
  // Once for each document: reading it takes half as long as looking.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  expect(await page.evaluate(findBarriers, rules), when).toEqual([]);
}

async function findBarriers(values: string[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  /** Scrolled halfway under a bar that stays: it is as large as it should be. What stays covered is found by `expectAllInReach`. */
  const isLargeEnough = (selector: Axe.UnlabelledFrameSelector) => {
    const box = document.querySelector(String(selector))?.getBoundingClientRect();
    return box !== undefined && box.width >= 24 && box.height >= 24;
  };
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes.filter(({ target }) => id !== 'target-size' || !isLargeEnough(target));
    return found.length === 0 ? [] : [`${id}: ${found.map(({ html }) => html).join(' | ')}`];
  });
}

/** A telephone and a desk. */
const widths = { telephone: 360, desk: 1280 };

/**
 * What is looked at in both languages, is looked at once at each width: long Dutch words are the harder ones on a telephone. `npm run drill`
 * looks at every screen in both languages at both widths.
 */
export async function expectNoBarriersIn(page: Page, { language }: SiteTexts, height?: number): Promise<void> {
  const before = page.viewportSize();
  await expectNoBarriersAt(page, widthIn[language], height);
  // The journey goes on where it was: on a telephone the way on may be folded away.
  if (before) await page.setViewportSize(before);
}

export const widthIn = { nl: widths.telephone, en: widths.desk };

/** The same at a width, where nothing sticks out sideways either. */
async function expectNoBarriersAt(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await expectNoBarriers(page, `${width} px`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px, sideways`).toBeLessThanOrEqual(0);
}

export async function expectNoBarriersAtAnyWidth(page: Page, height?: number): Promise<void> {
  for (const width of Object.values(widths)) await expectNoBarriersAt(page, width, height);
}

/** What fades in has other colours until it is there. What turns for ever, such as the sign of waiting, is never still. */
async function untilStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().some(({ timeline, playState, effect }) => {
          const isBound = timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity;
          return isBound && playState === 'running';
        }),
      ),
    )
    .toBe(false);
}
