import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { applyOperation } from '#domains/documents/model/apply-operation.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { KeptStructure } from '#domains/documents/model/structure.ts';
import { draftBlock, draftOf } from '#domains/editor/testing/draft-server.ts';
import { AbovePagePlace, AbovePageProvider } from '#platform/web/above-page.tsx';
import type { Language } from '#platform/shared/language.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { PageRights } from '../../model/page.ts';
import { PageEditor } from './page-editor.tsx';

afterEach(() => vi.unstubAllGlobals());

const role = '5b0f1f8e-1111-4222-8333-444455557777';
const side = { type: 'text', content: {}, layoutPosition: 'side-left' as const };
const blocks = [
  draftBlock({ ...side, guid: '5b0f1f8e-1111-4222-8333-000000000001' }),
  draftBlock({ ...side, guid: '5b0f1f8e-1111-4222-8333-000000000002', layoutPosition: 'main' }),
  draftBlock({ ...side, guid: '5b0f1f8e-1111-4222-8333-000000000003' }),
];

/** What the server keeps of one page, and does with what it is asked. */
function pageServer(draft: Draft) {
  const { title, description, layout, options } = draft;
  const kept = blocks.map(({ guid, type, format, options: own, layoutPosition, languages, isHidden, version }) => {
    return { guid, type, format, options: own, layoutPosition, languages, isHidden, version, isRemoved: false };
  });
  const server = {
    words: { title, description } as Record<string, unknown>,
    versions: { words: draft.wordsVersion, structure: 1, rights: 4 },
    structure: { layout, options, blocks: kept } as KeptStructure,
    rights: { roleIds: [], editPermission: 'Admin', editRoles: [] } as PageRights,
    /** Somebody else saves this before the next save of words. */
    byOther: null as Record<string, unknown> | null,
    answer({ method, url, body, headers }: SentCall): unknown {
      const what = `${method} ${url.pathname}`;
      // Nobody else is there.
      if (what.endsWith('/events')) return new Promise(() => {});
      if (what.endsWith('/words')) return saveWords(body as object);
      if (what.endsWith(':change')) return change((body as { operations: Operation[] }).operations);
      if (what.endsWith('/rights')) return method === 'GET' ? rightsNow() : saveRights(body as PageRights, headers);
      if (what === 'GET /api/roles') return [{ guid: role, nameNl: 'Redactie', nameEn: 'Editors', isBuiltIn: false }];
      if (what === 'GET /api/platformsettingvalues') return [{ key: 'showFooterByDefault', value: true }];
      if (what === 'GET /api/assets') return [assetView()];
      return what.startsWith('DELETE') ? new Response(null, { status: 204 }) : [];
    },
  };

  function saveWords(given: object) {
    const { byOther, versions } = server;
    server.byOther = null;
    if (byOther) {
      versions.words += 1;
      server.words = { ...server.words, ...byOther };
      const details = { version: versions.words, value: server.words, who: { guid: role, name: 'Anna' } };
      return Response.json({ status: 412, code: 'request.stale', details }, { status: 412 });
    }
    server.words = { ...server.words, ...given };
    versions.words += 1;
    return { guid: draft.guid, ...server.words, version: versions.words, draftVersion: versions.words };
  }

  function change(operations: readonly Operation[]) {
    server.structure = operations.reduce<KeptStructure>(applyOperation, server.structure);
    server.versions.structure += 1;
    return { guid: draft.guid, structureVersion: server.versions.structure, structure: server.structure };
  }

  const rightsNow = () => ({ guid: draft.guid, ...server.rights, version: server.versions.rights });

  function saveRights(rights: PageRights, headers: Headers) {
    if (headers.get('if-match') !== `"${server.versions.rights}"`) return new Response('{}', { status: 412 });
    server.rights = rights;
    server.versions.rights += 1;
    return rightsNow();
  }

  return server;
}

async function show({ about = {} as Partial<Draft>, language = 'nl' as Language, isAdmin = true } = {}) {
  await page.viewport(1280, 900);
  const draft = draftOf(blocks, { title: 'Haven', description: 'Alles over de haven.', layout: '25-75', language, ...about });
  const server = pageServer(draft);
  const reloadFrame = vi.fn<() => void>();
  const { sent } = await showAdmin(
    <AbovePageProvider>
      <AbovePagePlace />
      <PageEditor
        draft={draft}
        closeHref="/haven"
        showPage={({ title, layout }) => <h1 data-layout={layout}>{title}</h1>}
        reloadFrame={reloadFrame}
        frame={{ languageLinks: [], platformName: 'Noorderhaven', navigation: { breadcrumbs: [] } }}
      />
    </AbovePageProvider>,
    server.answer,
    { language, person: { ...adminPerson, isAdmin, isContentManager: true } },
  );
  await page.getByRole('button', { name: /^(Pagina-instellingen|Page settings)$/ }).click();
  await expect.element(panel.getByRole('heading', { level: 2 })).toBeVisible();
  return { server, sent, reloadFrame };
}

const panel = page.getByRole('complementary', { name: /^(Pagina-instellingen|Page settings)/ });
async function saved() {
  await expect.element(page.getByText(/^(Opgeslagen om|Saved at)/)).toBeVisible();
}
const titleField = panel.getByRole('textbox', { name: 'Titel', exact: true });
const heading = page.getByRole('heading', { level: 1 });

test('R10.60 R10.64 the title is on the page and in the previews as it is typed, saves itself and can be undone', async () => {
  const { server } = await show();
  await titleField.fill('Haven en kade');
  await expect.element(heading).toHaveTextContent('Haven en kade');
  await expect.element(panel.getByText('Haven en kade – Noorderhaven')).toBeVisible();
  await saved();
  expect(server.words).toEqual({ title: 'Haven en kade', description: 'Alles over de haven.' });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(heading).toHaveTextContent('Haven');
  await expect.element(titleField).toHaveValue('Haven');
  await expect.poll(() => server.words['title']).toBe('Haven');
});

test('R10.60 a page is never without a title: the field says so, and the page keeps the one it had', async () => {
  const { server } = await show();
  await titleField.fill('');
  await expect.element(panel.getByText('Vul een titel in.', { exact: false })).toBeVisible();
  await expect.element(titleField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(heading).toHaveTextContent('Haven');
  await titleField.fill('Kade');
  await expect.element(panel.getByText('Vul een titel in.', { exact: false })).not.toBeInTheDocument();
  await expect.poll(() => server.words['title']).toBe('Kade');
});

test('R10.60 what somebody else made of the description stays, beside a new title', async () => {
  const { server } = await show();
  server.byOther = { description: 'Van Anna.' };
  await titleField.fill('Kade');
  await expect.element(panel.getByRole('textbox', { name: /^Korte beschrijving/ })).toHaveValue('Van Anna.');
  await expect.poll(() => server.words).toEqual({ title: 'Kade', description: 'Van Anna.' });
});

test('R10.60 two titles at the same time: both are shown, and one is chosen', async () => {
  const { server } = await show();
  server.byOther = { title: 'Van Anna' };
  await titleField.fill('Van mij');
  await page.getByRole('button', { name: 'Vergelijk' }).click();
  await expect.element(page.getByRole('dialog').getByText('titel van de pagina', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Neem de andere tekst' }).click();
  await expect.element(heading).toHaveTextContent('Van Anna');
  expect(server.words['title']).toBe('Van Anna');
});

test('R10.60 a title that is shown in Dutch says so, until there is one in the language itself', async () => {
  const { server } = await show({ language: 'en', about: { fallback: ['title', 'description'] } });
  const title = panel.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(title).toHaveAttribute('lang', 'nl');
  await title.fill('Harbour');
  await expect.element(title).toHaveAttribute('lang', 'en');
  await saved();
  // The description was not touched, so it stays as it is in Dutch.
  expect(server.words).toEqual({ title: 'Harbour', description: 'Alles over de haven.' });
  await expect.element(panel.getByRole('textbox', { name: /^Short description/ })).toHaveAttribute('lang', 'nl');
});

test('R10.61 another layout says what goes where before it is done, loses nothing, and is one step back', async () => {
  const { server } = await show();
  await panel.getByRole('radio', { name: 'Eén kolom' }).click();
  await expect.element(panel.getByText('2 blokken uit de linkerkolom komen onder de hoofdtekst.')).toBeVisible();
  await expect.element(heading).toHaveAttribute('data-layout', '25-75');
  await panel.getByRole('button', { name: 'Gebruik deze indeling' }).click();
  await expect.element(heading).toHaveAttribute('data-layout', '100');
  await expect.element(panel.getByRole('radio', { name: 'Eén kolom' })).toHaveFocus();
  await expect.poll(() => server.structure.blocks.map(({ layoutPosition }) => layoutPosition)).toEqual(['main', 'main', 'main']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(heading).toHaveAttribute('data-layout', '25-75');
  await expect.poll(() => server.structure.blocks.filter(({ layoutPosition }) => layoutPosition === 'side-left').length).toBe(2);
});

test('R10.62 what stands around the page is on, off or as the platform does it, and is made anew once that is saved', async () => {
  const { server, reloadFrame } = await show({ about: { options: { showHeader: false } } });
  await expect.element(panel.getByRole('combobox', { name: 'Kop met logo en zoekveld' })).toHaveValue('off');
  const footer = panel.getByRole('combobox', { name: 'Voettekst' });
  await expect.element(footer.getByRole('option', { name: 'Standaard van de website (aan)' })).toBeInTheDocument();
  await footer.selectOptions('Uit');
  await expect.poll(() => server.structure.options).toEqual({ showHeader: false, showFooter: false });
  await expect.poll(() => reloadFrame.mock.calls.length).toBe(1);
  await footer.selectOptions('Standaard van de website (aan)');
  await expect.poll(() => server.structure.options).toEqual({ showHeader: false });
});

test('R10.63 a page gets a picture of its own, with words for who does not see it, and loses it again', async () => {
  const { server } = await show();
  await panel.getByRole('button', { name: 'Kies een foto' }).click();
  await page.getByRole('radio', { name: 'haven.jpg' }).click();
  await page.getByRole('button', { name: 'Gebruik deze foto' }).click();
  await panel.getByRole('textbox', { name: /^Wat staat er op de foto/ }).fill('De haven bij avond.');
  const { guid: asset } = assetView();
  await expect.poll(() => server.structure.options).toEqual({ headerImage: { asset, alt: { nl: 'De haven bij avond.' } } });
  await expect.element(panel.getByRole('img', { name: 'De haven bij avond.' })).toBeVisible();
  await panel.getByRole('button', { name: 'Haal de foto weg' }).click();
  await expect.element(panel.getByRole('button', { name: 'Kies een foto' })).toHaveFocus();
  await expect.poll(() => server.structure.options).toEqual({});
});

test('R10.65 who may see and edit the page holds at once, and is never for everybody because no role was named', async () => {
  const { server } = await show();
  await panel.getByRole('radio', { name: 'Alleen wie een van deze rollen heeft' }).click();
  await panel.getByRole('button', { name: 'Bewaar de rechten' }).click();
  // Without a role it would be for everybody.
  await expect.element(panel.getByText('Kies minstens één rol.', { exact: false })).toBeVisible();
  expect(server.versions.rights).toBe(4);
  await panel.getByRole('checkbox', { name: 'Redactie' }).click();
  await panel.getByRole('button', { name: 'Bewaar de rechten' }).click();
  await expect.poll(() => server.rights).toEqual({ roleIds: [role], editPermission: 'Admin', editRoles: [] });
});

test('R10.65 who is no admin says nothing about rights', async () => {
  const { sent } = await show({ isAdmin: false });
  await expect.element(panel.getByRole('combobox', { name: 'Voettekst' })).toBeVisible();
  expect(sent.filter(({ url }) => url.pathname.endsWith('/rights'))).toEqual([]);
  await expect.element(panel.getByText('Wie mag de pagina zien?')).not.toBeInTheDocument();
});

test('R7.08 refreshing for everybody asks for it twice: what anybody may read, and what only some may', async () => {
  const { sent } = await show();
  await panel.getByRole('button', { name: 'Ververs voor iedereen' }).click();
  const asked = () => sent.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname + url.search);
  await expect
    .poll(asked)
    .toEqual([expect.stringMatching(/^\/cache_invalidate\?.*public=true/), expect.stringMatching(/^\/cache_invalidate\?.*public=false/)]);
});
