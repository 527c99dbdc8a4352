import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Shift {
  value: number;
  /** What moved, as far as the browser tells. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** How much of a screen may move by itself while it comes, as web vitals count it. */
const mostShift = 0.05;

/** Notes from now on what moves in every document of this page without being asked to. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = (window.layoutShifts = []);
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone'));
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectCalm(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.layoutShifts ?? [];
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `what moved by itself: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
}
