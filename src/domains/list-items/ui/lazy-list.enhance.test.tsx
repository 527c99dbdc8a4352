import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enhanceLazyList } from './lazy-list.enhance.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A list that waits between two screens of text, with a button below it. What it waits for is 900 px high. */
async function openPage(): Promise<{ list: HTMLElement; button: HTMLButtonElement }> {
  await page.viewport(400, 600);
  document.body.innerHTML = `
    <div style="height: 2000px"></div>
    <section style="height: 300px" data-lazy-list="data:text/html,<section style='height:900px'>Vijf%20berichten</section>"></section>
    <button>Print</button>
    <div style="height: 2000px"></div>`;
  const [list, button] = [document.querySelector('section'), document.querySelector('button')];
  if (!list || !button) throw new Error('The page is not there');
  return { list, button };
}

async function untilItCame(): Promise<void> {
  await expect.poll(() => document.body.textContent).toContain('Vijf berichten');
}
const topOf = (element: Element) => element.getBoundingClientRect().top;

test('V1 a list that comes later does not push away what has focus below it', async () => {
  const { list, button } = await openPage();
  scrollTo({ top: 1900, behavior: 'instant' });
  button.focus({ preventScroll: true });
  const before = topOf(button);
  stop = enhanceLazyList(list);
  await untilItCame();
  expect(topOf(button)).toBeCloseTo(before, 0);
});

test('nor what somebody reads who is past its beginning', async () => {
  const { list, button } = await openPage();
  scrollTo({ top: 2100, behavior: 'instant' });
  const before = topOf(button);
  stop = enhanceLazyList(list);
  await untilItCame();
  expect(topOf(button)).toBeCloseTo(before, 0);
});

test('who comes from above sees it begin where its room began', async () => {
  const { list } = await openPage();
  scrollTo({ top: 1700, behavior: 'instant' });
  const before = topOf(list);
  stop = enhanceLazyList(list);
  await untilItCame();
  expect(topOf(document.querySelector('section') ?? document.body)).toBeCloseTo(before, 0);
});
