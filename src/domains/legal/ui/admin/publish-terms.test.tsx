import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { PublishTerms } from './publish-terms.tsx';

afterEach(() => vi.unstubAllGlobals());

type Lines = { kind: string; section: string; words: string }[];
const line = { kind: 'added', section: 'Gebruik', words: 'U mag lezen.' };

const answering =
  (published: () => unknown, changes: (language: string | null) => Lines | null = () => [line]) =>
  (call: SentCall) => {
    if (call.method === 'POST') return published();
    if (call.url.pathname === '/api/termsofuse')
      return { version: 1, acceptedVersion: 1, changes: changes(call.url.searchParams.get('lang')), text: {} };
    if (call.url.pathname === '/api/users') return { items: [], total: 1280 };
    return [{ key: 'termsOfUseVersion', value: 1, version: 0 }];
  };

test('new terms are published after a question that says how many people it is about', async () => {
  const { screen, sent } = await showAdmin(
    <PublishTerms />,
    answering(() => ({ version: 2 })),
  );
  await screen.getByRole('button', { name: 'Publiceer een nieuwe versie' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Versie 2 van de gebruiksvoorwaarden publiceren?' });
  await expect.element(dialog.getByText(/Dat zijn nu 1\.280 mensen met een actief account, jijzelf ook\./)).toBeVisible();
  expect(sent.find(({ url }) => url.pathname === '/api/users')?.url.searchParams.get('status')).toBe('active');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('button', { name: 'Publiceer versie 2' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname))
    .toEqual(['/api/termsofuse:publish']);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the screen says where the text comes from, and that it cannot be edited here yet', async () => {
  const { screen } = await showAdmin(
    <PublishTerms />,
    answering(() => ({ version: 2 })),
  );
  await expect.element(screen.getByText(/De tekst hoort bij Plein .* Je kunt hem hier nog niet bewerken\./)).toBeVisible();
});

test('when somebody else has just published, that is said and the question stays', async () => {
  const { screen } = await showAdmin(
    <PublishTerms />,
    answering(() => Response.json({ code: 'request.stale' }, { status: 412 })),
  );
  await screen.getByRole('button', { name: 'Publiceer een nieuwe versie' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Publiceer versie 2' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/Iemand anders heeft net een nieuwe versie gepubliceerd/)).toBeVisible();
});

test.each([
  ['nothing is new or gone: that is said', () => [], /De tekst is niet veranderd sinds versie 1/],
  [
    'one language is not what it was: how much is said',
    (language: string | null) => (language === 'en' ? [line, line] : []),
    /sinds versie 1: 0 in het Nederlands en 2 in het Engels/,
  ],
])('when %s, and publishing goes on', async (_, changes, words) => {
  const { screen, sent } = await showAdmin(
    <PublishTerms />,
    answering(() => ({ version: 2 }), changes),
  );
  await screen.getByRole('button', { name: 'Publiceer een nieuwe versie' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(words)).toBeVisible();
  // What is still fading in has no contrast yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect((await axe.run(dialog.element())).violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publiceer versie 2' }).click();
  await expect.poll(() => sent.some(({ url }) => url.pathname === '/api/termsofuse:publish')).toBe(true);
});

test('what the text of the version in force was is not known: nothing is said about it', async () => {
  const { screen } = await showAdmin(
    <PublishTerms />,
    answering(
      () => ({ version: 2 }),
      () => null,
    ),
  );
  await screen.getByRole('button', { name: 'Publiceer een nieuwe versie' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Publiceer versie 2' })).toBeEnabled();
  await expect.element(screen.getByText(/sinds versie/)).not.toBeInTheDocument();
});
