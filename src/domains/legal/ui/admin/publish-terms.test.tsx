import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { PublishTerms } from './publish-terms.tsx';

afterEach(() => vi.unstubAllGlobals());

const answering = (published: () => unknown) => (call: SentCall) => {
  if (call.method === 'POST') return published();
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

test('when somebody else has just published, that is said and the question stays', async () => {
  const { screen } = await showAdmin(
    <PublishTerms />,
    answering(() => Response.json({ code: 'request.stale' }, { status: 412 })),
  );
  await screen.getByRole('button', { name: 'Publiceer een nieuwe versie' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Publiceer versie 2' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/Iemand anders heeft net een nieuwe versie gepubliceerd/)).toBeVisible();
});
