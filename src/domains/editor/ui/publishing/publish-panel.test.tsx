import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noResources } from '#domains/blocks/model/resources.ts';
import { BlockComponentsContext, BlockView, ImageBlock, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import type { Comparison } from '#domains/documents/model/comparison.contract.ts';
import type { ChangeByPerson } from '#domains/documents/model/comparison.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { DocumentEditor, type Publishing } from '../document-editor.tsx';
import type { SeenVersion } from '../editing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const block = draftBlock({ type: 'image', options: { shape: 'original' }, content: { picture: { alt: '' }, caption: 'Oud' } });
const draft = draftOf([block]);
/** Somebody new in each test: what the one before left behind is theirs. */
let anna = { guid: '', name: 'Anna Bakker' };
const bram = { guid: '5b0f1f8e-1111-4222-8333-44445555bbbb', name: 'Bram Smit' };
beforeEach(() => void (anna = { ...anna, guid: crypto.randomUUID() }));

function change(about: Partial<ChangeByPerson> = {}): ChangeByPerson {
  return {
    block: block.guid,
    type: 'image',
    kind: 'changed',
    name: 'Oud',
    texts: [
      {
        field: 'caption',
        item: null,
        parts: [
          { kind: 'removed', text: 'Oud' },
          { kind: 'added', text: 'Nieuw' },
        ],
      },
    ],
    settings: [],
    added: 1,
    removed: 1,
    who: anna,
    when: '2026-11-16T10:00:00.000Z',
    isUnseen: false,
    ...about,
  };
}

const comparisonOf = (about: Partial<Comparison> = {}): Comparison => ({
  structureVersion: 1,
  draftVersion: 2,
  state: 'changed',
  publishedOn: '2026-11-03T09:00:00.000Z',
  changes: [change()],
  outdated: 0,
  readers: [],
  ...about,
});

/** The editor as the application shows it; only the network behind it is the test's. */
async function show(comparisons: { nl: Comparison; en?: Comparison } = { nl: comparisonOf() }) {
  const network = {
    save: () => Response.json({ content: {}, contentVersion: 2, draftVersion: 2, removed: null }),
    comparisons,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const language = url.searchParams.get('lang') === 'en' ? 'en' : 'nl';
    return url.pathname.endsWith(':compare') ? Response.json(network.comparisons[language]) : network.save();
  });
  const publish = vi.fn<(versions: readonly SeenVersion[]) => Promise<Publishing>>((versions) =>
    Promise.resolve({ published: versions.map(({ language }) => language), isOutdated: false }),
  );
  const { services } = testServices({ person: () => anna });
  const optimizer = createLoadOptimizer(services);
  const currentUser = createCurrentUser(optimizer, applicationUser(anna));
  const links = (['nl', 'en'] as const).map((language) => ({ language, href: `/${language}`, isCurrent: language === 'nl' }));
  await render(
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <LoadOptimizerProvider optimizer={optimizer}>
          <ServicesProvider services={services}>
            <CurrentUserProvider currentUser={currentUser}>
              <BlockComponentsContext value={{ image: ImageBlock }}>
                <ResourcesProvider value={noResources}>
                  <AbovePageProvider>
                    <AbovePagePlace />
                    <DocumentEditor
                      draft={draft}
                      closeHref="/"
                      publish={publish}
                      loadAnew={() => Promise.resolve({ ...draft, draftVersion: 2, hasChanges: true })}
                      languageLinks={comparisons.en ? links : []}
                      menuPlace={{ kind: 'under', name: 'Afval' }}
                    >
                      {({ blocks }) => blocks.map((each) => <BlockView key={each.guid} block={each} pageLanguage="nl" />)}
                    </DocumentEditor>
                  </AbovePageProvider>
                </ResourcesProvider>
              </BlockComponentsContext>
            </CurrentUserProvider>
          </ServicesProvider>
        </LoadOptimizerProvider>
      </UiLanguage>
    </LanguageProvider>,
  );
  return { network, services, publish };
}

async function type(words: string) {
  await page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' }).click();
  await userEvent.keyboard(words);
}

const panel = page.getByRole('complementary', { name: 'Publiceren' });
const publishButton = panel.getByRole('button', { name: /^Publiceer / });

test('R10.31 one changed sentence: open, one press, and the focus is in the bar again', async () => {
  const { publish } = await show();
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect.element(panel.getByText('Je zet 1 wijziging live: 1 van jou.')).toBeVisible();
  await expect.element(panel.getByText('Iedereen kan deze pagina zien, ook zonder account.')).toBeVisible();
  await expect.element(panel.getByText('De pagina staat in het menu onder Afval.')).toBeVisible();
  expect(panel.element().querySelector('del')?.textContent).toBe('weg: Oud');
  expect(panel.element().querySelector('ins')?.textContent).toBe('erbij: Nieuw');
  await publishButton.click();
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toHaveFocus();
  expect(publish.mock.calls[0]?.[0]).toEqual([{ language: 'nl', version: '1.2' }]);
});

test('R10.31 by keyboard alone: Ctrl+Enter opens it, and Ctrl+Enter publishes', async () => {
  const { publish } = await show();
  await type('Nieuw');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel.getByRole('heading', { name: 'Publiceren' })).toHaveFocus();
  await expect.element(publishButton).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => publish.mock.calls.length).toBe(1);
  await expect.element(panel).not.toBeInTheDocument();
});

test('Ctrl+S saves at once and says so', async () => {
  const { services } = await show();
  await type('Nieuw');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ title: 'Alles is opgeslagen.' }]);
});

test('R10.31 what somebody else changed is said by name; what changed meanwhile is one more press', async () => {
  const { network, publish } = await show({ nl: comparisonOf({ changes: [change({ who: bram, isUnseen: true })] }) });
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect.element(panel.getByText('Bram Smit heeft nog 1 ding gewijzigd.')).toBeVisible();
  publish.mockResolvedValueOnce({ published: [], isOutdated: true });
  network.comparisons = {
    nl: comparisonOf({ draftVersion: 5, changes: [change(), change({ block: null, type: null, who: bram, isUnseen: true })] }),
  };
  await publishButton.click();
  await expect.element(panel.getByText('Er is intussen iets gewijzigd.')).toBeVisible();
  await expect.element(panel.getByText('De pagina zelf')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).not.toBeInTheDocument();
  await publishButton.click();
  await expect.poll(() => publish.mock.calls.at(-1)?.[0]).toEqual([{ language: 'nl', version: '1.5' }]);
});

test('R1.05 R10.31 one language is published, or both, each from its own draft', async () => {
  const { publish } = await show({
    nl: comparisonOf(),
    en: comparisonOf({ draftVersion: 7, state: 'new', publishedOn: null, outdated: 2 }),
  });
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect.element(panel.getByRole('button', { name: 'Publiceer Nederlands' })).toBeVisible();
  await expect.element(panel.getByText('De vertaling van 2 blokken is ouder dan de Nederlandse tekst.')).toBeVisible();
  await panel.getByText(/^Engels/).click();
  await panel.getByRole('button', { name: 'Publiceer Nederlands en Engels' }).click();
  await expect
    .poll(() => publish.mock.calls[0]?.[0])
    .toEqual([
      { language: 'nl', version: '1.2' },
      { language: 'en', version: '1.7' },
    ]);
});

test('R4.16 that it is published is shown at once, and taken back when it failed', async () => {
  const { publish } = await show();
  const answered = Promise.withResolvers<Publishing>();
  publish.mockReturnValueOnce(answered.promise);
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
  answered.resolve({ published: [], isOutdated: false });
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
});

test('what is typed while the page is being published is told to be unpublished', async () => {
  const { publish } = await show();
  const answered = Promise.withResolvers<Publishing>();
  publish.mockReturnValueOnce(answered.promise);
  await type('Eerst');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.poll(() => publish.mock.calls.length).toBe(1);
  await type('Daarna');
  answered.resolve({ published: ['nl'], isOutdated: false });
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
  await expect.element(page.getByText('Alles is gepubliceerd')).not.toBeInTheDocument();
});

test('what is not saved is not published, and its editor is told', async () => {
  const { network, services, publish } = await show();
  const fields = [{ path: 'content.caption', code: 'too_big', params: { maximum: 300 } }];
  network.save = () => Response.json({ code: 'document.block_refused', errors: fields }, { status: 422 });
  await type('Lang');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ title: 'Nog niet gepubliceerd.' }]);
  expect(publish).not.toHaveBeenCalled();
});

test('Escape closes it, and the focus is where it was', async () => {
  await show();
  await type('Nieuw');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel.getByRole('heading', { name: 'Publiceren' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' })).toHaveFocus();
});
