import '#ui/styles/index.css';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BuildingBlockInstance } from '../model/building-block.ts';
import { embedBlock } from '../model/types/embed-block.ts';
import { BlockComponentsContext, BlockView, type BlockComponents } from './block-view.tsx';
import { EmbedBlock } from './blocks/embed-block.tsx';
import { enhanceClickToLoad } from './click-to-load.enhance.ts';

// The page that tests run in may not load another site, so the frame shows nothing; what it asks for is what counts.
const block: BuildingBlockInstance = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  type: 'embed',
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: { source: { href: 'https://app.pdok.nl/viewer/#x=1' } },
  content: embedBlock.sample.content.nl,
  language: 'nl',
};
const shown = (
  <BlockComponentsContext value={{ embed: EmbedBlock } as unknown as BlockComponents}>
    <BlockView block={block} pageLanguage="nl" />
  </BlockComponentsContext>
);

afterEach(() => document.querySelector('[data-visitor-page]')?.remove());

/** As visitors get it: the server's markup and the small script. */
function showToVisitor(): void {
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset['visitorPage'] = '';
  root.innerHTML = renderToString(shown);
  for (const box of root.querySelectorAll<HTMLElement>('[data-click-to-load]')) enhanceClickToLoad(box);
}

const loadButton = () => page.getByRole('link', { name: 'Bekijk de kaart Waar u ons vindt' });
const frame = () => document.querySelector('iframe');

/** The frame may be called for without its site answering: no test should reach the network. */
function expectFrame(): void {
  expect(frame()).toHaveAttribute('title', 'Waar u ons vindt');
  expect(frame()).toHaveAttribute('src', 'https://app.pdok.nl/viewer/#x=1');
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(document.activeElement).toBe(frame());
}

test('C9 nothing of the other site is in the page, and the reader is told who would get a request', () => {
  showToVisitor();
  expect(frame()).toBeNull();
  expect(page.getByText('Uw browser maakt pas contact met PDOK als u op de knop drukt.').elements()).toHaveLength(1);
  expect(loadButton().element()).toHaveAttribute('href', 'https://app.pdok.nl/viewer/#x=1');
});

test('C9 a visitor’s click puts the frame in place of the button', async () => {
  showToVisitor();
  await loadButton().click();
  expectFrame();
  expect(loadButton().elements()).toHaveLength(0);
});

test('C9 for who is signed in, a click does the same', async () => {
  await render(shown);
  expect(frame()).toBeNull();
  await loadButton().click();
  await expect.poll(frame).not.toBeNull();
  expectFrame();
});

test('a click that asks for a new tab is left to the browser', () => {
  showToVisitor();
  const click = new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true });
  // Seen after the page's own listeners, and stopped: the test stays on its page.
  let wasTaken = true;
  addEventListener(
    'click',
    (event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  loadButton().element().dispatchEvent(click);
  expect(wasTaken).toBe(false);
  expect(frame()).toBeNull();
});
