import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServicesProvider } from '#platform/web/services.tsx';
import type { BuildingBlockInstance } from '../model/building-block.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { BlockComponentsContext, BlockView, type BlockComponents } from './block-view.tsx';
import { TextBlock } from './blocks/text-block.tsx';

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

const components: BlockComponents = { text: TextBlock };
const brokenComponents: BlockComponents = {
  text: () => {
    throw new Error('broken on purpose');
  },
};

function Blocks({ known = components, children }: { known?: BlockComponents; children: ReactNode }) {
  return <BlockComponentsContext value={known}>{children}</BlockComponentsContext>;
}

test('a block shows its content', async () => {
  const screen = await render(
    <Blocks>
      <BlockView block={block} pageLanguage="nl" />
    </Blocks>,
  );
  await expect.element(screen.getByText('Welkom')).toBeVisible();
});

test('a block in another language than its page says so', async () => {
  const screen = await render(
    <Blocks>
      <BlockView block={block} pageLanguage="en" />
    </Blocks>,
  );
  expect(screen.getByText('Welkom').element().closest('[lang]')).toHaveAttribute('lang', 'nl');
});

test('a block of an unknown type is an empty box, and what stands beside it stays', async () => {
  const screen = await render(
    <Blocks>
      <BlockView block={{ ...block, type: 'hologram' }} pageLanguage="nl" />
      <p>Daarnaast</p>
    </Blocks>,
  );
  await expect.element(screen.getByText('Daarnaast')).toBeVisible();
  expect(screen.container.textContent).toBe('Daarnaast');
});

afterEach(() => {
  vi.restoreAllMocks();
});

const pageWithBrokenBlock = (
  <Blocks known={brokenComponents}>
    <main>
      <p>Ervoor</p>
      <BlockView block={block} pageLanguage="nl" />
      <BlockView block={{ ...block, type: 'hologram' }} pageLanguage="nl" />
      <p>Daarnaast</p>
    </main>
  </Blocks>
);

test('a block that breaks while the server renders it takes nothing with it, and puts no script in the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(pageWithBrokenBlock);
  expect(html).toContain('Daarnaast');
  expect(html).not.toContain('<script');
});

test('a block that breaks in the browser leaves its neighbours standing, and is logged once', async () => {
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
