import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import {
  BlockComponentsContext,
  BlockView,
  CardsBlock,
  ContactBlock,
  FieldEditingContext,
  ImageBlock,
  NoticeBlock,
  ResourcesProvider,
  type BlockComponents,
  type FieldEditing,
} from '#domains/blocks/ui/index.ts';
import { noResources } from '#domains/blocks/model/resources.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { useStore } from '#platform/web/use-store.ts';
import type { Draft, DraftBlock } from '../../model/draft.ts';
import { createDraftStore } from './draft-store.ts';
import { EditablePicture } from './editable-picture.tsx';
import { EditableRichText } from './editable-rich-text.tsx';
import { EditableText } from './editable-text.tsx';
import { EditingProvider } from './editing.ts';

const components: BlockComponents = { cards: CardsBlock, contact: ContactBlock, image: ImageBlock, notice: NoticeBlock };
const fieldEditing: FieldEditing = { Text: EditableText, RichText: EditableRichText, Picture: EditablePicture };
const card = '5b0f1f8e-1111-4222-8333-444455550001';

function blockOf(type: string, options: object, content: object): DraftBlock {
  return {
    guid: '5b0f1f8e-1111-4222-8333-444455556666',
    type,
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: { ...options },
    content: { ...content },
    language: 'nl',
    version: 1,
    contentVersion: 1,
  };
}

/** A block while it is edited, and what was saved of it last. */
async function edit(block: DraftBlock) {
  const saved: { content?: unknown } = {};
  const draft = { buildingBlockInstances: [block], language: 'nl', hasChanges: false, isPublished: true } as unknown as Draft;

  function Editor() {
    const [store] = useState(() =>
      createDraftStore(draft, {
        saveContent: ({ content, contentVersion }) => {
          saved.content = content;
          return Promise.resolve({ contentVersion: contentVersion + 1 });
        },
        saveOptions: ({ version }) => Promise.resolve({ version: version + 1 }),
      }),
    );
    const { blocks } = useStore(store);
    return (
      <EditingProvider value={store}>
        <FieldEditingContext value={fieldEditing}>
          {blocks.map((each) => (
            <BlockView key={each.guid} block={each} pageLanguage="nl" />
          ))}
        </FieldEditingContext>
      </EditingProvider>
    );
  }

  await render(
    <LanguageProvider language="nl">
      <BlockComponentsContext value={components}>
        <ResourcesProvider value={noResources}>
          <button>Erbuiten</button>
          <Editor />
        </ResourcesProvider>
      </BlockComponentsContext>
    </LanguageProvider>,
  );
  await page.getByRole('button', { name: 'Erbuiten' }).click();
  return saved;
}

const line = (field: string) => page.getByRole('textbox', { name: `Tekst bewerken: ${field}`, exact: true });
const heightOf = (field: string) => line(field).element().getBoundingClientRect().height;
const cards = (heading: string, title: string) =>
  blockOf(
    'cards',
    { variant: 'links', columns: 3, items: [{ guid: card, link: { href: '#elders' } }] },
    { heading, more: '', items: { [card]: { title, text: 'Blijft', picture: { alt: '' } } } },
  );

test.each([
  { field: 'heading', block: cards('Kop', 'Kaart'), path: ['heading'] },
  { field: 'title', block: cards('', 'Kaart'), path: ['items', card, 'title'] },
  { field: 'phone', block: blockOf('contact', { items: [] }, { heading: '', phone: '14 0299', items: {} }), path: ['phone'] },
])('R1.06 a line that is emptied ($field) stays under the cursor, and takes what is typed next', async ({ field, block, path }) => {
  const saved = await edit(block);
  await line(field).click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => saved.content, { timeout: 3000 }).toHaveProperty(path, '');
  expect(document.activeElement).toBe(line(field).element());
  expect(location.hash).toBe('');
  expect(heightOf(field)).toBeGreaterThan(10);
  await userEvent.keyboard('Nieuw');
  await expect.poll(() => saved.content, { timeout: 3000 }).toHaveProperty(path, 'Nieuw');
  expect(line(field).element().textContent).toBe('Nieuw');
});

test('an empty line takes no room until somebody comes to its block, and can be filled by keyboard alone', async () => {
  const saved = await edit(cards('', 'Kaart'));
  const block = document.querySelector('[data-block]');
  const before = block?.getBoundingClientRect().height ?? 0;
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(line('heading').element());
  expect(block?.getBoundingClientRect().height).toBeGreaterThan(before);
  await userEvent.keyboard('Kop{Tab}');
  await expect.poll(() => saved.content).toMatchObject({ heading: 'Kop' });
});

test('a block that has nothing to see says where its words and its picture can come', async () => {
  const saved = await edit(blockOf('image', { shape: 'original' }, { picture: { alt: '' }, caption: '' }));
  await expect.element(page.getByRole('button', { name: 'Kies een afbeelding' })).toBeVisible();
  expect(heightOf('caption')).toBeGreaterThan(10);
  await line('caption').click();
  await userEvent.keyboard('Onderschrift');
  await expect.poll(() => saved.content, { timeout: 3000 }).toMatchObject({ caption: 'Onderschrift' });
});

test.each([
  { name: 'that was never written', content: { title: 'Let op' } },
  { name: 'that was emptied', content: { title: 'Let op', text: richTextOf() } },
])('running text $name can be written', async ({ content }) => {
  const saved = await edit(blockOf('notice', { kind: 'info' }, content));
  const text = page.getByRole('textbox', { name: 'Lopende tekst bewerken: text' });
  await page.getByText('Let op').hover();
  await text.click();
  await userEvent.keyboard('Morgen dicht.');
  await expect.poll(() => saved.content, { timeout: 3000 }).toMatchObject({ text: richTextOf('Morgen dicht.') });
});
