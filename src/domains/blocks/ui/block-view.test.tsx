import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { blockTypes } from '../model/block-types.ts';
import { blockComponents, BlockView } from './block-view.tsx';

const block: BuildingBlockInstance = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  type: 'text',
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: {},
  language: 'nl',
  content: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Welkom' }] }] } },
};

test('every type of block has a component, and every component a type', () => {
  expect(Object.keys(blockComponents).toSorted()).toEqual([...blockTypes.keys()].toSorted());
});

test('a block shows its content', async () => {
  const screen = await render(<BlockView block={block} pageLanguage="nl" />);
  await expect.element(screen.getByText('Welkom')).toBeVisible();
});

test('a block in another language than its page says so', async () => {
  const screen = await render(<BlockView block={block} pageLanguage="en" />);
  expect(screen.getByText('Welkom').element().closest('[lang]')).toHaveAttribute('lang', 'nl');
});

test('a block of an unknown type is an empty box, and what stands beside it stays', async () => {
  const screen = await render(
    <>
      <BlockView block={{ ...block, type: 'hologram' }} pageLanguage="nl" />
      <p>Daarnaast</p>
    </>,
  );
  await expect.element(screen.getByText('Daarnaast')).toBeVisible();
  expect(screen.container.textContent).toBe('Daarnaast');
});

const textBlock = blockComponents['text'];

afterEach(() => {
  if (textBlock) blockComponents['text'] = textBlock;
  vi.restoreAllMocks();
});

function breakTextBlocks(): void {
  blockComponents['text'] = () => {
    throw new Error('broken on purpose');
  };
}

const pageWithBrokenBlock = (
  <main>
    <p>Ervoor</p>
    <BlockView block={block} pageLanguage="nl" />
    <BlockView block={{ ...block, type: 'hologram' }} pageLanguage="nl" />
    <p>Daarnaast</p>
  </main>
);

test('a block that breaks while the server renders it takes nothing with it, and puts no script in the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  breakTextBlocks();
  const html = renderToString(pageWithBrokenBlock);
  expect(html).toContain('Daarnaast');
  expect(html).not.toContain('<script');
});

test('a block that breaks in the browser leaves its neighbours standing, and is logged once', async () => {
  breakTextBlocks();
  const { services, logged } = testServices();
  const screen = await render(<ServicesProvider services={services}>{pageWithBrokenBlock}</ServicesProvider>, {
    createRootOptions: { onCaughtError: () => {} },
  });
  await expect.element(screen.getByText('Ervoor')).toBeVisible();
  await expect.element(screen.getByText('Daarnaast')).toBeVisible();
  expect(screen.container.querySelectorAll('[data-broken-block]')).toHaveLength(2);
  expect(logged).toEqual([[2, 'Rendering failed: Error: broken on purpose', expect.any(String)]]);
});

test('a block that broke on the server and breaks again when the browser takes the page over leaves its neighbours standing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  breakTextBlocks();
  const { services, logged } = testServices();
  const page = <ServicesProvider services={services}>{pageWithBrokenBlock}</ServicesProvider>;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const hydrated = hydrateRoot(root, page, { onCaughtError: () => {}, onRecoverableError: () => {} });
  await expect.poll(() => logged).toEqual([[2, 'Rendering failed: Error: broken on purpose', expect.any(String)]]);
  expect(root.textContent).toBe('ErvoorDaarnaast');
  hydrated.unmount();
  root.remove();
});
