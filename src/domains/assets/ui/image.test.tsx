import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { assetView } from '../testing/asset-view.ts';
import { AssetImage } from './index.ts';

test('a picture is described, has room kept for it, and is loaded when it comes into sight', async () => {
  const screen = await render(<AssetImage asset={assetView()} alt="De haven" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'De haven' });
  await expect.element(image).toHaveAttribute('width', '1600');
  await expect.element(image).toHaveAttribute('height', '1000');
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await expect.element(image).toHaveAttribute('sizes', 'auto, 50vw');
});

test('one that decorates has no name', async () => {
  const screen = await render(<AssetImage asset={assetView()} alt="" sizes="50vw" />);
  expect(screen.container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});

test('a shape is kept room for as it is cut', async () => {
  const screen = await render(<AssetImage asset={assetView()} alt="De haven" sizes="50vw" ratio={2} />);
  await expect.element(screen.getByRole('img')).toHaveAttribute('height', '800');
});

test('the first picture of a page comes at once, and leaves no link or style in the page', () => {
  const markup = renderToString(<AssetImage asset={assetView()} alt="De haven" sizes="100vw" isPriority />);
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).toContain('loading="eager"');
  expect(markup).not.toContain('<link');
  expect(markup).not.toContain('style=');
});

test('a document is no picture', () => {
  expect(renderToString(<AssetImage asset={assetView({ kind: 'document', width: null, height: null })} alt="" sizes="1px" />)).toBe('');
});
