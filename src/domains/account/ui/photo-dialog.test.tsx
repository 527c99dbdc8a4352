import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saved, showAccount as show } from '../testing/show-account.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const guid = 'd0000000-0000-4000-8000-000000000001';
const uploaded = () => Response.json({ guid });

/** A drawn photo: its left half is red, its right half blue, or empty. */
async function photo({ width = 400, height = 200, right = 'blue', type = 'image/png' } = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  for (const [colour, left] of [
    ['red', 0],
    [right, width / 2],
  ] as const) {
    if (context) context.fillStyle = colour;
    context?.fillRect(left, 0, width / 2, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  return new File([blob ?? ''], 'ik', { type });
}

/** The same photo as a camera stores it that was held on its side: to be turned a quarter to the right. */
async function turned(file: File): Promise<File> {
  const exif = 'FFE1 0022 4578 6966 0000 4D4D 002A 0000 0008 0001 0112 0003 0000 0001 0006 0000 0000 0000';
  const bytes = new Uint8Array((exif.match(/[0-9A-F]{2}/g) ?? []).map((byte) => parseInt(byte, 16)));
  return new File([file.slice(0, 2), bytes, file.slice(2)], 'ik.jpg', { type: 'image/jpeg' });
}

async function choose(screen: Awaited<ReturnType<typeof show>>['screen'], file: File): Promise<void> {
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toBeVisible();
  await userEvent.upload(screen.container.querySelector('input[type=file]') as HTMLElement, file);
}

/** What was sent, as whoever opens it sees it. */
async function seen(file: unknown) {
  if (!(file instanceof File)) throw new Error('No file was sent');
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0, alpha = 0] = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? [];
    return alpha < 128 ? 'nothing' : red > blue ? 'red' : 'blue';
  };
  return { type: file.type, width, height, colourAt };
}

const press = (keys: string, times: number) => userEvent.keyboard(keys.repeat(times));

test('a photo is put in its frame with the keyboard alone, and what was in the frame is what is sent', async () => {
  const { screen, sent } = await show([uploaded, saved]);
  await choose(screen, await photo());
  const frame = screen.getByRole('application', { name: 'Uw foto in een rond kader' });
  await expect.element(frame).toHaveFocus();
  expect((await axe.run(document.body)).violations).toEqual([]);
  // A quarter of the frame to the right: three quarters of it are red.
  await press('{ArrowRight}', 5);
  // Past four arrows, minus, slider and plus.
  await press('{Tab}', 8);
  await expect.element(screen.getByRole('button', { name: 'Gebruik deze foto' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent[1]).toEqual({ properties: [{ key: 'profielfoto', value: guid }] });
  const { colourAt, ...facts } = await seen(sent[0]);
  expect(facts).toEqual({ type: 'image/jpeg', width: 200, height: 200 });
  expect([0.05, 0.7, 0.8, 0.95].map((x) => colourAt(x, 0.5))).toEqual(['red', 'red', 'blue', 'blue']);
  await expect.element(screen.getByRole('button', { name: 'Andere foto kiezen' })).toHaveFocus();
});

test('plus, minus, the slider and the wheel enlarge a photo; buttons move it as far as it goes', async () => {
  const { screen, sent } = await show([uploaded, saved]);
  await choose(screen, await photo());
  const slider = screen.getByRole('slider', { name: 'Grootte van de foto' });
  const smaller = screen.getByRole('button', { name: 'Kleiner' });
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Groter' }).click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '110%');
  await smaller.click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100%');
  const frame = screen.getByRole('application');
  frame.element().focus();
  await press('+', 2);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '121%');
  await press('-', 1);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '110%');
  frame.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, bubbles: true, cancelable: true }));
  await expect.element(slider).toHaveAttribute('aria-valuetext', '400%');
  await slider.fill('200');
  const left = screen.getByRole('button', { name: 'Naar links' });
  await left.click();
  await press('{Enter}', 30);
  await expect.element(left).toHaveAttribute('aria-disabled', 'true');
  await expect.element(left).toHaveFocus();
  await screen.getByRole('button', { name: 'Gebruik deze foto' }).click();
  await expect.poll(() => sent.length).toBe(2);
  const { colourAt, ...facts } = await seen(sent[0]);
  expect(facts).toEqual({ type: 'image/jpeg', width: 100, height: 100 });
  expect(colourAt(0.02, 0.5)).toBe('blue');
});

test('a photo is dragged; one that can be seen through stays so', async () => {
  const { screen, sent } = await show([uploaded, saved]);
  await choose(screen, await photo({ right: 'transparent' }));
  const frame = screen.getByRole('application');
  await userEvent.dragAndDrop(frame, frame, { sourcePosition: { x: 180, y: 120 }, targetPosition: { x: 130, y: 120 } });
  await screen.getByRole('button', { name: 'Gebruik deze foto' }).click();
  await expect.poll(() => sent.length).toBe(2);
  const { colourAt, ...facts } = await seen(sent[0]);
  expect(facts).toEqual({ type: 'image/png', width: 200, height: 200 });
  expect([0.1, 0.4, 0.9].map((x) => colourAt(x, 0.5))).toEqual(['red', 'nothing', 'nothing']);
});

test('a photo from a camera that was held on its side stands upright, and is sent no larger than is needed', async () => {
  const { screen, sent } = await show([uploaded, saved]);
  await choose(screen, await turned(await photo({ width: 2400, height: 1200, type: 'image/jpeg' })));
  await screen.getByRole('button', { name: 'Gebruik deze foto' }).click();
  await expect.poll(() => sent.length).toBe(2);
  const { colourAt, ...facts } = await seen(sent[0]);
  expect(facts).toEqual({ type: 'image/jpeg', width: 1024, height: 1024 });
  expect([colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8), colourAt(0.8, 0.8)]).toEqual(['red', 'red', 'blue', 'blue']);
});

test('who changes their mind sends nothing and is back at the button; the dialog fits a telephone', async () => {
  await page.viewport(360, 740);
  const { screen, sent } = await show([]);
  await choose(screen, await photo());
  await expect.element(screen.getByRole('application')).toHaveFocus();
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toHaveFocus();
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(sent).toEqual([]);
});
