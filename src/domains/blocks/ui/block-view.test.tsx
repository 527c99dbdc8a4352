import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
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

test('a block that breaks while the server renders it takes nothing with it, and puts no script in the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const original = blockComponents['text'];
  blockComponents['text'] = () => {
    throw new Error('broken on purpose');
  };
  const html = renderToString(
    <main>
      <BlockView block={block} pageLanguage="nl" />
      <p>Daarnaast</p>
    </main>,
  );
  if (original) blockComponents['text'] = original;
  expect(html).toContain('Daarnaast');
  expect(html).not.toContain('<script');
});
