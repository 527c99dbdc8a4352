import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { listedGuid as guid, partOfIndex as part } from '../../testing/page-entries.ts';
import { PagesIndex } from './pages-index.tsx';

/** What the address held before, so that one test leaves nothing to the next. */
const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const askedLast = (sent: readonly SentCall[]) => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []);

test('a wide list has the address below the title, and who changed it below when', async () => {
  const { screen } = await showAdmin(<PagesIndex />, () => part, { language: 'en' });
  const row = screen.getByRole('row', { name: /Parking/ });
  for (const words of ['/en/living/parking', 'Changes', 'Draft', 'yesterday 16:40', 'Sanne de Vries'])
    await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Edit Parking' })).toHaveAttribute('href', '/en/living/parking/edit');
});

test('how far a page is narrows the list, stands in the address and can be cleared', async () => {
  const { screen, sent } = await showAdmin(<PagesIndex />, ({ url }) =>
    url.searchParams.get('state') === 'draft' ? { ...part, items: [], total: 0 } : part,
  );
  const drafts = screen.getByRole('button', { name: 'Concept 4', exact: true });
  await expect.element(drafts).toHaveAttribute('aria-pressed', 'false');
  history.replaceState(history.state, '', '?page=2');
  await drafts.click();
  await expect.poll(() => askedLast(sent)).toMatchObject({ state: 'draft', page: '1' });
  expect(location.search).toBe('?state=draft');
  await expect.element(drafts).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Wis zoekwoord en filters' }).click();
  await expect.element(screen.getByRole('link', { name: 'Open Parkeren' })).toBeVisible();
  expect(location.search).toBe('');
});

test('a state that there is none of is named, in English in English', async () => {
  history.replaceState(history.state, '', '?state=weg');
  const { screen } = await showAdmin(<PagesIndex />, () => part, { language: 'en' });
  await expect.element(screen.getByText('Unknown filter in the address: Status. The list isn’t filtered by it.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove from the address' }).click();
  expect(location.search).toBe('');
});

test('what can be done with a page stands in its menu, by keyboard too', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(360, 740);
  const { screen, notices } = await showAdmin(<PagesIndex />, () => part);
  const menu = screen.getByRole('button', { name: 'Acties voor Parkeren' });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Bewerk' })).toHaveFocus();
  const leads = screen.getByRole('menu').getByRole('menuitem').elements();
  expect(leads.map((lead) => lead.getAttribute('href'))).toEqual([
    '/wonen/parkeren/edit',
    '/wonen/parkeren',
    '/en/living/parking',
    null,
    `/admin/log?object=${guid}`,
  ]);
  await screen.getByRole('menuitem', { name: 'Kopieer de vaste link' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual(['Link gekopieerd.']);
  expect(copied).toHaveBeenCalledWith(`${location.origin}/g/${guid}`);
  await expect.element(menu).toHaveFocus();

  // What is not translated cannot be viewed in that language.
  await screen.getByRole('button', { name: /^Acties voor Toegankelijkheid/ }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Bekijk in het Engels' })).not.toBeInTheDocument();
});

test('where a browser copies nothing, the link is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { screen, notices } = await showAdmin(<PagesIndex />, () => part);
  await screen.getByRole('button', { name: 'Acties voor Parkeren' }).click();
  await screen.getByRole('menuitem', { name: 'Kopieer de vaste link' }).click();
  await expect.poll(() => notices.getSnapshot()[0]?.title).toContain(`/g/${guid}`);
});
