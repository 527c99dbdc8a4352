import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect } from './test.ts';

/** What somebody presses. Links lead elsewhere, and where focus goes then is another matter. */
const pressed = ':is(button, summary, [role=tab], [role=switch], input[type=checkbox], input[type=radio])';
const openDialog = 'dialog[open]';

interface Act {
  /** Where it stands among all that can be pressed. */
  place: number;
  name: string;
}

/** What can be pressed on the screen as it stands: in its dialog if one is open, or else everywhere. */
function actsOn(page: Page): Promise<Act[]> {
  return page.evaluate(
    ([controls, dialog]) => {
      const root = document.querySelector(dialog ?? '') ?? document;
      return Array.from(root.querySelectorAll<HTMLElement>(controls ?? '')).flatMap((element, place) => {
        const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]');
        const isOfForm = element.closest('form[action]') !== null && element.matches('[type=submit]');
        const name = (element.ariaLabel ?? element.textContent).trim() || element.id;
        return isThere && !isOfForm && !element.closest('[inert]') ? [{ place, name }] : [];
      });
    },
    [pressed, openDialog],
  );
}

/** With the keyboard, as somebody does who cannot see where they are otherwise. */
async function press(page: Page, { place }: Act): Promise<void> {
  const control = page.locator(openDialog).or(page.locator('html')).last().locator(pressed).nth(place);
  await control.focus();
  await control.press((await control.evaluate((element) => element.matches('input'))) ? 'Space' : 'Enter');
}

/** Where focus is, in words; empty when it is nowhere. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return '';
    if (!element.checkVisibility({ visibilityProperty: true })) return '';
    return `${element.tagName.toLowerCase()} ${element.id || element.textContent.trim().slice(0, 40)}`;
  });
}

/** Everything that was asked for is there. A sign of waiting that stays is found elsewhere. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

interface Screen {
  name: string;
  open(): Promise<void>;
}

/**
 * Presses everything on a screen, one thing after the other, each time on the screen as it was. After each act focus is somewhere in sight,
 * and what it opened has no barrier; what was opened closes again, and focus is back in the page.
 */
export async function expectFocusKept(page: Page, { name, open }: Screen): Promise<void> {
  await open();
  await untilSettled(page);
  const acts = await actsOn(page);
  const lost: string[] = [];
  for (const [index, act] of acts.entries()) {
    if (index > 0) await open();
    await untilSettled(page);
    const document = await page.evaluate(() => performance.timeOrigin);
    const hadDialog = await page.locator(openDialog).isVisible();
    await press(page, act);
    await untilSettled(page);
    // Another document begins at its own beginning.
    if ((await page.evaluate(() => performance.timeOrigin)) !== document) continue;
    await expect
      .poll(() => focused(page), { timeout: 2000 })
      .not.toBe('')
      .catch(() => lost.push(`${name}: ${act.name}`));
    if (hadDialog || !(await page.locator(openDialog).isVisible())) continue;
    await expectNoBarriers(page, `${name}: ${act.name}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect
      .poll(() => focused(page), { timeout: 2000 })
      .not.toBe('')
      .catch(() => lost.push(`${name}: ${act.name}, closed`));
  }
  expect(lost, 'acts after which focus is nowhere').toEqual([]);
}
