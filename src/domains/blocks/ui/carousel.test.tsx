import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import type { BuildingBlockInstance } from '../model/building-block.ts';
import { noResources } from '../model/resources.ts';
import { galleryBlock } from '../model/types/gallery-block.ts';
import { BlockComponentsContext, BlockView, type BlockComponents } from './block-view.tsx';
import { GalleryBlock } from './blocks/gallery-block.tsx';
import { enhanceCarousel } from './carousel.enhance.ts';
import { ResourcesProvider } from './resources.ts';

const picture = { asset: assetView().guid };
const { options, content } = galleryBlock.sample;
const block: BuildingBlockInstance = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  type: 'gallery',
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: { ...options, variant: 'carousel', items: options.items.map((item) => ({ ...item, picture })) },
  content: content.nl,
  language: 'nl',
};

let root: HTMLElement;

beforeEach(async () => {
  await page.viewport(600, 800);
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <BlockComponentsContext value={{ gallery: GalleryBlock } as unknown as BlockComponents}>
      <ResourcesProvider value={{ ...noResources, assets: { [picture.asset]: { ...assetView(), width: 1, height: 1 } } }}>
        <BlockView block={block} pageLanguage="nl" />
      </ResourcesProvider>
    </BlockComponentsContext>,
  );
  // Nothing serves pictures here.
  for (const image of root.querySelectorAll('img')) image.remove();
});
afterEach(() => root.remove());

const track = () => page.getByRole('list', { name: 'In beeld' });
const next = () => page.getByRole('button', { name: 'Volgende afbeelding' });
const previous = () => page.getByRole('button', { name: 'Vorige afbeelding' });
const scrolled = () => track().element().scrollLeft;

function enhance(): () => void {
  const carousel = root.querySelector<HTMLElement>('[data-carousel]');
  return carousel ? enhanceCarousel(carousel) : () => {};
}

test('without script it scrolls by keyboard, and offers no buttons that do nothing', async () => {
  expect(next().elements()).toHaveLength(0);
  await userEvent.tab();
  await expect.element(track()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('with script, buttons go on and back by one picture, and say where it ends', async () => {
  enhance();
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
  await next().click();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'false');
  await next().click();
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next()).toHaveFocus();
  await previous().click();
  await previous().click();
  await expect.poll(scrolled).toBe(0);
});

test('what was put on is taken off again', () => {
  const before = root.innerHTML;
  enhance()();
  expect(root.innerHTML).toBe(before);
});

test('pictures that all fit need no buttons', async () => {
  for (const item of [...track().element().children].slice(1)) item.remove();
  enhance();
  await expect.element(track()).toBeVisible();
  expect(next().elements()).toHaveLength(0);
});
