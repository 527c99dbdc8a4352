import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin } from '../../../../../tests/support/show-admin.tsx';
import { DataExportOfUser } from './data-export-of-user.tsx';

afterEach(() => vi.unstubAllGlobals());

const guid = 'd0000000-0000-4000-8000-000000000001';
const copy = { guid, state: 'waiting', progress: 0, bytes: null, createdOn: '2026-11-16T10:00:00.000Z', expiresOn: null };

test('an admin has a copy made, and reads who gets it', async () => {
  const { screen, sent } = await showAdmin(<DataExportOfUser guid={guid} isActive />, () => copy);
  await expect.element(screen.getByText(/kan alleen zelf de kopie ophalen/)).toBeVisible();
  await screen.getByRole('button', { name: 'Kopie laten maken' }).click();
  await expect.element(screen.getByText('Deze persoon krijgt een e-mail als de kopie klaar is.')).toBeVisible();
  expect(sent.map(({ url }) => url.pathname)).toEqual([`/api/users/${guid}:exportData`]);
});

test('of an account that is not active it says why there is nothing to press', async () => {
  const { screen } = await showAdmin(<DataExportOfUser guid={guid} isActive={false} />, () => copy);
  await expect.element(screen.getByText(/Maak het account eerst actief/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopie laten maken' }).query()).toBeNull();
});
