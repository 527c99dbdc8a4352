import type { ElementHandle, Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { expect } from './test.ts';

/** What somebody presses. Links lead elsewhere, and where focus goes then is another matter. */
const pressed = ':is(button, summary, [role=tab], [role=switch], input[type=checkbox], input[type=radio])';

/** What lies over the page while it is there: the last of them is the uppermost. */
const layer = 'dialog[open], [popover]:popover-open';

/** What is pressed once more to undo it. */
const switches = 'summary, [aria-expanded], [aria-pressed], [role=switch], input[type=checkbox]';

interface Act {
  /** Where it stands among all that can be pressed. */
  place: number;
  name: string;
  /** Sends a form in, or does what a dialog asks about: that one has a colour of its own. */
  isAnswer: boolean;
  /** Leads to another document. */
  leaves: boolean;
}

/** What can be pressed on the screen as it stands: in the uppermost layer if there is one, or else everywhere. */
function actsOn(page: Page): Promise<Act[]> {
  return page.evaluate(
    ([controls = '', layers = '']) => {
      const root = [...document.querySelectorAll(layers)].at(-1) ?? document;
      return Array.from(root.querySelectorAll<HTMLElement>(controls)).flatMap((element, place) => {
        const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]');
        if (!isThere || element.closest('[inert]')) return [];
        // The rows of a list are alike.
        const row = element.closest('tbody > tr');
        if (row && [...(row.parentElement?.children ?? [])].indexOf(row) >= 2) return [];
        const name = (element.ariaLabel ?? element.textContent).trim() || element.id;
        const sends = element.matches('[type=submit]');
        const ground = getComputedStyle(element).backgroundColor;
        const isPlain = root instanceof Document || [getComputedStyle(root).backgroundColor, 'rgba(0, 0, 0, 0)'].includes(ground);
        const isAnswer = sends || (element.matches('button') && !isPlain);
        return [{ place, name, isAnswer, leaves: sends && element.closest('form[action]') !== null }];
      });
    },
    [pressed, layer],
  );
}

const nearest =
  ({ place }: Act) =>
  (a: Act, b: Act) =>
    Math.abs(a.place - place) - Math.abs(b.place - place);

/** With the keyboard, as somebody does who cannot see where they are otherwise. */
async function press(page: Page, { place }: Act): Promise<void> {
  const control = await page.evaluateHandle(
    ({ controls, layers, nth }) => {
      const root = [...document.querySelectorAll(layers)].at(-1) ?? document;
      return root.querySelectorAll<HTMLElement>(controls)[nth];
    },
    { controls: pressed, layers: layer, nth: place },
  );
  const element = control.asElement() as ElementHandle<HTMLElement> | null;
  await element?.focus();
  await page.keyboard.press((await element?.evaluate((each) => each.matches('input'))) ? 'Space' : 'Enter');
}

/** Whether focus is on something that can be seen. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return isInWindow && element.checkVisibility({ visibilityProperty: true });
  });
}

/** What there is to read, and how everything that can be set is set. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(
    ([controls = '', layers = '']) => {
      const fields = Array.from(document.querySelectorAll<HTMLInputElement>(`${controls}, input, select, textarea`));
      const states = fields.map(({ value, checked, ariaExpanded, ariaSelected, ariaPressed }) =>
        [value, checked, ariaExpanded, ariaSelected, ariaPressed].join(),
      );
      const open = document.querySelectorAll(`${layers}, details[open]`).length;
      return [location.href, open, document.body.innerText, ...states].join('\n');
    },
    [pressed, layer],
  );
}

function layersOn(page: Page): Promise<number> {
  return page.evaluate((layers) => document.querySelectorAll(layers).length, layer);
}

/** Calls that the page made and that were not answered yet. */
function watchCalls(page: Page): () => number {
  const open = new Set<object>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size;
}

/** On whatever page it is by then: an act may lead to another document. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => page.waitForLoadState());
}

interface Screen {
  name: string;
  open(): Promise<void>;
}

/**
 * Presses everything on a screen, one thing after the other, each time on the screen as it was. After each act focus is somewhere in sight,
 * and what it opened has no barrier. In a dialog everything but its answer is pressed too. What was opened closes again, and focus is back
 * in the page.
 */
export async function expectFocusKept(page: Page, { name, open }: Screen): Promise<void> {
  const callsOpen = watchCalls(page);
  const lost: string[] = [];

  /** Everything that was asked for is there. A sign of waiting that stays is found elsewhere. */
  async function untilSettled(): Promise<void> {
    await nextFrame(page);
    await expect.poll(callsOpen, { intervals: [20, 50, 100] }).toBe(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await nextFrame(page);
  }

  async function start(...acts: Act[]): Promise<void> {
    await open();
    await page.waitForLoadState('networkidle');
    await untilSettled();
    for (const act of acts) {
      await press(page, act);
      await untilSettled();
    }
  }

  async function expectFocus(after: string): Promise<void> {
    await expect
      .poll(() => isFocusInSight(page), { timeout: 2000 })
      .toBe(true)
      .catch(() => lost.push(`${name}: ${after}`));
  }

  /** Whether the screen is as it was. */
  async function doOne(act: Act, way = act.name): Promise<'as it was' | 'another' | 'a layer'> {
    const before = {
      state: await stateOf(page),
      layers: await layersOn(page),
      document: await page.evaluate(() => performance.timeOrigin),
    };
    await press(page, act);
    await untilSettled();
    // Another document begins at its own beginning.
    if ((await page.evaluate(() => performance.timeOrigin)) !== before.document) return 'another';
    await expectFocus(way);
    const after = await stateOf(page);
    if (after === before.state) return 'as it was';
    const layers = await layersOn(page);
    if (layers > before.layers) return 'a layer';
    if (layers < before.layers) return 'another';
    // A menu, a part that unfolds, a choice: once more, and it is as it was.
    const isSwitch = await page.evaluate((each) => document.activeElement?.matches(each), switches);
    if (!isSwitch) return 'another';
    await expectNoBarriers(page, `${name}: ${way}`);
    await press(page, act);
    await untilSettled();
    if ((await page.evaluate(() => performance.timeOrigin)) !== before.document) return 'another';
    await expectFocus(`${way}, again`);
    return (await stateOf(page)) === before.state ? 'as it was' : 'another';
  }

  await start();
  const atStart = await stateOf(page);
  for (const planned of (await actsOn(page)).filter(({ leaves }) => !leaves)) {
    // An act before it may have counted: who was switched off is not switched off again, and what came above it moved it on.
    const act = (await actsOn(page)).filter(({ name: each }) => each === planned.name).toSorted(nearest(planned))[0];
    if (!act) continue;
    const outcome = await doOne(act);
    if (outcome === 'a layer') {
      await expectNoBarriers(page, `${name}: ${act.name}`);
      for (const inner of (await actsOn(page)).filter(({ isAnswer }) => !isAnswer))
        if ((await doOne(inner, `${act.name}, ${inner.name}`)) !== 'as it was') await start(act);
      await page.keyboard.press('Escape');
      await untilSettled();
      await expectFocus(`${act.name}, closed`);
    }
    if (outcome === 'another' || (await stateOf(page)) !== atStart) await start();
  }
  expect(lost, 'acts after which focus is nowhere in sight').toEqual([]);
}
