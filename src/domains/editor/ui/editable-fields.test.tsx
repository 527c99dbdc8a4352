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
  ResourcesProvider,
  RichText,
  Text,
  type BlockComponents,
  type FieldEditing,
} from '#domains/blocks/ui/index.ts';
import { noResources } from '#domains/blocks/model/resources.ts';
import type { Language } from '#platform/shared/language.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { useStore } from '#platform/web/use-store.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { draftBlock, draftOf, draftServer, editedDocument } from '../testing/draft-server.ts';
import { createDraftStore } from './draft-store.ts';
import { EditablePicture } from './editable-picture.tsx';
import { EditableRichText } from './editable-rich-text.tsx';
import { EditableText } from './editable-text.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditedDocumentProvider, EditingProvider } from './editing.ts';
import { EmptyFields } from './empty-fields.tsx';
import { createSelection, SelectionProvider } from './selection.ts';
import { UnreadableBlock } from './unreadable-block.tsx';

function TitleAndText() {
  return (
    <>
      <Text field="title" as="p" />
      <RichText field="text" />
    </>
  );
}

const components: BlockComponents = { cards: CardsBlock, contact: ContactBlock, image: ImageBlock, notice: TitleAndText };
const fieldEditing: FieldEditing = {
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  EmptyFields,
  Unreadable: UnreadableBlock,
};
const card = '5b0f1f8e-1111-4222-8333-444455550001';

function blockOf(type: string, options: object, content: object): DraftBlock {
  return draftBlock({ type, options: { ...options }, content: { ...content } });
}

/** A block while it is edited, and what was saved of it last. */
async function edit(block: DraftBlock, refuse?: () => ApiError | null, language: Language = 'nl') {
  const saved: { content?: unknown } = {};
  const draft = draftOf([block], { language });

  const selection = createSelection();
  function Editor() {
    const [store] = useState(() =>
      createDraftStore(draft, {
        ...draftServer(draft),
        saveContent: ({ content, contentVersion }) => {
          const refusal = refuse?.();
          if (refusal) return Promise.reject(refusal);
          saved.content = content;
          return Promise.resolve({ content, contentVersion: contentVersion + 1, draftVersion: contentVersion + 1, removed: null });
        },
      }),
    );
    const { blocks } = useStore(store);
    return (
      <EditingProvider value={store}>
        <FieldEditingContext value={fieldEditing}>
          {blocks.map((each) => (
            <BlockView key={each.guid} block={each} pageLanguage={language} />
          ))}
        </FieldEditingContext>
        <SelectionProvider value={selection}>
          <EditedDocumentProvider value={editedDocument(draft)}>
            <EditBar />
          </EditedDocumentProvider>
        </SelectionProvider>
      </EditingProvider>
    );
  }

  await render(
    <LanguageProvider language="nl">
      <BlockComponentsContext value={components}>
        <ResourcesProvider value={noResources}>
          <button>Erbuiten</button>
          <ServicesProvider services={testServices().services}>
            <Editor />
          </ServicesProvider>
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
  { field: 'kop boven de kaarten', block: cards('Kop', 'Kaart'), path: ['heading'] },
  { field: 'titel van kaart 1', block: cards('', 'Kaart'), path: ['items', card, 'title'] },
  { field: 'telefoonnummer', block: blockOf('contact', { items: [] }, { heading: '', phone: '14 0299', items: {} }), path: ['phone'] },
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

test('an empty line takes no room until somebody is in it, and can be filled by keyboard alone', async () => {
  const saved = await edit(cards('', 'Kaart'));
  const block = document.querySelector('[data-block]');
  const before = block?.getBoundingClientRect().height ?? 0;
  await page.getByText('Kaart', { exact: true }).hover();
  expect(block?.getBoundingClientRect().height).toBe(before);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(line('kop boven de kaarten').element());
  expect(block?.getBoundingClientRect().height).toBeGreaterThan(before);
  await userEvent.keyboard('Kop{Tab}');
  await expect.poll(() => saved.content).toMatchObject({ heading: 'Kop' });
});

test('a block that has nothing to see says where its words and its picture can come', async () => {
  const saved = await edit(blockOf('image', { shape: 'original' }, { picture: { alt: '' }, caption: '' }));
  await expect.element(page.getByRole('button', { name: 'Kies een afbeelding' })).toBeVisible();
  expect(heightOf('onderschrift')).toBeGreaterThan(10);
  await line('onderschrift').click();
  await userEvent.keyboard('Onderschrift');
  await expect.poll(() => saved.content, { timeout: 3000 }).toMatchObject({ caption: 'Onderschrift' });
});

test.each([
  { name: 'that was never written', content: { title: 'Let op' } },
  { name: 'that was emptied', content: { title: 'Let op', text: richTextOf() } },
])('running text $name can be written', async ({ content }) => {
  const saved = await edit(blockOf('notice', { kind: 'info' }, content));
  await page.getByText('Let op').hover();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await page.getByRole('button', { name: 'tekst van de melding' }).click();
  await userEvent.keyboard('Morgen dicht.');
  await expect.poll(() => saved.content, { timeout: 3000 }).toMatchObject({ text: richTextOf('Morgen dicht.') });
});

test('a line that is refused says why, where it stands and in the bar, until it is mended', async () => {
  const fields = [{ path: 'content.heading', code: 'too_big', params: { maximum: 200 } }];
  let refusal: ApiError | null = new ApiError({ status: 422, code: 'document.block_refused', fields });
  const saved = await edit(cards('Kop', 'Kaart'), () => refusal);
  await line('kop boven de kaarten').click();
  await userEvent.keyboard('Lang');
  const why = 'Deze tekst is te lang. Gebruik niet meer dan 200 tekens.';
  await expect.element(line('kop boven de kaarten')).toHaveAccessibleDescription(why);
  await expect.element(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  await page.getByRole('button', { name: 'Ga naar: kop boven de kaarten' }).click();
  expect(document.activeElement).toBe(line('kop boven de kaarten').element());
  refusal = null;
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => saved.content, { timeout: 3000 }).toHaveProperty('heading');
  await expect.element(page.getByText(why)).not.toBeInTheDocument();
});

test.each([
  { button: 'Bewaar mijn tekst', left: 'Van mij' },
  { button: 'Neem de andere tekst', left: 'Van de ander' },
])('who shares a text with somebody else sees both, and chooses: $button', async ({ button, left }) => {
  const block = blockOf('notice', { kind: 'info' }, { title: 'Let op', text: richTextOf('Oud') });
  const theirs = { title: 'Opgelet', text: richTextOf('Van de ander') };
  let stale: ApiError | null = new ApiError({ status: 412, code: 'request.stale', details: { version: 4, value: theirs } });
  const saved = await edit(block, () => {
    const once = stale;
    stale = null;
    return once;
  });
  const text = page.getByRole('textbox', { name: 'Lopende tekst bewerken: tekst van de melding' });
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}Van mij');
  await page.getByRole('button', { name: 'Vergelijk' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Van mij')).toBeVisible();
  await expect.element(dialog.getByText('Van de ander')).toBeVisible();
  await dialog.getByRole('button', { name: button }).click();
  await expect.element(text).toHaveTextContent(left);
  // What the other changed elsewhere in the block came along.
  await expect.element(page.getByText('Opgelet')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible();
  expect(saved.content ?? theirs).toEqual({ title: 'Opgelet', text: richTextOf(left) });
});

test('what nobody translated is marked as Dutch, until somebody does', async () => {
  const block = { ...cards('Kop', 'Card'), language: 'en' as const, fallback: ['heading', `items.${card}.text`] };
  const saved = await edit({ ...block, language: 'en' }, undefined, 'en');
  const langOf = (field: string) => line(field).element().closest('[lang]:not([data-block], html)')?.getAttribute('lang');
  expect(langOf('kop boven de kaarten')).toBe('nl');
  expect(langOf('titel van kaart 1')).toBeUndefined();
  await line('kop boven de kaarten').fill('Heading');
  await page.getByRole('button', { name: 'Erbuiten' }).click();
  await expect
    .poll(() => saved.content)
    .toEqual({ heading: 'Heading', more: '', items: { [card]: { title: 'Card', picture: { alt: '' } } } });
  expect(langOf('kop boven de kaarten')).toBeUndefined();
});

test.each([
  { unreadable: 'unknown_type' as const, words: 'Dit soort blok is hier niet bekend.' },
  { unreadable: 'newer_shape' as const, words: 'nieuwere versie van het platform' },
  { unreadable: 'damaged' as const, words: 'is beschadigd' },
])('a block that cannot be read ($unreadable) is a box that says why, and takes no room in the page', async ({ unreadable, words }) => {
  await edit({ ...blockOf('hologram', {}, {}), unreadable });
  const box = page.getByText('Dit blok kan niet worden getoond');
  const whereBarStands = () => page.getByRole('region', { name: 'Bewerken' }).element().getBoundingClientRect().top;
  const before = whereBarStands();
  const summary = box.element() as HTMLElement;
  summary.click();
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByText('De inhoud blijft bewaard', { exact: false })).toBeVisible();
  expect(whereBarStands()).toBe(before);
});
