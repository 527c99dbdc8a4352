import '#ui/styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noResources } from '#domains/blocks/model/resources.ts';
import { BlockComponentsContext, BlockView, ImageBlock, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import type { Comparison } from '#domains/documents/model/comparison.contract.ts';
import type { Revision } from '#domains/documents/model/revision.ts';
import type { ChangeByPerson } from '#domains/documents/model/comparison.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import { ApiError } from '#platform/web/api-error.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { DocumentEditor } from '../document-editor.tsx';
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
beforeEach(async () => {
  anna = { ...anna, guid: crypto.randomUUID() };
  await page.viewport(1280, 900);
});

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

const revisions: Revision[] = [
  { number: 7, kind: 'paused', language: null, isLive: false, madeOn: '2026-11-16T14:04:00.000Z', madeBy: bram },
  { number: 6, kind: 'published', language: 'nl', isLive: true, madeOn: '2026-11-16T09:00:00.000Z', madeBy: null },
  { number: 5, kind: 'before_discard', language: 'nl', isLive: false, madeOn: '2026-11-12T09:00:00.000Z', madeBy: bram },
];

/** The editor as the application shows it; only the network behind it is the test's. */
async function show(comparisons: { nl: Comparison; en?: Comparison } = { nl: comparisonOf() }) {
  const network = {
    save: () => Response.json({ content: {}, contentVersion: 2, draftVersion: 2, removed: null }),
    goBack: () => Response.json({ revision: 8, kept: [], structureChanges: 0 }),
    comparisons,
  };
  const asked: { path: string; body: unknown; version: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit) => {
    const url = new URL(address, location.href);
    const language = url.searchParams.get('lang') === 'en' ? 'en' : 'nl';
    if (url.pathname.endsWith('/revisions')) return Response.json({ items: revisions, total: revisions.length });
    if (/revisions\/\d+:compare$/.test(url.pathname)) return Response.json({ changes: [change()] });
    if (url.pathname.endsWith(':compare')) return Response.json(network.comparisons[language]);
    const version = new Headers(headers).get('if-match');
    asked.push({ path: url.pathname.replace(/.*\//, ''), body: body ? JSON.parse(String(body)) : null, version });
    return url.pathname.includes(':') ? network.goBack() : network.save();
  });
  const publish = vi.fn<(seen: SeenVersion) => Promise<void>>(() => Promise.resolve());
  const takeBack = vi.fn<(seen: SeenVersion) => Promise<void>>(() => Promise.resolve());
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
                      publication={{ publish, takeBack }}
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
  return { network, services, publish, takeBack, asked };
}

async function type(words: string) {
  // The name of the block lies over a caption that is all there is of a page.
  const caption = page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' });
  await expect.element(caption).toBeVisible();
  (caption.element() as HTMLElement).focus();
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
  expect(publish.mock.calls[0]?.[0]).toEqual({ language: 'nl', version: '1.2' });
});

test('R10.31 on a telephone the bar leaves the panel its button, and has the focus again after it', async () => {
  await page.viewport(360, 740);
  await show();
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).not.toBeInTheDocument();
  await publishButton.click();
  await expect.element(page.getByRole('button', { name: 'Gepubliceerd' })).toHaveFocus();
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
  publish.mockRejectedValueOnce(new ApiError({ status: 412, code: 'request.stale' }));
  network.comparisons = {
    nl: comparisonOf({ draftVersion: 5, changes: [change(), change({ block: null, type: null, who: bram, isUnseen: true })] }),
  };
  await publishButton.click();
  await expect.element(panel.getByText('Er is intussen iets gewijzigd.')).toBeVisible();
  await expect.element(panel.getByText('De pagina zelf')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).not.toBeInTheDocument();
  await publishButton.click();
  await expect.poll(() => publish.mock.calls.at(-1)?.[0]).toEqual({ language: 'nl', version: '1.5' });
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
    .poll(() => publish.mock.calls.map(([seen]) => seen))
    .toEqual([
      { language: 'nl', version: '1.2' },
      { language: 'en', version: '1.7' },
    ]);
});

test('R4.16 that it is published is shown at once, and taken back when it failed', async () => {
  const { publish } = await show();
  const answered = Promise.withResolvers<void>();
  publish.mockReturnValueOnce(answered.promise);
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
  answered.reject(new ApiError({ status: 500, code: 'unexpected' }));
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
});

test('R4.16 R10.32 a publication is taken back from its notice: the bar says so at once, and takes that back when it failed', async () => {
  const { services, takeBack } = await show();
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ title: 'Gepubliceerd.', link: { label: 'Bekijk de pagina' } }]);
  const answered = Promise.withResolvers<void>();
  takeBack.mockReturnValueOnce(answered.promise);
  services.notices.getSnapshot()[0]?.action?.run();
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
  answered.reject(new ApiError({ status: 412, code: 'request.stale' }));
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
  expect(takeBack.mock.calls[0]?.[0]).toEqual({ language: 'nl', version: '1.2' });
});

test('R10.03 who undoes their way back to what readers have reads that in the bar', async () => {
  await show({ nl: comparisonOf({ state: 'published', changes: [] }) });
  await type('X');
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
});

test('what is typed while the page is being published is told to be unpublished', async () => {
  const { publish } = await show();
  const answered = Promise.withResolvers<void>();
  publish.mockReturnValueOnce(answered.promise);
  await type('Eerst');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publishButton.click();
  await expect.poll(() => publish.mock.calls.length).toBe(1);
  await type('Daarna');
  answered.resolve();
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

test('R10.33 who throws a draft away reads what goes, and after that what stayed and why; the notice brings it back', async () => {
  const { network, services, asked } = await show();
  const kept = [{ block: block.guid, language: 'en', who: bram }];
  network.goBack = () => Response.json({ revision: 8, kept, structureChanges: 2 });
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await panel.getByRole('button', { name: 'Concept weggooien' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Afbeelding: Oud (gewijzigd)');
  await expect.element(question.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
  await question.getByRole('button', { name: 'Gooi weg' }).click();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ title: 'Concept weggegooid.' }]);
  const [notice] = services.notices.getSnapshot();
  expect(notice?.message).toBe(
    '1 blok blijft, alleen voor het Engels: daar staat tekst in van Bram Smit. 2 wijzigingen in de indeling blijven: Engels heeft ze al.',
  );
  await expect.element(panel).not.toBeInTheDocument();
  notice?.action?.run();
  await expect.poll(() => asked.at(-1)).toEqual({ path: '8:restore', body: { languages: ['nl'], hasStructure: true }, version: '"1.2"' });

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect.element(panel.getByText('Wat nog anders is, komt door de indeling: Engels heeft die al.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Concept weggooien' })).not.toBeInTheDocument();
});

test('R10.34 the history shows who made what when, beside the draft of now, and puts it back as a draft', async () => {
  const { network, services, asked } = await show();
  await type('Nieuw');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await panel.getByRole('button', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('complementary', { name: 'Geschiedenis' });
  await expect.element(history.getByRole('heading', { level: 3 }).first()).toHaveTextContent('maandag 16 november 2026');
  await expect.element(history.getByRole('button', { name: /Gepubliceerd in het Nederlands.*Nu te zien/ })).toBeVisible();
  await history.getByRole('button', { name: /Tussenversie.*Bram Smit/ }).click();
  await expect.element(history.getByRole('heading', { name: /^Versie van 16 november/ })).toHaveFocus();
  expect(history.element().querySelector('ins')?.textContent).toBe('erbij: Nieuw');

  network.goBack = () => Response.json({ code: 'request.stale' }, { status: 412 });
  await history.getByRole('button', { name: 'Zet de hele pagina terug' }).click();
  await expect.element(history.getByText('Er is intussen iets gewijzigd.')).toBeVisible();
  network.goBack = () => Response.json({ revision: 9 });
  await history.getByRole('button', { name: 'Zet alleen Nederlands terug' }).click();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ title: 'Teruggezet als concept.' }]);
  const bodies = asked.filter(({ path }) => path === '7:restore').map(({ body }) => body);
  expect(bodies).toEqual([
    { languages: ['nl', 'en'], hasStructure: true },
    { languages: ['nl'], hasStructure: false },
  ]);
  await expect.element(page.getByRole('button', { name: 'Publiceren', exact: true })).toHaveFocus();
});
