import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { noResources } from '#domains/blocks/model/resources.ts';
import {
  BlockComponentsContext,
  BlockView,
  CardsBlock,
  DividerBlock,
  ImageBlock,
  ResourcesProvider,
  TextBlock,
} from '#domains/blocks/ui/index.ts';
import { layoutPositions } from '#domains/blocks/model/layout.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import { isShownIn } from '#domains/documents/model/structure.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { DocumentEditor } from '../ui/document-editor.tsx';
import { draftServer, noPublication } from './draft-server.ts';

const components = { cards: CardsBlock, divider: DividerBlock, image: ImageBlock, text: TextBlock } as never;

/** A page in the editor as the application shows it, in its regions; only the network behind it is the test's, which does what it is asked. */
export async function editPage(draft: Draft, inOther: Draft = draft) {
  const server = draftServer(draft);
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { operations, content } = JSON.parse(String(body)) as { operations?: Operation[]; content?: Draft['fields'] };
    if (operations) return Response.json({ guid: draft.guid, ...(await server.change(operations, address + String(body))) });
    const guid = /instance\/([^/]+)/.exec(address)?.[1] ?? '';
    return Response.json({ guid, ...(await server.saveContent({ guid, content: content ?? {}, base: {}, contentVersion: 1 }, '')) });
  });
  const { services } = testServices();
  const loadAnew = (language = draft.language) => Promise.resolve(language === draft.language ? draft : inOther);
  const screen = await render(
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <LoadOptimizerProvider optimizer={createLoadOptimizer(services)}>
          <ServicesProvider services={services}>
            <BlockComponentsContext value={components}>
              <ResourcesProvider value={noResources}>
                <AbovePageProvider>
                  <AbovePagePlace />
                  <DocumentEditor draft={draft} closeHref="/" publication={noPublication} loadAnew={loadAnew} languageLinks={[]}>
                    {({ blocks, layout }) => (
                      <main tabIndex={-1} data-layout={layout}>
                        <h1>Pagina</h1>
                        {layoutPositions.map((position) => (
                          <div key={position} data-region={position}>
                            {blocks
                              .filter((block) => block.layoutPosition === position && isShownIn(block, draft.language))
                              .map((block) => (
                                <BlockView key={block.guid} block={block} pageLanguage="nl" />
                              ))}
                          </div>
                        ))}
                      </main>
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
  return { server, services, screen };
}
