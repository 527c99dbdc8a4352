import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noResources } from '#domains/blocks/model/resources.ts';
import { BlockComponentsContext, BlockView, ImageBlock, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { DocumentEditor } from './document-editor.tsx';
import { noPublication } from '../testing/draft-server.ts';

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
  buildingBlockInstances: [
    {
      guid: '5b0f1f8e-1111-4222-8333-444455556666',
      type: 'image',
      format: 1,
      layoutPosition: 'main',
      sortId: 0,
      options: { shape: 'original' },
      content: { picture: { alt: '' }, caption: 'Oud' },
      language: 'nl',
      version: 1,
      contentVersion: 1,
      basedOn: null,
      sourceVersion: null,
      languages: null,
      isHidden: false,
    },
  ],
  version: 1,
  structureVersion: 1,
  draftVersion: 1,
  wordsVersion: 1,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noor = { guid: 'noor', name: 'Noor Haven' };

/** The editor as the application shows it; only the network behind it is the test's. */
async function show() {
  const network = {
    answer: (): Response | Promise<never> => Response.json({ content: {}, contentVersion: 2, draftVersion: 2, removed: null }),
    signedIn: noor as typeof noor | null,
  };
  vi.stubGlobal('fetch', async () => network.answer());
  const loadAnew = () => Promise.resolve(draft);
  let known: typeof noor | null = noor;
  const loadPerson = async () => void (known = network.signedIn);
  const { services } = testServices({ person: () => known, loadPerson });
  const optimizer = createLoadOptimizer(services);
  await render(
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <LoadOptimizerProvider optimizer={optimizer}>
          <ServicesProvider services={services}>
            <BlockComponentsContext value={{ image: ImageBlock }}>
              <ResourcesProvider value={noResources}>
                <AbovePageProvider>
                  <AbovePagePlace />
                  <DocumentEditor draft={draft} closeHref="/" publication={noPublication} loadAnew={loadAnew} languageLinks={[]}>
                    {({ blocks }) => (
                      <main>
                        <h1>Pagina</h1>
                        {blocks.map((block) => (
                          <BlockView key={block.guid} block={block} pageLanguage="nl" />
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
  return { network, services };
}

async function type(words: string) {
  // The name of the block lies over a caption that is all there is of a page.
  const caption = page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' });
  await expect.element(caption).toBeVisible();
  (caption.element() as HTMLElement).focus();
  await userEvent.keyboard(words);
}

const state = (words: string) => page.getByRole('region', { name: 'Bewerken' }).getByRole('status').filter({ hasText: words });

test('what could not be saved offline is saved as soon as there is a network again', async () => {
  const { network } = await show();
  const online = network.answer;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await type('Nieuw');
  await expect.element(state('Opslaan is niet gelukt.')).toBeVisible();
  isOnline.mockRestore();
  network.answer = online;
  dispatchEvent(new Event('online'));
  await expect.element(state('Opgeslagen om')).toBeVisible();
});

test.each([
  { status: 403, code: 'document.edit_forbidden', words: 'Je mag deze pagina niet meer bewerken.' },
  { status: 404, code: 'document.not_found', words: 'Deze pagina is verwijderd.' },
])('who cannot save any more ($status) is told why, keeps what they typed and can take it along', async ({ status, code, words }) => {
  const { network } = await show();
  const accepted = network.answer;
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  network.answer = () => Response.json({ code }, { status });
  await type('Mijn nieuwe onderschrift');
  await expect.element(state(words)).toBeVisible();
  await page.getByRole('button', { name: 'Kopieer mijn tekst' }).click();
  await expect.element(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('Mijn nieuwe onderschrift'));
  // The right is given back.
  network.answer = accepted;
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect.element(state('Opgeslagen om')).toBeVisible();
});

test('what could not be saved signed out is saved as soon as the same person is signed in again', async () => {
  const { network, services } = await show();
  const accepted = network.answer;
  network.signedIn = null;
  network.answer = () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });
  await type('Nieuw');
  await expect.element(state('Opslaan is niet gelukt.')).toBeVisible();
  network.answer = accepted;
  network.signedIn = noor;
  const stop = services.sessionEnd.watch();
  dispatchEvent(new Event('focus'));
  await expect.element(state('Opgeslagen om')).toBeVisible();
  stop();
});
