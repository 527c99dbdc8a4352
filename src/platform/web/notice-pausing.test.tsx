import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pauseWhileUsed } from './notice-pausing.ts';
import { createNotices, type Notices } from './notices.ts';

let notices: Notices;
let region: HTMLElement;
let outside: HTMLButtonElement;
let stop: () => void;

beforeEach(() => {
  region = document.createElement('div');
  outside = document.createElement('button');
  outside.textContent = 'Elders';
  document.body.append(region, outside);
  notices = createNotices();
  notices.subscribe(draw);
  stop = pauseWhileUsed(region, notices);
});

afterEach(() => {
  stop();
  region.remove();
  outside.remove();
});

function draw(): void {
  region.replaceChildren(
    ...notices.getSnapshot().map(({ id, title }) => {
      const button = document.createElement('button');
      button.textContent = title;
      button.addEventListener('click', () => notices.close(id));
      return button;
    }),
  );
}

function first(): HTMLElement {
  const element = region.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('There is no notice');
  return element;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a notice waits while the pointer is on it', async () => {
  notices.show({ title: 'Dag', timeout: 1000 });
  await userEvent.hover(first());
  await wait(1200);
  expect(notices.getSnapshot()).toHaveLength(1);
  await userEvent.hover(outside);
  await vi.waitUntil(() => notices.getSnapshot().length === 0, { timeout: 10_000 });
});

test('a notice waits while the keyboard is in it', async () => {
  notices.show({ title: 'Dag', timeout: 300 });
  first().focus();
  await wait(450);
  expect(notices.getSnapshot()).toHaveLength(1);
  outside.focus();
  await vi.waitUntil(() => notices.getSnapshot().length === 0, { timeout: 10_000 });
});

test('closing the notice that has focus lets the time of the others go on', async () => {
  notices.show({ title: 'Weg', timeout: 0 });
  notices.show({ title: 'Dag', timeout: 300 });
  first().focus();
  first().click();
  expect(notices.getSnapshot()).toHaveLength(1);
  await vi.waitUntil(() => notices.getSnapshot().length === 0, { timeout: 10_000 });
});
