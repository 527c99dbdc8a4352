import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** From the smallest telephone to a wide desk. */
const widths = Array.from({ length: 41 }, (_, step) => 320 + step * 40);

/** What a reader can set in the browser, on a telephone. */
const largeText = [
  { size: 200, width: 360 },
  { size: 150, width: 320 },
] as const;

/** At no width does a control lie under something else, and nothing leaves the window. */
export async function expectAllInReach(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await problemsAt(page)).map((problem) => `${width} px: ${problem}`));
  }
  expect(found).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** The same with large letters on a telephone, where words stay whole as well. */
export async function expectAllInReachOfLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { size, width } of largeText) {
    for (const set of [setLettersOfBrowser, setLettersOfPage]) {
      await set(page, size);
      // After the letters: what measures its own room in letters is measured anew.
      await page.setViewportSize({ width: width + 1, height: 740 });
      await page.setViewportSize({ width, height: 740 });
      const problems = [...(await problemsAt(page)), ...(await page.evaluate(findBrokenWords))];
      found.push(...problems.map((problem) => `${set.name} ${size} %, ${width} px: ${problem}`));
      await set(page, 100);
    }
  }
  expect(found).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** As a reader does in the settings of a browser: what the layout asks of the window is measured in these letters too. */
export async function setLettersOfBrowser(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await session.detach();
}

/** As an extension or a style of one's own does. */
async function setLettersOfPage(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), percent === 100 ? '' : `${percent}%`);
}

async function problemsAt(page: Page): Promise<string[]> {
  return page.evaluate(findOutOfReach);
}

/** Runs in the page. */
function findOutOfReach(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]';
  // What is behind a dialog is not to be reached, and not meant to be.
  const root = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document;
  const found = new Set<string>();
  const name = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`} "${(element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  // For who hears the page alone.
  const isForEars = (element: Element) =>
    element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).position === 'absolute';
  const scrolls = (element: Element): boolean => {
    for (let each = element.parentElement; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (each !== document.body && ['auto', 'scroll'].includes(overflowX) && each.scrollWidth > each.clientWidth) return true;
    }
    return false;
  };
  const isIn = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= -1 && right <= document.documentElement.clientWidth + 1;
  };

  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) {
    const widest = [...document.body.querySelectorAll('*')].toSorted(
      (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
    );
    found.add(`the page is ${over} px too wide: ${widest.slice(0, 3).map(name).join(', ')}`);
  }

  for (const element of root.querySelectorAll('body *')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasWords || !isShown(element) || isIn(element) || element.closest('svg')) continue;
    if (isForEars(element) || getComputedStyle(element).clipPath !== 'none' || scrolls(element)) continue;
    const { width, height, bottom } = element.getBoundingClientRect();
    // A link past the navigation waits above the window until it has focus.
    if (width > 0 && height > 0 && bottom + scrollY > 0) found.add(`${name(element)} leaves the window`);
  }

  const { scrollBehavior } = document.documentElement.style;
  document.documentElement.style.scrollBehavior = 'auto';
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (!isShown(control) || control.closest('[inert]') || control.matches(':disabled')) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A link that goes on in the next line: its first part.
    const [box] = control.getClientRects();
    if (!box || box.width <= 1 || box.height <= 1) continue;
    const own = control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];
    const left = Math.max(box.left, 0);
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const isOutside = box.right < 1 || box.bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1;
    // What waits above the window for focus comes with it.
    if (isOutside && box.bottom + scrollY < 1) continue;
    const hit = document.elementFromPoint((left + Math.min(box.right, innerWidth)) / 2, (top + bottom) / 2);
    // A notice is closed or goes by itself, and what has the focus is scrolled out from under it.
    if (hit?.closest('[role=status], [role=alert]')?.closest('section[tabindex="-1"]')) continue;
    if (hit && own.some((each) => each.contains(hit) || (each !== control && hit.contains(each) && hit.contains(control)))) continue;
    found.add(isOutside || !hit ? `${name(control)} is outside the window` : `${name(control)} lies under ${name(hit)}`);
  }
  document.documentElement.style.scrollBehavior = scrollBehavior;
  return [...found];
}

/** Runs in the page. Longer words do not fit on a telephone with letters of twice the size: those are hyphenated, by the rules of their language. */
function findBrokenWords(): string[] {
  const longest = 18;
  const found = new Set<string>();
  const root = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isForEars = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isForEars(element.parentElement));
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, pre, svg') || isForEars(parent)) continue;
    // After a dash a line may end; an address is no word, and neither is the number of its port.
    for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\d/@.:])[\p{L}\d’']+(?![\p{L}\d/@.]*[/@.]\p{L})/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (!first || !last || last.top <= first.bottom - 2) continue;
      const isHyphenated = getComputedStyle(parent).hyphens === 'auto' && parent.closest<HTMLElement>('[lang]')?.lang;
      if (word.length <= longest || !isHyphenated) found.add(`"${word}" in "${text.trim().slice(0, 40)}" is broken`);
    }
  }
  return [...found];
}
