import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { noResources } from '#domains/blocks/model/resources.ts';
import { BlockComponentsContext, BlockView, HeadingAnchors, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { DocumentEditor } from '#domains/editor/ui/index.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../tests/support/test-services.ts';
import { loadAllBlocks } from './blocks.tsx';
import { noPublication } from '#domains/editor/testing/draft-server.ts';

const allBlocks = await loadAllBlocks();

type Values = Record<string, unknown>;

function blockOf(type: string, options: Values, content: Values, sortId = 0): DraftBlock {
  const guid = `5a3d1e00-0000-4000-9000-${String(sortId).padStart(12, '0')}`;
  const place = { guid, type, format: 1, layoutPosition: 'main', sortId } as const;
  return {
    ...place,
    options,
    content,
    language: 'nl',
    version: 1,
    contentVersion: 1,
    basedOn: null,
    sourceVersion: null,
    languages: null,
    isHidden: false,
  };
}

/** The editor as the application shows it; nothing is sent anywhere. */
async function edit(blocks: DraftBlock[]): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: {}, contentVersion: 2, draftVersion: 2, removed: null })));
  const { services } = testServices();
  const draft: Draft = {
    guid: '5b0f1f8e-1111-4222-8333-444455556667',
    title: 'Pagina',
    description: '',
    language: 'nl',
    isPublished: true,
    publishedOn: '2026-11-16T00:00:00Z',
    hasChanges: false,
    layout: '100',
    options: {},
    fields: {},
    fallback: [],
    buildingBlockInstances: blocks,
    version: 1,
    structureVersion: 1,
    draftVersion: 1,
    wordsVersion: 1,
  };
  await render(
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <LoadOptimizerProvider optimizer={createLoadOptimizer(services)}>
          <ServicesProvider services={services}>
            <BlockComponentsContext value={allBlocks}>
              <ResourcesProvider value={{ ...noResources, assets: { [picture.guid]: picture } }}>
                <AbovePageProvider>
                  <AbovePagePlace />
                  <DocumentEditor
                    draft={draft}
                    closeHref="/"
                    publication={noPublication}
                    loadAnew={() => Promise.resolve(draft)}
                    languageLinks={[]}
                  >
                    {({ blocks: shown }) => (
                      <HeadingAnchors blocks={shown}>
                        <main data-region="main" ref={(main) => main?.style.setProperty('padding-block', '12rem')}>
                          {shown.map((block) => (
                            <BlockView key={block.guid} block={block} pageLanguage="nl" />
                          ))}
                        </main>
                      </HeadingAnchors>
                    )}
                  </DocumentEditor>
                </AbovePageProvider>
              </ResourcesProvider>
            </BlockComponentsContext>
          </ServicesProvider>
        </LoadOptimizerProvider>
      </UiLanguage>
    </LanguageProvider>,
  );
}

const picture = assetView();

const linked = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Kijk op de ' },
        { type: 'text', text: 'kaart', marks: [{ type: 'link', attrs: { href: '/elders#kaart' } }] },
      ],
    },
  ],
};

test('a click on a link in running text goes into the text and stays in the editor; Ctrl and a click opens another tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await edit([blockOf('text', {}, { text: linked })]);
  const link = page.getByText('kaart', { exact: true });
  await link.click();
  await expect.poll(() => document.querySelector('.ProseMirror')).not.toBeNull();
  expect(location.hash).toBe('');
  await link.click();
  expect(location.hash).toBe('');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}');
  await link.click({ modifiers: ['Control'] });
  await userEvent.keyboard('{/Control}');
  expect(opened).toHaveBeenCalledWith('/elders#kaart', '_blank', 'noopener');
  expect(location.hash).toBe('');
});

test('a link of a card does not leave the editor either', async () => {
  const item = '5a3d1e00-0000-4000-9000-0000000000aa';
  const options = {
    background: 'none',
    variant: 'pictures',
    columns: 3,
    items: [{ guid: item, link: { href: '#elders' }, picture: { asset: picture.guid } }],
  };
  await edit([blockOf('cards', options, { heading: '', more: '', items: { [item]: { title: 'Kaart', text: '', picture: { alt: '' } } } })]);
  document.querySelector<HTMLAnchorElement>('[data-block] a[href]')?.click();
  expect(location.hash).toBe('');
});

/** A block of every type with one field filled and all others empty; of the things that it repeats, one. */
function sparseBlocks(): DraftBlock[] {
  return [...blockTypes.values()].map(({ type, sample }, index) => {
    const options = structuredClone(sample.options) as Values;
    const content = structuredClone(sample.content.nl) as Values;
    const hasItems = Array.isArray(options['items']) && options['items'].length > 0;
    delete options['picture'];
    const words = Object.entries(content).map(([name, value]) => {
      if (name === 'items' && hasItems) return [name, withFirstFilled(value as Record<string, Values>)];
      return [name, name === filledFieldOf(content, hasItems) ? value : emptied(value)];
    });
    return blockOf(type, options, Object.fromEntries(words) as Values, index);
  });
}

function withFirstFilled(items: Record<string, Values>): Values {
  return Object.fromEntries(
    Object.entries(items).map(([guid, fields]) => [
      guid,
      Object.fromEntries(Object.entries(fields).map(([name, value], index) => [name, index === 0 ? value : emptied(value)])),
    ]),
  );
}

function filledFieldOf(content: Values, hasItems: boolean): string | undefined {
  return hasItems ? undefined : Object.keys(content)[0];
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return (value as Values | undefined)?.['type'] === 'doc' ? { type: 'doc', content: [] } : value;
}

test.each([360, 1280])('nothing moves under the mouse in a page of %d px, whatever of a block is empty', async (width) => {
  await page.viewport(width, 900);
  await edit(sparseBlocks());
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const boxes = () => blocks.map((block) => `${block.dataset['block']} ${block.offsetTop} ${block.offsetHeight}`);
  await userEvent.unhover(document.body);
  const idle = boxes();
  const withEmpty = blocks.filter((block) => block.querySelector("[data-field='empty']"));
  expect(withEmpty.length).toBeGreaterThan(10);
  for (const block of withEmpty) {
    await userEvent.hover(block, { position: { x: 4, y: 4 } });
    expect([block.dataset['block'], block.matches(':hover')]).toEqual([block.dataset['block'], true]);
    expect(boxes()).toEqual(idle);
  }
});

test('what is empty is chosen by name at the edge of its block, and leaves again when nothing was typed', async () => {
  const content = { heading: 'Stappen', text: { type: 'doc', content: [] }, link: '', items: {} };
  await edit([blockOf('timeline', { items: [] }, content), blockOf('text', {}, { text: linked }, 1)]);
  const [block, next] = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const idle = block?.offsetHeight ?? 0;
  await page.getByText('Stappen').hover();
  const add = block?.querySelector('button[popovertarget]');
  expect(add?.getBoundingClientRect().bottom).toBeLessThanOrEqual(next?.getBoundingClientRect().top ?? 0);
  await page.getByRole('button', { name: 'Vul aan' }).first().click();
  const { violations } = await axe.run('[data-region]');
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await page.getByRole('button', { name: 'tekst bij de stappen' }).click();
  await expect.poll(() => document.querySelector('.ProseMirror-focused')).not.toBeNull();
  expect(block?.offsetHeight).toBeGreaterThan(idle);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => block?.offsetHeight).toBe(idle);
});
