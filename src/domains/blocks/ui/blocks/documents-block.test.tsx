import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import type { Language } from '#platform/shared/language.ts';
import type { BuildingBlockInstance } from '../../model/building-block.ts';
import { type BlockResources, noResources } from '../../model/resources.ts';
import { documentsBlock } from '../../model/types/documents-block.ts';
import { BlockComponentsContext, BlockView, type BlockComponents } from '../block-view.tsx';
import { ResourcesProvider } from '../resources.ts';
import { DocumentsBlock } from './documents-block.tsx';

const file = assetView({ kind: 'document', fileName: 'schetsontwerp.v2.pdf', bytes: 1_234_567, width: null, height: null });
const target = `file:${file.guid}`;
const [first] = documentsBlock.sample.options.items;

function show(language: Language, resources: Partial<BlockResources>) {
  const block: BuildingBlockInstance = {
    guid: '5b0f1f8e-1111-4222-8333-444455556666',
    type: 'documents',
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: { items: [{ ...first, file: { href: target } }] },
    content: documentsBlock.sample.content[language],
    language,
  };
  return render(
    <BlockComponentsContext value={{ documents: DocumentsBlock } as unknown as BlockComponents}>
      <ResourcesProvider value={{ ...noResources, ...resources }}>
        <BlockView block={block} pageLanguage={language} />
      </ResourcesProvider>
    </BlockComponentsContext>,
  );
}

test.each([
  { language: 'nl', name: 'Schetsontwerp van het plein (PDF, 1,2 MB)' },
  { language: 'en', name: 'First design of the square (PDF, 1.2 MB)' },
] as const)('a file is named with its kind and size in $language, and downloads', async ({ language, name }) => {
  const screen = await show(language, { links: { [target]: '/a/file' }, assets: { [file.guid]: file } });
  const link = screen.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', '/a/file');
  await expect.element(link).toHaveAttribute('download');
});

test('a file that this reader may not have is named without a link', async () => {
  const screen = await show('nl', {});
  await expect.element(screen.getByText('Schetsontwerp van het plein')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});
