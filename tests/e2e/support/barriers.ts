import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Nothing that can be measured keeps somebody from using what the page shows now. */
export async function expectNoBarriers(page: Page, when = 'barriers'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ['violations'] })
    // What it adds is frames of other sites, for which it opens a second page every time. There are none.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    when,
  ).toEqual([]);
}

/** The same on a telephone and on a desk, where nothing sticks out sideways either. */
export async function expectNoBarriersAtAnyWidth(page: Page, height = 900): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height });
    await untilStill(page);
    await expectNoBarriers(page, `${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px, sideways`).toBeLessThanOrEqual(0);
  }
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
